import { type EstimatorWords, estimator } from '../src/i18n/en/estimator.ts'
import { fundiListRead } from '../src/i18n/en/fundi-list.ts'

/** All that the estimator says, as it is once a list has been read. */
export const estimatorWords: EstimatorWords = { ...estimator, list: { ...estimator.list, ...fundiListRead } }
