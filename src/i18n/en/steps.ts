/** Taps that remove something, and the button that undoes them. */
export const steps = {
  undo: 'Undo',
  undone: 'It is back as it was.',
  done: {
    roofRemoved: (n: string | number) => `Roof ${n} removed.`,
    wingRemoved: (n: string | number) => `Wing ${n} removed.`,
    wingsDropped: () => 'The new shape has no such wings: they were removed.',
    settingsReset: () => 'The usual values are back.',
    productChanged: (name: string | number) => `${name}: what only the other product has was removed.`,
    lineDropped: () => 'A line of the list is not counted.',
    templateChosen: (name: string | number) => `${name}: usual measures filled in.`,
    estimateOpened: (name: string | number) => `${name} is open.`,
    estimateDeleted: (name: string | number) => `${name} deleted from this device.`,
    cleared: () => 'Everything was cleared.',
  },
}

export type StepWords = typeof steps
