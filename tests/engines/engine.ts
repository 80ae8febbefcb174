/** A key that tests press. */
export type Key = 'Escape' | 'Enter' | 'Tab'

/** One page in a browser engine. Subclasses drive the browser; reading the page is the same for all. */
export abstract class Engine {
  /** Opens an address and waits until it has loaded. */
  abstract open(url: string): Promise<void>
  /** Runs a function inside the page, where it can use only its arguments. */
  abstract eval<Value, Arguments extends unknown[]>(
    run: (...args: Arguments) => Value,
    ...args: Arguments
  ): Promise<Value>
  abstract press(key: Key): Promise<void>
  abstract back(): Promise<void>
  abstract forward(): Promise<void>
  /** Sets the size of the viewport. */
  abstract resize(width: number, height: number): Promise<void>
  /** Returns errors, policy violations and console errors since the last call. */
  abstract errors(): Promise<string[]>
  abstract screenshot(): Promise<Uint8Array>
  abstract close(): Promise<void>

  protected abstract clickOn(css: string): Promise<void>
  protected abstract typeInto(css: string, text: string): Promise<void>

  /** Scrolls an element to the middle of the screen, away from fixed bars. */
  private async scrollTo(css: string): Promise<void> {
    await this.eval(selector => {
      const node = document.querySelector(selector)
      if (!node) throw new Error(`${location.href} has no ${selector}`)
      node.scrollIntoView({ block: 'center', behavior: 'instant' })
    }, css)
  }

  async click(css: string): Promise<void> {
    await this.scrollTo(css)
    await this.clickOn(css)
  }

  async type(css: string, text: string): Promise<void> {
    await this.scrollTo(css)
    await this.typeInto(css, text)
  }

  /** The text of the first match, undefined without one. */
  text(css: string): Promise<string | undefined> {
    return this.eval(selector => document.querySelector(selector)?.textContent?.trim(), css)
  }

  /** The texts of all matches. */
  texts(css: string): Promise<string[]> {
    return this.eval(selector => [...document.querySelectorAll(selector)].map(node => node.textContent.trim()), css)
  }

  attribute(css: string, name: string): Promise<string | null | undefined> {
    return this.eval((selector, attribute) => document.querySelector(selector)?.getAttribute(attribute), css, name)
  }

  visible(css: string): Promise<boolean> {
    return this.eval(selector => document.querySelector(selector)?.checkVisibility() ?? false, css)
  }

  path(): Promise<string> {
    return this.eval(() => location.pathname + location.hash)
  }
}
