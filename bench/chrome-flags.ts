/** Flags for a Chromium that talks to nobody but the page under measurement. */
export const chromeFlags: readonly string[] = [
  '--headless=new',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--disable-domain-reliability',
  '--disable-features=OptimizationHints,MediaRouter,Translate',
  '--no-first-run',
  '--no-pings',
  '--metrics-recording-only',
  // Chromium's sandbox cannot start for root, as in most containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
