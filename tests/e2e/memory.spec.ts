import budgets from '../../budgets.json' with { type: 'json' }
import { featuredProducts } from '../../src/facts/catalogue.ts'
import { expect, test } from './base-test.ts'
import { moveGallery } from './gallery.ts'
import { main, QUOTE } from './quote.ts'
import { productPage, products } from './site.ts'

// Pages must work on phones with 128 MB for the browser.
for (const [path, estimator] of [
  ['/', false],
  [productPage, false],
  [`${QUOTE}#shape=hip&length=40&width=30`, true],
] as const) {
  test(`${path} stays within the memory limits`, async ({ page, context }) => {
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await page.goto(path)
    if (estimator) await expect(main(page).getByText('Running metres').first()).toBeVisible()
    else await moveGallery(page)
    for (const picture of await page.locator('main picture img').filter({ visible: true }).all())
      await picture.scrollIntoViewIfNeeded()
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const metric = (name: string) => metrics.find(each => each.name === name)?.value ?? Number.NaN
    const picturesBytes = await page.evaluate(() =>
      [...document.images].reduce((sum, { naturalWidth, naturalHeight }) => sum + naturalWidth * naturalHeight * 4, 0),
    )
    const { heapBytes, nodes, picturesBytes: maxPicturesBytes, eachProduct } = budgets.memory
    const shown = estimator ? products.length : featuredProducts(products).length
    expect(metric('JSHeapUsedSize')).toBeLessThanOrEqual(heapBytes)
    expect(metric('Nodes')).toBeLessThanOrEqual(nodes + eachProduct.nodes * shown)
    expect(picturesBytes).toBeLessThanOrEqual(maxPicturesBytes + eachProduct.picturesBytes * shown)
  })
}
