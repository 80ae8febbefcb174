/** How a screen shows what alu-zinc and plain corrugated look like: `#rrggbb`. */
export const bareMetal = '#b9bec0'
