import type { Engine } from './engine.ts'

/** The field that stands under a label of the estimator, as a selector; undefined while there is none. */
export function field(engine: Engine, label: string): Promise<string | undefined> {
  return engine.eval(words => {
    const labels = [...document.querySelectorAll<HTMLLabelElement>('dialog label')]
    const control = labels.find(node => node.textContent.trim() === words)?.control
    return control?.id ? `[id="${control.id}"]` : undefined
  }, label)
}

/** A named figure of the estimator's result, as a program reads it; undefined while there is none. */
export function figure(engine: Engine, name: string): Promise<number | undefined> {
  return engine.eval(words => {
    const terms = [...document.querySelectorAll('dialog section dt')]
    const data = terms.find(term => term.textContent === words)?.parentElement?.querySelector('data')
    return data ? Number(data.value) : undefined
  }, name)
}

/** The text that the page's order button has ready for the chat, and whom it goes to. */
export async function order(engine: Engine): Promise<{ to: string; text: string }> {
  const href = await engine.eval(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')]
    return links.find(link => link.textContent.trim() === 'Order via WhatsApp')?.href
  })
  const address = new URL(href ?? 'about:blank')
  return { to: address.origin + address.pathname, text: address.searchParams.get('text') ?? '' }
}
