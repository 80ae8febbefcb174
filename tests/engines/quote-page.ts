import type { Engine } from './engine.ts'

/** Whether the estimator is hydrated: Astro then removes the `ssr` attribute. */
export function isEstimatorReady(engine: Engine): Promise<boolean> {
  return engine.eval(() => document.querySelector('astro-island:not([ssr])') !== null)
}

/** The value of the field with this id. */
export function fieldValue(engine: Engine, id: string): Promise<string | undefined> {
  return engine.eval(fieldId => (document.getElementById(fieldId) as HTMLInputElement | null)?.value, id)
}

/** A selector for the estimator's field with a label; undefined without one. */
export function fieldSelector(engine: Engine, label: string): Promise<string | undefined> {
  return engine.eval(words => {
    const labels = [...document.querySelectorAll<HTMLLabelElement>('main label')]
    const control = labels.find(node => node.textContent.trim() === words)?.control
    return control?.id ? `[id="${control.id}"]` : undefined
  }, label)
}

/** The value of a named figure in the result; undefined without one. */
export function figure(engine: Engine, name: string): Promise<number | undefined> {
  return engine.eval(words => {
    const terms = [...document.querySelectorAll('main section dt')]
    // What the total counts stands after its name.
    const nameOf = (term: Element) => (term.firstElementChild ?? term).textContent
    const data = terms.find(term => nameOf(term) === words)?.parentElement?.querySelector('data')
    return data ? Number(data.value) : undefined
  }, name)
}

/** The recipient and the text of the page's order link. */
export async function order(engine: Engine): Promise<{ to: string; text: string }> {
  const href = await engine.eval(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')]
    return links.find(link => link.textContent.trim() === 'Order via WhatsApp')?.href
  })
  const address = new URL(href ?? 'about:blank')
  return { to: address.origin + address.pathname, text: address.searchParams.get('text') ?? '' }
}
