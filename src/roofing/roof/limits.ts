/** The valid measurements of a roof: they allow any building that is roofed with sheets. */
export const roofLimits = {
  lengthM: { min: 0.5, max: 60 },
  widthM: { min: 0.5, max: 60 },
  pitchDeg: { min: 2, max: 60 },
  eaveM: { min: 0, max: 2 },
  vergeM: { min: 0, max: 2 },
  gabletM: { min: 0.1, max: 5 },
} as const

/** The valid measurements of a wing, which must also lie within its wall. */
export const wingLimits = {
  atM: { min: 0, max: 60 },
  outM: { min: 0.3, max: 30 },
  widthM: { min: 0.5, max: 60 },
} as const

export const MAX_WINGS = 4

/** Hidden roofs are nearly flat, so their pitch has other limits. */
export const hiddenPitchDeg = { min: 3, max: 10 } as const
