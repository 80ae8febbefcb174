import fc from 'fast-check'

fc.configureGlobal({ numRuns: 10, seed: 20261121, endOnFailure: true })
