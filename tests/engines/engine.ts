/** A key that a visitor presses. */
export type Key = 'Escape' | 'Enter' | 'Tab'

/** A browser engine as the walk drives it: one page, seen on a phone. What only looks at the page is the same for all. */
export abstract class Engine {
  /** Opens an address, as typed into the address bar, and waits until it has loaded. */
  abstract open(url: string): Promise<void>
  /** Runs a function inside the page. It sees only its arguments. */
  abstract eval<Value, Arguments extends unknown[]>(
    run: (...args: Arguments) => Value,
    ...args: Arguments
  ): Promise<Value>
  abstract press(key: Key): Promise<void>
  abstract back(): Promise<void>
  abstract forward(): Promise<void>
  /** Makes the page itself, without the window around it, this large. */
  abstract resize(width: number, height: number): Promise<void>
  /** What the visited pages have thrown, refused or reported as an error since they were last asked for. */
  abstract errors(): Promise<string[]>
  abstract screenshot(): Promise<Uint8Array>
  abstract close(): Promise<void>

  protected abstract clickOn(css: string): Promise<void>
  protected abstract typeInto(css: string, text: string): Promise<void>

  /** The place in view, away from the bars that float above the page. */
  private async reach(css: string): Promise<void> {
    await this.eval(selector => {
      const node = document.querySelector(selector)
      if (!node) throw new Error(`There is no ${selector} on ${location.href}`)
      node.scrollIntoView({ block: 'center', behavior: 'instant' })
    }, css)
  }

  async click(css: string): Promise<void> {
    await this.reach(css)
    await this.clickOn(css)
  }

  async type(css: string, text: string): Promise<void> {
    await this.reach(css)
    await this.typeInto(css, text)
  }

  /** The words of the first such node, undefined while there is none. */
  text(css: string): Promise<string | undefined> {
    return this.eval(selector => document.querySelector(selector)?.textContent?.trim(), css)
  }

  /** The words of all such nodes. */
  texts(css: string): Promise<string[]> {
    return this.eval(selector => [...document.querySelectorAll(selector)].map(node => node.textContent.trim()), css)
  }

  attribute(css: string, name: string): Promise<string | null | undefined> {
    return this.eval((selector, of) => document.querySelector(selector)?.getAttribute(of), css, name)
  }

  visible(css: string): Promise<boolean> {
    return this.eval(selector => document.querySelector(selector)?.checkVisibility() ?? false, css)
  }

  path(): Promise<string> {
    return this.eval(() => location.pathname + location.hash)
  }
}
