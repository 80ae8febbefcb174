import type { Locator, Page } from '@playwright/test'
import { business } from '../../src/business.ts'
import { grouped, shillings } from '../../src/catalogue/price.ts'
import { badgesOf, brand, callAddress, chatText, email, phone, products, tile } from './site.ts'
import { expect, test } from './watched.ts'

const { statistics } = business

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

/** The header's links: in view on a desk, behind the menu button on a phone. */
async function mainNavigation(page: Page): Promise<Locator> {
  const menu = page.getByText('Menu', { exact: true })
  if (await menu.isVisible()) await menu.click()
  return page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
}

async function scrollsTo(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(`/#${id}`)
  await expect(page.locator(`#${id}`)).toBeInViewport()
}

test.describe('the header', () => {
  test('stays in view while the page scrolls', async ({ page }) => {
    await page.locator('#why-choose-us').scrollIntoViewIfNeeded()
    await expect(page.getByRole('banner')).toBeInViewport()
  })

  test('has a logo that links home', async ({ page }) => {
    await expect(page.getByRole('banner').getByRole('link', { name: `${brand}, home` })).toHaveAttribute('href', '/')
  })

  test('links to home and to the four parts of the page', async ({ page }) => {
    const links = (await mainNavigation(page)).getByRole('listitem').getByRole('link')
    await expect(links).toHaveText(['Home', 'Products', 'About', 'Why Choose Us', 'Contact'])
    const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
    expect(addresses).toEqual(['/', '/#products', '/#about', '/#why-choose-us', '/#contact'])
  })

  for (const [name, id] of [
    ['Products', 'products'],
    ['About', 'about'],
    ['Why Choose Us', 'why-choose-us'],
    ['Contact', 'contact'],
  ] as const) {
    test(`takes the visitor to ${name}`, async ({ page }) => {
      await (await mainNavigation(page)).getByRole('link', { name, exact: true }).click()
      await scrollsTo(page, id)
    })
  }

  test('shows the phone number, which calls', async ({ page }) => {
    await mainNavigation(page)
    const number = page
      .getByRole('banner')
      .getByRole('link', { name: `Call ${phone}` })
      .filter({ visible: true })
    await expect(number).toHaveCount(1)
    await expect(number).toHaveText(phone)
    await expect(number).toHaveAttribute('href', callAddress)
  })

  test('has a Get Quote button that asks for a quotation by chat', async ({ page }) => {
    const quote = page.getByRole('banner').getByRole('link', { name: 'Get Quote' })
    await expect(quote).toBeInViewport({ ratio: 1 })
    expect(chatText(await quote.getAttribute('href'))).toContain('quotation')
  })
})

test.describe('the hero', () => {
  test('has the headline', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium Mabati Roofing Solutions')
  })

  test('takes the visitor smoothly to the products', async ({ page }) => {
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth')
    await page.getByRole('link', { name: 'Shop Products' }).click()
    await scrollsTo(page, 'products')
  })

  test('calls to order', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Call to Order' })).toHaveAttribute('href', callAddress)
  })

  test('says that the line is open 24/7 for orders', async ({ page }) => {
    const direct = page.getByRole('link', { name: /^Call us directly/ })
    await expect(direct).toHaveAttribute('href', callAddress)
    await expect(direct.locator('..')).toContainText(/24\/7 for orders/)
  })

  for (const [badge, more] of [
    ['Quality Guaranteed', ''],
    ['Free Delivery', 'nationwide'],
    ['Expert Service', ''],
  ] as const) {
    test(`promises ${badge}`, async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 })
      const item = page.locator('section', { has: heading }).getByRole('listitem').filter({ hasText: badge })
      await expect(item).toBeVisible()
      await expect(item).toContainText(more)
    })
  }
})

test.describe('the products', () => {
  test('are cards in the order of the price list', async ({ page }) => {
    await expect(page.locator('#products').getByRole('heading', { level: 3 })).toHaveText(
      products.map(({ name }) => name),
    )
  })

  for (const product of products) {
    test(`show ${product.name} with its picture, badges, words, price and two links`, async ({ page }) => {
      const card = page
        .locator('#products')
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: product.name, exact: true }) })
      await card.scrollIntoViewIfNeeded()
      const picture = card.locator('picture').getByRole('img')
      await expect(picture).toBeVisible()
      await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
      await expect(card.getByRole('list').getByRole('listitem')).toHaveText(badgesOf(product))
      await expect(card.getByText(product.category, { exact: true })).toBeVisible()
      await expect(card).toContainText(`Starting from ${product.written} / meter`)
      await expect(card.getByRole('img', { name: `Cross-section of ${product.name}` })).toBeVisible()
      for (const name of ['View Details', 'Order Now']) {
        const link = card.getByRole('link', { name: `${name}: ${product.name}` })
        await expect(link).toHaveText(name)
        await expect(link).toHaveAttribute('href', `/product/${product.slug}`)
      }
    })
  }

  test('are described in at most three lines on a card, two where there is room', async ({ page }) => {
    const descriptions = page.locator('#products article h3 + p')
    await expect(descriptions).toHaveCount(products.length)
    for (const description of await descriptions.all()) {
      const lines = await description.evaluate(node => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size
      })
      expect(lines, (await description.textContent()) ?? '').toBeLessThanOrEqual(3)
    }
  })

  test('open from the card', async ({ page }) => {
    await page.getByRole('link', { name: `Order Now: ${tile.name}` }).click()
    await expect(page).toHaveURL(tile.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tile.name)
  })

  test('have a View All Products button that leads to the comparison', async ({ page }) => {
    await page.getByRole('link', { name: 'View All Products' }).click()
    await scrollsTo(page, 'compare')
  })
})

test.describe('the comparison', () => {
  test('is a table with a named column for every fact', async ({ page }) => {
    const table = page.getByRole('table', { name: /compared/ })
    const names = await table.getByRole('columnheader').evaluateAll(all => all.map(cell => cell.textContent))
    expect(names).toEqual([
      'Product',
      'Section',
      'Category',
      'Price per metre',
      'Cover width',
      'Price per m² covered',
      'Offers',
      'View Details',
    ])
    await expect(table.getByRole('rowheader')).toHaveText(products.map(({ name }) => name))
  })

  for (const product of products) {
    test(`tells what ${product.name} costs a metre and a square metre`, async ({ page }) => {
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: product.name, exact: true }) })
      const cells = await row.getByRole('cell').allTextContents()
      expect(cells).toHaveLength(7)
      const [, category, price, width, perM2, offers] = cells
      expect(category).toBe(product.category)
      expect(price).toBe(product.written)
      const millimetres = Number(/^([\d,]+) mm$/.exec(width ?? '')?.[1]?.replace(',', ''))
      expect(perM2).toBe(shillings(Math.ceil((product.price * 1000) / millimetres)))
      expect(offers).toBe(badgesOf(product).join(', '))
      await expect(row.getByRole('img', { name: `Cross-section of ${product.name}` })).toBeVisible()
      for (const link of await row.getByRole('link').all())
        await expect(link).toHaveAttribute('href', `/product/${product.slug}`)
    })
  }
})

test.describe('the part about the seller', () => {
  test('has a text, a quote and a card that says ISO Certified', async ({ page }) => {
    const about = page.locator('#about')
    await expect(about.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(about.getByRole('blockquote')).toBeVisible()
    await expect(about.getByRole('heading', { name: 'ISO Certified' })).toBeVisible()
    expect((await about.locator('h2 ~ p').allInnerTexts()).join(' ').length).toBeGreaterThan(100)
  })

  for (const [label, figure] of [
    ['Happy Customers', `${grouped(statistics.happyCustomers)}+`],
    ['Years Experience', `${statistics.yearsExperience}+`],
    ['Counties Served', String(statistics.countiesServed)],
    ['Quality Certifications', String(statistics.qualityCertifications)],
  ] as const) {
    test(`counts ${label}: ${figure}`, async ({ page }) => {
      const term = page.locator('#about').getByRole('term').filter({ hasText: label })
      await expect(term).toBeVisible()
      await expect(term.locator('..').getByRole('definition')).toHaveText(figure)
    })
  }
})

test.describe('why choose us', () => {
  test('gives eight reasons', async ({ page }) => {
    const reasons = page.locator('#why-choose-us').getByRole('listitem')
    await expect(reasons).toHaveCount(8)
    await expect(reasons.getByRole('heading')).toHaveText([
      'Premium Quality',
      'Free Nationwide Delivery',
      '24/7 Customer Support',
      'ISO Certified',
      'Fast Processing',
      'Satisfaction Guarantee',
      'Trusted by Thousands',
      'Expert Installation',
    ])
  })

  test('states the claims: counties, 100% satisfaction, certified installers', async ({ page }) => {
    await expect(page.locator('#why-choose-us')).toContainText(`${statistics.countiesServed} counties`)
    await expect(page.locator('#why-choose-us')).toContainText('100% satisfaction guarantee')
    await expect(page.locator('#why-choose-us')).toContainText(/certified installers/i)
  })

  test('ends in a call, or in a link back to the products', async ({ page }) => {
    const call = page.getByRole('main').getByRole('link', { name: `Call us now: ${phone}` })
    await expect(call).toHaveAttribute('href', callAddress)
    await page.getByRole('link', { name: 'Browse Products' }).click()
    await scrollsTo(page, 'products')
  })
})

test.describe('the footer', () => {
  test('says what the brand does', async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText(brand, { exact: true })).toBeVisible()
    await expect(footer.getByText(/^Roofing sheets and tiles/)).toBeVisible()
  })

  test('names four social networks', async ({ page }) => {
    for (const network of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn']) {
      const link = page.getByRole('contentinfo').getByRole('link', { name: `${brand} on ${network}` })
      await expect(link).toHaveText(network)
      await expect(link).toHaveAttribute('href', /^(#|https:\/\/.+)$/)
    }
  })

  test('has quick links and a link to each product', async ({ page }) => {
    const lists = page.getByRole('contentinfo').getByRole('list')
    const quick = lists.filter({ has: page.getByRole('link', { name: 'Why Choose Us' }) })
    await expect(quick.getByRole('link')).toHaveText(['Home', 'Products', 'About', 'Why Choose Us'])
    const own = lists.filter({ has: page.getByRole('link', { name: products[0]?.name ?? '' }) }).getByRole('link')
    await expect(own).toHaveText(products.map(({ name }) => name))
    const addresses = await own.evaluateAll(all => all.map(link => link.getAttribute('href')))
    expect(addresses).toEqual(products.map(({ slug }) => `/product/${slug}`))
  })

  test('has the phone, the e-mail and the place', async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: phone })).toHaveAttribute('href', callAddress)
    await expect(footer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
    await expect(footer).toContainText(`${business.place}, Serving all ${statistics.countiesServed} Counties`)
  })

  test('has the copyright, and the policy and the terms', async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(`© ${business.copyrightYear}`)
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy.html')
    await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/terms-of-service.html',
    )
  })
})

test.describe('a chat button', () => {
  const chatButton = (page: Page) => page.getByRole('complementary').getByRole('link', { name: 'Chat on WhatsApp' })

  test('floats above the page once it was scrolled, and asks for help with roofing products', async ({ page }) => {
    const chat = chatButton(page)
    await expect(chat).toHaveCSS('opacity', '0')
    expect(chatText(await chat.getAttribute('href'))).toMatch(/help with roofing products/)
    await page.locator('#products article').first().locator('img').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 40)
    await expect(chat).toHaveCSS('opacity', '1')
    await expect(chat).toBeInViewport({ ratio: 1 })
    const box = await chat.boundingBox()
    expect([box?.width, box?.height]).toEqual([56, 56])
  })

  test('stands over a picture, or beside the words, but never on them', async ({ page }) => {
    for (const card of await page.locator('#products article').all()) {
      for (const block of ['end', 'center'] as const) {
        await card.locator('img').evaluate((image, place) => image.scrollIntoView({ block: place }), block)
        await expect(chatButton(page)).toHaveCSS('opacity', '1')
        const covered = await chatButton(page).evaluate(chat => {
          const box = chat.getBoundingClientRect()
          const words = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
          const range = document.createRange()
          const found: string[] = []
          while (words.nextNode()) {
            range.selectNode(words.currentNode)
            for (const line of range.getClientRects())
              if (line.right > box.left && line.left < box.right && line.bottom > box.top && line.top < box.bottom)
                found.push(words.currentNode.textContent ?? '')
          }
          return chat.getAttribute('data-chat') === 'here' ? found : []
        })
        expect(covered).toEqual([])
      }
    }
  })

  test('steps aside where the page offers another way to chat', async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chat on WhatsApp' }).scrollIntoViewIfNeeded()
    await expect(chatButton(page)).toHaveCSS('opacity', '0')
  })
})

test.describe('the first screen of a phone of 360 x 640', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('has headline, price, both ways on in one row and the roof', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a phone has it')
    const lines = await page.getByRole('heading', { level: 1 }).evaluate(heading => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size
    })
    expect(lines).toBe(2)
    await expect(page.getByText(/^From KSh \d/)).toBeInViewport({ ratio: 1 })
    const [shop, call] = await Promise.all(
      ['Shop Products', 'Call to Order'].map(name => page.getByRole('link', { name }).boundingBox()),
    )
    expect(shop?.y).toBe(call?.y)
    const picture = await page.locator('main img').first().boundingBox()
    expect(picture?.y).toBeLessThanOrEqual(300)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Get Quote' })).toBeInViewport({ ratio: 1 })
  })
})
