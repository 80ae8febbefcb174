/** Nairobi is three hours ahead of UTC, all year. */
const NAIROBI_MS = 3 * 60 * 60 * 1000

/**
 * The lines that hide the owner's notice on days it is not for, before anything is painted. Without scripts it stays, and
 * says its days. Days in ISO form, both shown.
 */
export function noticeScript({ from, until }: { readonly from: string; readonly until: string }): string {
  const today = `new Date(Date.now()+${NAIROBI_MS}).toISOString().slice(0,10)`
  const hide = `let s=new CSSStyleSheet;s.replaceSync('[data-notice]{display:none}');document.adoptedStyleSheets=[s]`
  // Browsers without sheets made by scripts hide it once the page has been read.
  const later = `addEventListener('DOMContentLoaded',()=>{document.querySelector('[data-notice]').hidden=true})`
  return `{let d=${today};if(d<'${from}'||d>'${until}')try{${hide}}catch{${later}}}`
}
