import budgets from '../../budgets.json' with { type: 'json' }
import { featuredProducts } from '../../src/facts/catalogue.ts'
import { moveGallery } from './gallery.ts'
import { main, QUOTE } from './quote.ts'
import { productPage, products } from './site.ts'
import { expect, test } from './watched.ts'

// A phone with 128 MB free for the browser: what a page itself takes of them, scrolled through to its end.
for (const [path, estimator] of [
  ['/', false],
  [productPage, false],
  [`${QUOTE}#shape=hip&length=40&width=30`, true],
] as const) {
  test(`${path} keeps to the memory of a small phone`, async ({ page, context }) => {
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
    const { heapBytes, nodes, picturesBytes: mostPictures, eachProduct } = budgets.memory
    const shown = estimator ? products.length : featuredProducts(products).length
    expect(metric('JSHeapUsedSize')).toBeLessThanOrEqual(heapBytes)
    expect(metric('Nodes')).toBeLessThanOrEqual(nodes + eachProduct.nodes * shown)
    expect(picturesBytes).toBeLessThanOrEqual(mostPictures + eachProduct.picturesBytes * shown)
  })
}
