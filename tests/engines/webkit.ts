import type { ChildProcess } from 'node:child_process'
import { Builder, By, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver'
import { ServiceBuilder } from 'selenium-webdriver/safari.js'
import { webkitPaths } from '../../scripts/engines.ts'
import { Engine, type Key } from './engine.ts'
import { unseenScreen } from './screen.ts'
import { watched, watchedWhileLoading } from './watched.ts'

type Service = ReturnType<ServiceBuilder['build']>

const KEYS: Record<Key, string> = { Escape: Keys.ESCAPE, Enter: Keys.ENTER, Tab: Keys.TAB }

/** WebKit as GTK carries it: the nearest to Safari on an iPhone that runs without one. */
class WebKitEngine extends Engine {
  private readonly driver: WebDriver
  private readonly service: Service
  private readonly screen: ChildProcess
  private wrong: string[] = []

  constructor(driver: WebDriver, service: Service, screen: ChildProcess) {
    super()
    this.driver = driver
    this.service = service
    this.screen = screen
  }

  async open(url: string): Promise<void> {
    await this.driver.get('about:blank')
    await this.driver.get(url)
    const watch = () => this.driver.executeAsyncScript<string[]>(watchedWhileLoading)
    // A page that leads on to another one ends its watching: the other one is watched.
    this.wrong.push(...(await watch().catch(watch)))
  }

  async eval<Value, Arguments extends unknown[]>(run: (...args: Arguments) => Value, ...args: Arguments) {
    this.wrong.push(...(await this.driver.executeScript<string[]>(watched)))
    return (await this.driver.executeScript(run, ...args)) as Value
  }

  async press(key: Key): Promise<void> {
    await this.driver.actions().sendKeys(KEYS[key]).perform()
  }

  back(): Promise<void> {
    return this.driver.navigate().back()
  }

  forward(): Promise<void> {
    return this.driver.navigate().forward()
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height })
  }

  async errors(): Promise<string[]> {
    await this.eval(() => undefined)
    return this.wrong.splice(0)
  }

  async screenshot(): Promise<Uint8Array> {
    return Buffer.from(await this.driver.takeScreenshot(), 'base64')
  }

  async close(): Promise<void> {
    await this.driver.quit()
    await this.service.kill()
    this.screen.kill()
  }

  protected async clickOn(css: string): Promise<void> {
    await this.driver.findElement(By.css(css)).click()
  }

  protected async typeInto(css: string, text: string): Promise<void> {
    await this.driver.findElement(By.css(css)).sendKeys(text)
  }
}

export async function openWebKit(): Promise<Engine> {
  const paths = webkitPaths()
  if (!paths) throw new Error('WebKit is not here')
  const { display, screen } = await unseenScreen(paths.screen)
  // Safari's driver and this one are started alike.
  const service = new ServiceBuilder(paths.driver)
    .setEnvironment(new Map(Object.entries({ ...process.env, DISPLAY: display } as Record<string, string>)))
    .build()
  // Without its toolbar the browser can be made as narrow as a phone; the other lets `watchedWhileLoading` open a window.
  const options = {
    binary: paths.browser,
    args: ['--automation', '--full-screen', '--javascript-can-open-windows-automatically=true'],
  }
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(capabilities)
    .build()
  return new WebKitEngine(driver, service, screen)
}
