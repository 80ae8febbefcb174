import { script } from 'virtual:tooltips-files'

// Tooltips are fetched when a pointer or the keyboard first comes near one; a touch phone has neither.
const start = ({ target }: Event) => {
  if (!(target as Element).closest?.('[data-tip]')) return
  removeEventListener('pointerover', start)
  removeEventListener('focusin', start)
  // Nothing is said only in a tooltip: without its script the page lacks nothing.
  import(/* @vite-ignore */ script).then(
    ({ show }) => show(target),
    () => {},
  )
}

if (matchMedia('(hover:hover)').matches) {
  addEventListener('pointerover', start)
  addEventListener('focusin', start)
}
