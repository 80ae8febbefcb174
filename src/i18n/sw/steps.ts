import type { StepWords } from '#i18n/en/steps.ts'

/** Taps that remove something, and the button that undoes them. */
export const steps: StepWords = {
  undo: 'Rudisha',
  undone: 'Imerudi kama ilivyokuwa.',
  done: {
    roofRemoved: n => `Paa ${n} limeondolewa.`,
    wingRemoved: n => `Bawa ${n} limeondolewa.`,
    wingsDropped: () => 'Umbo jipya halina mabawa hayo: yameondolewa.',
    settingsReset: () => 'Vipimo vya kawaida vimerudi.',
    productChanged: name => `${name}: vipimo vya bidhaa ya kwanza pekee vimeondolewa.`,
    lineDropped: () => 'Mstari mmoja wa orodha hauhesabiwi.',
    templateChosen: name => `${name}: vipimo vya kawaida vimewekwa.`,
    estimateOpened: name => `${name}: makadirio yako wazi.`,
    estimateDeleted: name => `${name}: makadirio yamefutwa kwenye kifaa hiki.`,
    cleared: () => 'Vyote vimefutwa.',
  },
}
