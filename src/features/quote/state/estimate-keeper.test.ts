import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EstimateKeeper } from './estimate-keeper.ts'
import { type KeptEstimate, listEstimates, readEstimate } from './estimate-store.ts'

/** A storage in memory. It throws when it is full, as the storage of a browser does. */
class ExampleStorage implements Storage {
  [name: string]: unknown
  readonly #items = new Map<string, string>()
  isFull = false
  get length() {
    return this.#items.size
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null
  }
  setItem(key: string, value: string) {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
    this.#items.set(key, value)
  }
  removeItem(key: string) {
    this.#items.delete(key)
  }
  clear() {
    this.#items.clear()
  }
}

let device: ExampleStorage
const openTab = () => vi.stubGlobal('sessionStorage', new ExampleStorage())
const house = (length: string) => JSON.stringify({ roofs: [{ length }] })
const keptDrafts = () =>
  listEstimates()
    .map(({ draft }) => draft)
    .sort()

beforeEach(() => {
  device = new ExampleStorage()
  vi.stubGlobal('localStorage', device)
  openTab()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('one tab', () => {
  test('keeps one estimate, however often it changes', () => {
    const tab = new EstimateKeeper()
    for (const length of ['1', '10', '10x']) expect(tab.save(house(length))).toBe(true)
    expect(keptDrafts()).toEqual([house('10x')])
  })

  test('opens its estimate again after a reload', () => {
    new EstimateKeeper().save(house('10'))
    expect(new EstimateKeeper().readLast()).toMatchObject({ estimate: { draft: house('10') }, isElsewhere: false })
  })

  test('names an estimate, renames it, and keeps a copy under another name', () => {
    const tab = new EstimateKeeper()
    tab.save(house('10'))
    tab.saveAs('Mama Njeri', house('10'))
    expect(listEstimates().map(({ name }) => name)).toEqual(['Mama Njeri'])
    tab.saveAs('Mama Njeri', house('11'))
    expect(tab.open?.name).toBe('Mama Njeri 2')
    const [kept] = listEstimates()
    if (!kept) throw new Error('Nothing is kept.')
    tab.rename(kept, 'Church')
    expect(readEstimate(kept.id)?.name).toBe('Church')
    expect(keptDrafts()).toEqual([house('10'), house('11')])
  })

  test('brings a deleted estimate back', () => {
    const tab = new EstimateKeeper()
    tab.saveAs('Mama Njeri', house('10'))
    const bringBack = tab.remove(tab.open?.id ?? '')
    expect(listEstimates()).toEqual([])
    expect(tab.open).toBeUndefined()
    expect(tab.readLast()).toBeUndefined()
    bringBack()
    expect(keptDrafts()).toEqual([house('10')])
  })

  test('says when the device is full, and keeps what was saved before', () => {
    const tab = new EstimateKeeper()
    tab.save(house('10'))
    device.isFull = true
    expect(tab.save(house('11'))).toBe(false)
    expect(tab.saveAs('Church', house('11'))).toBe(false)
    expect(keptDrafts()).toEqual([house('10')])
    device.isFull = false
    expect(tab.save(house('11'))).toBe(true)
    expect(keptDrafts()).toEqual([house('11')])
  })

  test('says when storage is denied', () => {
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('sessionStorage', undefined)
    const tab = new EstimateKeeper()
    expect(tab.readLast()).toBeUndefined()
    expect(tab.save(house('10'))).toBe(false)
    expect(listEstimates()).toEqual([])
  })

  test('keeps ten estimates without a name, and every one with a name', () => {
    const named = new EstimateKeeper()
    named.saveAs('Mama Njeri', house('10'))
    for (let at = 0; at < 20; at++) {
      const tab = new EstimateKeeper()
      tab.save(house(String(at)))
      tab.setShown(false)
    }
    expect(listEstimates().filter(({ name }) => name === '')).toHaveLength(10)
    expect(listEstimates().filter(({ name }) => name !== '')).toHaveLength(1)
  })
})

describe('an estimate of an earlier release', () => {
  test.each([house('10'), 'shape=hip&length=10'])('%s is opened, and then kept in the new form', earlier => {
    localStorage.setItem('roof-estimate', earlier)
    const tab = new EstimateKeeper()
    const last = tab.readLast()
    if (!last) throw new Error('Nothing is found.')
    expect(last.estimate.draft).toBe(earlier)
    tab.attach(last.estimate)
    tab.save(house('11'))
    expect(keptDrafts()).toEqual([house('11')])
  })
})

describe('two tabs', () => {
  test('do not overwrite each other', () => {
    const first = new EstimateKeeper()
    first.save(house('10'))
    openTab()
    const second = new EstimateKeeper()
    const last = second.readLast()
    expect(last).toMatchObject({ estimate: { draft: house('10') }, isElsewhere: true })
    second.save(house('12'))
    first.save(house('10.5'))
    second.save(house('12.5'))
    expect(keptDrafts()).toEqual([house('10.5'), house('12.5')])
  })

  test('that open the same estimate keep two once both change it', () => {
    const first = new EstimateKeeper()
    first.saveAs('Mama Njeri', house('10'))
    openTab()
    const second = new EstimateKeeper()
    second.attach(listEstimates()[0] as KeptEstimate)
    second.save(house('12'))
    first.save(house('10.5'))
    expect(keptDrafts()).toEqual([house('10.5'), house('12')])
    expect(first.open?.name).toBe('Mama Njeri 2')
  })

  test('that name the same estimate keep both: the second name is for a copy', () => {
    const first = new EstimateKeeper()
    first.save(house('10'))
    openTab()
    const second = new EstimateKeeper()
    second.attach(listEstimates()[0] as KeptEstimate)
    first.save(house('10.5'))
    second.saveAs('Church', house('12'))
    expect(listEstimates().map(({ name, draft }) => [name, draft])).toEqual(
      expect.arrayContaining([
        ['', house('10.5')],
        ['Church', house('12')],
      ]),
    )
    first.save(house('10.6'))
    expect(keptDrafts()).toEqual([house('10.6'), house('12')])
  })

  test('a new name keeps what another tab has saved since the list was shown', () => {
    const first = new EstimateKeeper()
    first.saveAs('Mama Njeri', house('10'))
    openTab()
    const second = new EstimateKeeper()
    const [listed] = listEstimates() as [KeptEstimate]
    first.save(house('11'))
    expect(second.rename(listed, 'Church')).toBe(true)
    expect(listEstimates()).toMatchObject([{ name: 'Church', draft: house('11') }])
    // The first tab sees that its estimate has changed, and keeps its own as a copy.
    first.save(house('11.5'))
    expect(keptDrafts()).toEqual([house('11'), house('11.5')])
  })

  test('a tab that renames an estimate which another has changed does not write over it', () => {
    const first = new EstimateKeeper()
    first.saveAs('Mama Njeri', house('10'))
    openTab()
    const second = new EstimateKeeper()
    const [listed] = listEstimates() as [KeptEstimate]
    second.attach(listed)
    first.save(house('11'))
    second.rename(listed, 'Church')
    second.save(house('12'))
    expect(keptDrafts()).toEqual([house('11'), house('12')])
  })

  test('an estimate that another tab has deleted does not come back with a new name', () => {
    const first = new EstimateKeeper()
    first.saveAs('Mama Njeri', house('10'))
    const [listed] = listEstimates() as [KeptEstimate]
    openTab()
    new EstimateKeeper().remove(listed.id)
    expect(first.rename(listed, 'Church')).toBe(false)
    expect(listEstimates()).toEqual([])
  })

  test('go on with the same estimate, one after the other', () => {
    const first = new EstimateKeeper()
    first.save(house('10'))
    first.setShown(false)
    openTab()
    const second = new EstimateKeeper()
    const last = second.readLast()
    expect(last?.isElsewhere).toBe(false)
    if (last) second.attach(last.estimate)
    second.save(house('11'))
    expect(keptDrafts()).toEqual([house('11')])
  })
})
