import type { Engine } from './engine.ts'

/** Whether the script of the estimator is at work: Astro then takes the mark from its element. */
export function isEstimatorReady(engine: Engine): Promise<boolean> {
  return engine.eval(() => document.querySelector('astro-island:not([ssr])') !== null)
}

/** What stands in the field of that id. */
export function typedIn(engine: Engine, id: string): Promise<string | undefined> {
  return engine.eval(of => (document.getElementById(of) as HTMLInputElement | null)?.value, id)
}

/** The field that stands under a label of the estimator, as a selector; undefined while there is none. */
export function field(engine: Engine, label: string): Promise<string | undefined> {
  return engine.eval(words => {
    const labels = [...document.querySelectorAll<HTMLLabelElement>('main label')]
    const control = labels.find(node => node.textContent.trim() === words)?.control
    return control?.id ? `[id="${control.id}"]` : undefined
  }, label)
}

/** A named figure of the estimator's result, as a program reads it; undefined while there is none. */
export function figure(engine: Engine, name: string): Promise<number | undefined> {
  return engine.eval(words => {
    const terms = [...document.querySelectorAll('main section dt')]
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
