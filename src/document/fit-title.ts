/** Search engines show about this much of a title. */
const MAX_SHOWN_LENGTH = 70

/** Shortens a long title of a page: drops the name of the shop after the bar, because search results and link previews name it anyway. */
export function fitTitle(title: string): string {
  const bar = title.lastIndexOf(' | ')
  return title.length > MAX_SHOWN_LENGTH && bar > 0 ? title.slice(0, bar) : title
}
