import { NAIROBI_OFFSET_MS } from '#text/format-day.ts'

/**
 * An inline script that hides the owner's notice outside its dates, before the first paint. Without scripts the notice
 * stays visible with its dates. `from` and `until` are ISO dates, both inclusive.
 */
export function noticeScript({ from, until }: { readonly from: string; readonly until: string }): string {
  const today = `new Date(Date.now()+${NAIROBI_OFFSET_MS}).toISOString().slice(0,10)`
  const hide = `let s=new CSSStyleSheet;s.replaceSync('[data-notice]{display:none}');document.adoptedStyleSheets=[s]`
  // Browsers without constructable style sheets hide it when the page has been parsed.
  const later = `addEventListener('DOMContentLoaded',()=>{document.querySelector('[data-notice]').hidden=true})`
  return `{let d=${today};if(d<'${from}'||d>'${until}')try{${hide}}catch{${later}}}`
}
