/** The screen colour of unpainted sheets: `#rrggbb`. */
export const bareMetalColour = '#b9bec0'
