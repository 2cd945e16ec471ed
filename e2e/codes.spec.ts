import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { addresses } from '../packages/api/src/addresses/index.ts'
import { createDemoData } from '../packages/api/src/demo/index.ts'
import { problems } from './axe.ts'
import { openAs, addresses as printed } from './journey.ts'

const { Portal } = printed()
const { featured } = createDemoData(new Date(0))
const place = { org: featured.organizationSlug, thingId: featured.thingId }

const backend = createRequire(join(import.meta.dirname, '../packages/backend/package.json'))
const load = <Module>(name: string): Promise<Module> => import(pathToFileURL(backend.resolve(name)).href)

/** As far as they are used here; the backend's own dependencies. */
interface Pdfium {
  PDFiumLibrary: {
    init: () => Promise<{
      loadDocument: (file: Buffer) => Promise<{
        getPage: (index: number) => {
          render: (options: { scale: number; render: 'bitmap' }) => Promise<{ data: Uint8Array; width: number; height: number }>
        }
      }>
      destroy: () => void
    }>
  }
}
interface Reader {
  prepareZXingModule: (options: { overrides: { wasmBinary: ArrayBuffer } }) => unknown
  readBarcodes: (
    pixels: { data: Uint8ClampedArray; width: number; height: number },
    options: { maxNumberOfSymbols: number },
  ) => Promise<{ text: string }[]>
}

/** Codes on the first page of a PDF file, as a scanner reads them from its picture. */
const scanned = async (file: Buffer): Promise<string[]> => {
  const { PDFiumLibrary } = await load<Pdfium>('@hyzyla/pdfium')
  const { prepareZXingModule, readBarcodes } = await load<Reader>('zxing-wasm/reader')
  const wasmBinary = new Uint8Array(await readFile(backend.resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer
  await prepareZXingModule({ overrides: { wasmBinary } })
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(file)
  const { data, width, height } = await document.getPage(0).render({ scale: 3, render: 'bitmap' })
  const found = await readBarcodes({ data: new Uint8ClampedArray(data), width, height }, { maxNumberOfSymbols: 255 })
  library.destroy()
  return found.map(({ text }) => text)
}

test('a code is corrected while it is entered, and labels are printed, logged and read back', async ({ page }) => {
  test.setTimeout(120_000)
  await openAs(page, new URL(addresses.assets.one.to(place), Portal).href, 'owner')
  await page.getByRole('link', { name: 'Discovery', exact: true }).click()
  await expect(page.getByRole('img', { name: /^Code of / })).toBeVisible()
  await expect(page.getByText('A scan opens the public page.')).toBeVisible()
  expect(await problems(page)).toEqual([])

  await test.step('a wrong check digit is told, and the right code taken by one press', async () => {
    await page.getByRole('button', { name: 'New code' }).click()
    const drawer = page.getByRole('dialog', { name: 'New code' })
    await drawer.getByRole('textbox', { name: 'Code' }).fill('4012345678900')
    await expect(drawer.getByText('The check digit (digit 13) should be 1. Check all digits')).toBeVisible()
    await drawer.getByRole('button', { name: 'Use 4012345678901' }).click()
    await expect(drawer.getByText('Valid GTIN')).toBeVisible()
    await drawer.getByRole('switch', { name: 'Primary' }).check()
    await drawer.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('“4012345678901” was created')).toBeVisible()
    await expect(drawer).toHaveCount(0)
    const row = page.getByRole('row').filter({ hasText: '4012345678901' })
    await expect(row).toContainText('Primary')
    await expect(page.getByRole('row').filter({ hasText: 'Primary' })).toHaveCount(2)
    await page.getByRole('combobox', { name: 'Show sample of' }).selectOption('GS1 Digital Link')
    await expect(page.getByRole('link', { name: 'Open' })).toHaveAttribute('href', 'https://id.gs1.org/01/04012345678901')
  })

  await test.step('a serial with the prefix of the asset finds its unit, and the discovery task follows', async () => {
    await page.getByRole('link', { name: 'Change identification' }).click()
    const drawer = page.getByRole('dialog', { name: 'Change identification' })
    await drawer.getByRole('combobox', { name: 'Identification method' }).selectOption('Serial')
    await drawer.getByRole('textbox', { name: 'Serial prefix' }).fill('mosel')
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Identification saved')).toBeVisible()
    await expect(drawer).toHaveCount(0)
    const serial = await page.getByText(/^MOSEL-\d{6}-[0-9A-Z]$/).textContent()
    await page.getByRole('textbox', { name: 'Code, ID or serial' }).fill(`${serial?.toLowerCase()}`)
    await page.getByRole('button', { name: 'Look up' }).click()
    await expect(page.getByRole('status').getByRole('link', { name: /^Farmer / })).toBeVisible()
  })

  await test.step('a code that is taken is told before it is saved', async () => {
    await page.getByRole('button', { name: 'New code' }).click()
    const drawer = page.getByRole('dialog', { name: 'New code' })
    await drawer.getByRole('textbox', { name: 'Code' }).fill('4012345678901')
    await expect(drawer.getByText(/^This code is already in use: ./)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
    await expect(drawer).toHaveCount(0)
  })

  await test.step('labels are a file that a scanner reads, and stand in the log', async () => {
    await page.getByRole('button', { name: 'Create labels' }).click()
    const drawer = page.getByRole('dialog', { name: 'Labels' })
    await drawer.getByRole('textbox', { name: 'Start position' }).fill('4')
    await expect(drawer.getByRole('img', { name: 'Preview of the first sheet' })).toBeVisible()
    await expect(drawer.getByText(/^\d+ labels?$/)).toBeVisible()
    expect(await problems(page)).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      drawer.getByRole('button', { name: 'Create labels' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^labels-.+\.pdf$/)
    const codes = await scanned(await readFile(await download.path()))
    expect(codes.length).toBeGreaterThan(0)
    for (const code of codes) expect(code).toContain(`/p/${featured.organizationSlug}/${featured.publicLink}?unit=`)
    await expect(drawer.getByText(/Lucía Montoya/).first()).toBeVisible()
    const [again] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      drawer
        .getByRole('button', { name: /^Download again: / })
        .first()
        .click(),
    ])
    expect(again.suggestedFilename()).toBe(download.suggestedFilename())

    await page.goto(codes[0] ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
