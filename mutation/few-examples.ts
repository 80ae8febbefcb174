import fc from 'fast-check'

fc.configureGlobal({ numRuns: 25, seed: 20261121, endOnFailure: true })
