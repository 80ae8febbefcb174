import { engines } from '../../scripts/engines.ts'
import { testEngine } from './test-engine.ts'

testEngine(engines[2])
