import type { ChildProcess } from 'node:child_process'
import { Builder, By, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver'
import { ServiceBuilder } from 'selenium-webdriver/safari.js'
import { webkitPaths } from '../../scripts/engines.ts'
import { Engine, type Key } from './engine.ts'
import { collectErrors, collectLoadErrors } from './page-errors.ts'
import { startVirtualScreen } from './virtual-screen.ts'

type Service = ReturnType<ServiceBuilder['build']>

/** Only ends loads that hang. */
const MAX_PAGE_LOAD_MS = 20_000

const KEYS: Record<Key, string> = { Escape: Keys.ESCAPE, Enter: Keys.ENTER, Tab: Keys.TAB }

/** WebKitGTK, the engine closest to Safari that runs on Linux. */
class WebKitEngine extends Engine {
  private readonly driver: WebDriver
  private readonly service: Service
  private readonly screen: ChildProcess
  private collected: string[] = []

  constructor(driver: WebDriver, service: Service, screen: ChildProcess) {
    super()
    this.driver = driver
    this.service = service
    this.screen = screen
  }

  async open(url: string): Promise<void> {
    await this.driver.get('about:blank')
    await this.driver.get(url)
    const collect = () => this.driver.executeAsyncScript<string[]>(collectLoadErrors)
    // A redirect of the page stops this script. Then the script runs again on the page that the redirect leads to.
    this.collected.push(...(await collect().catch(collect)))
  }

  async eval<Value, Arguments extends unknown[]>(run: (...args: Arguments) => Value, ...args: Arguments) {
    this.collected.push(...(await this.driver.executeScript<string[]>(collectErrors)))
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
    return this.collected.splice(0)
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
  if (!paths) throw new Error('WebKit is not installed')
  const { display, screen } = await startVirtualScreen(paths.screen)
  // This driver starts like Safari's.
  const service = new ServiceBuilder(paths.driver)
    .setEnvironment(new Map(Object.entries({ ...process.env, DISPLAY: display } as Record<string, string>)))
    .build()
  // Without a toolbar the window can be as narrow as a phone. `collectLoadErrors` opens a window.
  const options = {
    binary: paths.browser,
    args: ['--automation', '--full-screen', '--javascript-can-open-windows-automatically=true'],
  }
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(capabilities)
    .build()
  await driver.manage().setTimeouts({ pageLoad: MAX_PAGE_LOAD_MS })
  return new WebKitEngine(driver, service, screen)
}
