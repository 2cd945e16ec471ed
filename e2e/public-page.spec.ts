import { expect, test } from '@playwright/test'
import { demoId } from '../packages/api/src/demo/ids.ts'
import { brandVariables } from '../packages/ui/src/theme/brand.ts'
import { addresses, expectPicture } from './journey.ts'

const publicPage = addresses()['Public page']

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the public page reads whole, in the language of who asks, and says what it is to search engines', async ({ page, request }) => {
    const answer = await page.goto(publicPage)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveTitle('Finca La Esperanza · Sierra Alta')
    for (const name of ['Journey', 'Certifications', 'Product information', 'Where to buy', 'Support'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expectPicture(page.getByRole('img', { name: 'A mill with lit windows below dark mountains' }))
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@type': 'Product',
      name: 'Finca La Esperanza',
      gtin: '09506000134352',
      url: publicPage,
    })
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(publicPage)

    const german = await request.get(publicPage, { headers: { 'accept-language': 'de' } })
    expect(await german.text()).toContain('<html lang="de">')
    const preview = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await request.get(preview ?? '')).headers()['content-type']).toBe('image/jpeg')
    await expect(page.getByRole('main')).toHaveCount(1)
    // The page is in the language of who asks, what the organization wrote in its own.
    expect(await german.text()).toMatch(/<h1 [^>]*lang="en"/)
    for (const address of [`${publicPage}-gone`, `${publicPage}/more`, new URL('/p/nobody', publicPage).href]) {
      const gone = await request.get(address)
      expect([gone.status(), (await gone.text()).includes('Page not found')]).toEqual([404, true])
    }
    expect((await request.get(new URL('/nowhere', publicPage).href)).status()).toBe(404)
  })
})

test('the public page is taken over as it stands, asks for nothing twice, and runs a task in its place', async ({ page }) => {
  const troubles: string[] = []
  const asked: string[] = []
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(publicPage)
  // The frame of code says how high it is, and the map has its buttons once it is seen.
  await page
    .getByRole('img', { name: /^Map of the journey/ })
    .first()
    .scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  const drawn = async () => (await page.locator('#tm-root').innerHTML()).replace(/ height="\d+" loading/g, '')
  const before = await drawn()
  await page.getByRole('button', { name: 'Enlarge The wet mill at dusk' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectPicture(page.getByRole('dialog').getByRole('img', { name: 'A mill with lit windows below dark mountains' }))
  await page.keyboard.press('Escape')
  // The browser has hidden it a moment before it is taken out.
  await expect(page.locator('dialog')).toHaveCount(0)
  expect(await drawn()).toBe(before)
  await page.getByRole('button', { name: 'Enlarge The wet mill at dusk' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(page.url()).toBe(publicPage)
  expect(asked.filter((path) => path.startsWith('/public/'))).toEqual([])

  const frame = page.frameLocator('iframe[title="Content of What a cup leaves with the growers"]')
  await expect(frame.getByText('go to the families in a year')).toBeVisible()
  const getFont = (element: Element) => {
    const { fontFamily, fontSize, lineHeight } = getComputedStyle(element)
    return { fontFamily, fontSize, lineHeight }
  }
  expect(await frame.locator('html').evaluate(getFont)).toEqual(await page.locator('.tm-code-frame').evaluate(getFont))

  const accent = () => page.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--tm-accent'))
  const own = brandVariables('#1f5c45')['--tm-accent']
  expect(await accent()).toBe(own)
  await page.getByRole('button', { name: 'Check the bag' }).click()
  const run = page.getByRole('group', { name: 'Is your bag sealed?' })
  await expect(run.getByRole('heading', { name: 'Bag seal' })).toBeVisible()
  await expect(run.getByRole('button', { name: 'Submit' })).toBeVisible()
  // The styles of the task bring the tokens with them, and the organization's colour stays.
  expect(await accent()).toBe(own)
  expect(troubles).toEqual([])
})

test('the address on the label of a unit shows that unit, and a code that no unit has says so', async ({ page }) => {
  const label = (unique: string) => `${publicPage}?unit=${unique}`
  await page.goto(label(demoId('unit/SA-0004-217').replaceAll('-', '').slice(10)))
  await expect(page.getByText('Vereda La Mariela, unit SA-0004-217')).toBeVisible()
  await expect(page.getByText('Code not found')).toBeHidden()

  await page.goto(label('0'.repeat(32)))
  await expect(page.getByText('Code not found')).toBeVisible()
  await expect(page.getByText('unit SA-0004-217')).toBeHidden()
})

test('Back closes a task that runs in the page, and nothing that was entered in it is lost', async ({ page }) => {
  await page.goto(publicPage)
  const run = page.getByRole('group', { name: 'Is your bag sealed?' })
  const seal = run.getByRole('textbox', { name: 'Seal number' })
  const begin = page.getByRole('button', { name: 'Check the bag' })
  await begin.click()
  await seal.fill('88-1043')
  await page.goBack()
  await expect(run).toBeHidden()
  await expect(begin).toBeFocused()
  expect(page.url()).toBe(publicPage)

  await page.goForward()
  await expect(seal).toHaveValue('88-1043')
  await page.reload()
  await expect(seal).toHaveValue('88-1043')

  // Closed by its button it leaves no entry behind: the next one back is the page before.
  await page.getByRole('button', { name: 'Close task' }).click()
  await expect(run).toBeHidden()
  await begin.click()
  await expect(seal).toHaveValue('88-1043')
  await run.getByRole('textbox', { name: 'Weight' }).fill('69.9')
  await run.getByRole('radio', { name: 'Yes' }).check()
  await run.getByRole('button', { name: 'Submit' }).click()
  await expect(run.getByRole('heading', { name: 'Event Classification' })).toBeVisible()
  await page.goBack()
  await begin.click()
  await expect(seal).toHaveValue('')
  await page.goBack()
  await expect(run).toBeHidden()
  await page.goBack()
  expect(page.url()).toBe('about:blank')
})

for (const [whose, address] of [
  ['an asset', publicPage],
  ['a unit with many records', `${publicPage}?unit=${demoId('unit/SA-0004-208').replaceAll('-', '').slice(10)}`],
] as const) {
  test(`the public page of ${whose} is printed on three sheets, with all its pictures`, async ({ page }) => {
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    const print = () => page.pdf({ format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } })
    // Calls for the pictures that are far below, for which a browser without a window does not wait.
    await print()
    const pictures = page.locator('#tm-root img')
    const missing = () => pictures.evaluateAll((all) => all.filter((picture) => (picture as HTMLImageElement).naturalWidth === 0).length)
    await expect.poll(missing).toBe(0)
    expect(await pictures.count()).toBeGreaterThan(8)
    const printed = await print()
    expect(printed.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3)
  })
}
