/** A gauge number of the trade and the thickness of the steel that Kenyan sellers mean by it, in mm. */
export interface Gauge {
  readonly gauge: number
  readonly minMm: number
  readonly maxMm: number
}

/** The thinnest sheet that the site advises for a home. */
export const homeGauge: Gauge = { gauge: 30, minMm: 0.25, maxMm: 0.25 }

/** From Kenyan trade pages, thinnest first. Makers do not agree, so orders name millimetres. */
export const gauges: readonly Gauge[] = [
  { gauge: 32, minMm: 0.2, maxMm: 0.2 },
  homeGauge,
  { gauge: 28, minMm: 0.3, maxMm: 0.32 },
  { gauge: 26, minMm: 0.4, maxMm: 0.4 },
]
