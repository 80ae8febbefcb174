// The chat button shows when the page rests after a scroll, as low on the right as it covers no word and nothing else to
// press. Where another way to chat is in view, or where there is no such place, it stays away.
const chat = document.querySelector('[data-chat]') as HTMLElement
const STEP_PX = 14
let resting: ReturnType<typeof setTimeout>

const settle = () => {
  const { left, right, height } = chat.getBoundingClientRect()
  const range = document.createRange()
  const boxes: DOMRect[] = []
  // The header lies above the button's reach.
  for (const part of document.querySelectorAll('main,#contact')) {
    const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      range.selectNode(words.currentNode)
      boxes.push(...range.getClientRects())
    }
    for (const link of part.querySelectorAll('a'))
      if (!link.querySelector('img')) boxes.push(link.getBoundingClientRect())
  }
  let top = innerHeight - height - 16
  // It climbs no further than its own height: a button that wanders is looked at, and the thumb is at the bottom.
  const highest = top - height
  // Whoever comes to it by Tab finds it in view even where it stays away.
  while (
    top > highest &&
    boxes.some(box => box.right > left && box.left < right && box.bottom > top && box.top < top + height)
  )
    top -= STEP_PX
  const other = document.querySelector('#contact [href*="wa.me"]') as HTMLElement
  chat.style.top = `${top}px`
  chat.dataset.chat = top <= highest || other.getBoundingClientRect().top < innerHeight ? 'away' : 'here'
}

const leave = () => {
  chat.dataset.chat = 'away'
}

leave()
addEventListener('scroll', () => {
  leave()
  clearTimeout(resting)
  resting = setTimeout(settle, 150)
})
