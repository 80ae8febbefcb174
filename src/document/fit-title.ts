/** Search engines show about this much of a title. */
const MAX_LENGTH = 70

/** The title of a page. A long one leaves out the name of the shop after the bar, because previews name it anyway. */
export function fitTitle(title: string): string {
  const bar = title.lastIndexOf(' | ')
  return title.length > MAX_LENGTH && bar > 0 ? title.slice(0, bar) : title
}
