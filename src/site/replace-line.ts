/**
 * Replaces what a line in the text of a chat link says, whatever characters it has before and after.
 * @param label begins the line, `Colour` for `Colour: Maroon`
 * @param value what the line says after the label; an empty one leaves the label alone
 * @returns the link unchanged where its text has no such line
 */
export function replaceLine(href: string, label: string, value: string): string {
  const link = new URL(href)
  const lines = link.searchParams.get('text')?.split('\n') ?? []
  const at = lines.findIndex(line => line.startsWith(`${label}:`))
  if (at < 0) return href
  lines[at] = value === '' ? `${label}:` : `${label}: ${value}`
  link.search = `?text=${encodeURIComponent(lines.join('\n'))}`
  return link.href
}
