/** What is accepted as a roof: wider than anything built of sheets, narrow enough that every answer is finite. */
export const roofLimits = {
  lengthM: { least: 0.5, most: 60 },
  widthM: { least: 0.5, most: 60 },
  pitchDeg: { least: 2, most: 60 },
  eaveM: { least: 0, most: 2 },
  vergeM: { least: 0, most: 2 },
  gabletM: { least: 0.1, most: 5 },
} as const

/** A wing; it also lies within the wall that it stands at. */
export const wingLimits = {
  atM: { least: 0, most: 60 },
  outM: { least: 0.3, most: 30 },
  widthM: { least: 0.5, most: 60 },
} as const

export const MAX_WINGS = 4

/** Hidden roofs lie nearly flat. */
export const hiddenPitchDeg = { least: 3, most: 10 } as const
