// The tooltip is imported when a pointer or the keyboard first comes near one; a touch phone has neither.
const start = ({ target }: Event) => {
  const node = target as Element
  if (!node.closest?.('[data-tip]')) return
  removeEventListener('pointerover', start)
  removeEventListener('focusin', start)
  // Nothing is said only in a tooltip: without it the page lacks nothing.
  import('./tooltip.ts').then(
    ({ show }) => show(node),
    () => {},
  )
}

if (matchMedia('(hover:hover)').matches) {
  addEventListener('pointerover', start)
  addEventListener('focusin', start)
}
