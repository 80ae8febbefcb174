/**
 * Replaces the colour in the text of a chat link, whatever characters either colour has.
 * @param label begins the line of the colour, `Colour` for `Colour: Maroon`
 * @returns the link unchanged where its text names no colour
 */
export function replaceColour(href: string, label: string, colour: string): string {
  const link = new URL(href)
  const lines = link.searchParams.get('text')?.split('\n') ?? []
  const at = lines.findIndex(line => line.startsWith(`${label}: `))
  if (at < 0) return href
  lines[at] = `${label}: ${colour}`
  link.search = `?text=${encodeURIComponent(lines.join('\n'))}`
  return link.href
}
