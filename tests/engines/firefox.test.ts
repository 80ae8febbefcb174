import { engines } from '../../scripts/engines.ts'
import { testEngine } from './walk.ts'

testEngine(engines[1])
