import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core'
import { Engine, type Key } from './engine.ts'

/** Drives Chromium and Firefox with Puppeteer. */
export class PuppeteerEngine extends Engine {
  private readonly browser: Browser
  private page: Page
  private collected: string[] = []

  private constructor(browser: Browser, page: Page) {
    super()
    this.browser = browser
    this.page = page
  }

  static async launch(options: LaunchOptions): Promise<PuppeteerEngine> {
    const browser = await puppeteer.launch({ headless: true, ...options })
    const [page = await browser.newPage()] = await browser.pages()
    return new PuppeteerEngine(browser, page)
  }

  /** Uses a new tab, so that requests of the page before cannot interfere. */
  async open(url: string): Promise<void> {
    const last = this.page
    this.page = await this.browser.newPage()
    await this.page.setViewport(last.viewport())
    await last.close()
    await this.collectErrors()
    await this.page.goto(url)
  }

  async eval<Value, Arguments extends unknown[]>(run: (...args: Arguments) => Value, ...args: Arguments) {
    return (await this.page.evaluate(run as (...all: unknown[]) => unknown, ...args)) as Value
  }

  press(key: Key): Promise<void> {
    return this.page.keyboard.press(key)
  }

  back(): Promise<void> {
    // `goBack` in Firefox waits for a page load, which a step within the page does not cause.
    return this.eval(() => history.back())
  }

  forward(): Promise<void> {
    return this.eval(() => history.forward())
  }

  resize(width: number, height: number): Promise<void> {
    return this.page.setViewport({ width, height })
  }

  async errors(): Promise<string[]> {
    return this.collected.splice(0)
  }

  screenshot(): Promise<Uint8Array> {
    return this.page.screenshot()
  }

  close(): Promise<void> {
    return this.browser.close()
  }

  protected clickOn(css: string): Promise<void> {
    return this.page.click(css)
  }

  protected typeInto(css: string, text: string): Promise<void> {
    return this.page.type(css, text)
  }

  private async collectErrors(): Promise<void> {
    this.page.on('pageerror', error => this.collected.push(`thrown: ${error}`))
    this.page.on('console', message => {
      if (message.type() === 'error') this.collected.push(message.text())
    })
    await this.page.evaluateOnNewDocument(() => {
      document.addEventListener('securitypolicyviolation', event => {
        console.error(`policy violation: ${event.violatedDirective}`)
      })
    })
  }
}
