/** What is accepted as a roof: wider than anything built of sheets, narrow enough that every answer is finite. */
export const roofLimits = {
  lengthM: { least: 0.5, most: 60 },
  widthM: { least: 0.5, most: 60 },
  pitchDeg: { least: 2, most: 60 },
  eaveM: { least: 0, most: 2 },
  vergeM: { least: 0, most: 2 },
} as const
