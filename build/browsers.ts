/** The oldest browsers that get the whole design: our style sheets are written for newer ones and compiled down to these. */
export const oldestBrowsers = ['chrome88', 'firefox78', 'safari14']
