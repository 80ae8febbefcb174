/** The valid measurements of a roof: wide enough for anything built of sheets, and finite. */
export const roofLimits = {
  lengthM: { least: 0.5, most: 60 },
  widthM: { least: 0.5, most: 60 },
  pitchDeg: { least: 2, most: 60 },
  eaveM: { least: 0, most: 2 },
  vergeM: { least: 0, most: 2 },
  gabletM: { least: 0.1, most: 5 },
} as const

/** The valid measurements of a wing, which must also lie within its wall. */
export const wingLimits = {
  atM: { least: 0, most: 60 },
  outM: { least: 0.3, most: 30 },
  widthM: { least: 0.5, most: 60 },
} as const

export const MAX_WINGS = 4

/** Hidden roofs are nearly flat. */
export const hiddenPitchDeg = { least: 3, most: 10 } as const
