/** The estimates that a device keeps. */
export const estimates = {
  heading: 'Your estimates on this device',
  name: 'Name of this estimate',
  newName: 'New name',
  save: 'Save',
  hint: 'A house, a client, a church: each under its own name. Nothing is sent to us. Without a name, the last ten are kept.',
  saved: (name: string) => `Saved: ${name}. Every change is kept.`,
  notKept:
    'This device does not keep your estimate: its storage is full or blocked. Share the link or send the order before you leave this page.',
  unnamed: 'Without a name',
  openNow: 'Open now',
  open: 'Open',
  rename: 'Rename',
  delete: 'Delete',
  openNamed: (name: string) => `Open ${name}`,
  renameNamed: (name: string) => `Rename ${name}`,
  deleteNamed: (name: string) => `Delete ${name}`,
}

export type EstimateWords = typeof estimates
