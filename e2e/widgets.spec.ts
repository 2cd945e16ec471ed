import { expect, test } from '@playwright/test'
import { addresses, answerMoistureCheck, firstRow, interactionsPath, openAs } from './journey.ts'

const { Portal, Widgets } = addresses()
const publicPage = addresses()['Public page']

test('a foreign page on another origin runs the task, hears its events, and the record is in the portal', async ({ page }) => {
  await page.goto(Widgets)
  expect(new URL(Widgets).origin).not.toBe(new URL(Portal).origin)
  const heard = page.locator('#heard')
  await expect(heard).toContainText('tracemark-ready {"taskName":"Moisture check","thingName":"Finca La Esperanza"}')
  await answerMoistureCheck(page, '12.1')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Event Classification' })).toBeVisible()
  await expect(heard).toContainText('tracemark-completed')
  const order = await heard.getByRole('listitem').allTextContents()
  expect(order.map((line) => line.split(' ')[0]).filter((type) => type !== 'tracemark-ready')).toEqual([
    'tracemark-submitted',
    'tracemark-completed',
  ])

  await openAs(page, new URL(interactionsPath, Portal).href, 'member')
  await expect(firstRow(page)).toContainText('Alert')
  await expect(firstRow(page)).toContainText('Moisture check')
})

test('a task on a foreign page names its organization and wears its colour, unless the page says another', async ({ page }) => {
  await page.goto(Widgets)
  const element = page.locator('tracemark-task')
  const accent = () => element.evaluate((host) => getComputedStyle(host).getPropertyValue('--tm-accent'))
  await expect(element.getByText('Sierra Alta')).toBeVisible()
  await expect.poll(accent).toContain('#1f5c45')
  await element.evaluate((host) => host.style.setProperty('--tm-accent', '#7a2e1d'))
  expect(await accent()).toBe('#7a2e1d')
})

test('a page on a foreign page wears its organization’s colour, and tells of the task that a visitor runs in it', async ({ page }) => {
  await page.goto(Widgets)
  const element = page.locator('tracemark-page')
  const accent = () => element.evaluate((host) => getComputedStyle(host).getPropertyValue('--tm-accent'))
  await element.scrollIntoViewIfNeeded()
  await expect(element.getByRole('heading', { name: 'Finca La Esperanza' })).toBeVisible()
  await expect.poll(accent).toContain('#1f5c45')
  await element.evaluate((host) => host.style.setProperty('--tm-accent', '#7a2e1d'))
  expect(await accent()).toBe('#7a2e1d')

  await element.evaluate((host) => {
    const heard: string[] = []
    Object.assign(host, { heard })
    for (const type of ['ready', 'submitted', 'completed'])
      host.addEventListener(`tracemark-${type}`, (event) => heard.push(`${type} ${JSON.stringify((event as CustomEvent).detail)}`))
  })
  const heard = () => element.evaluate((host) => (host as HTMLElement & { heard: string[] }).heard)
  // What stands below the first view comes when a visitor is near it.
  await element.getByText('keeps these records with Tracemark').scrollIntoViewIfNeeded()
  await element.getByRole('button', { name: 'Check the bag' }).click()
  await expect.poll(heard).toEqual(['ready {"taskName":"Bag seal","thingName":"Finca La Esperanza"}'])
  await element.getByRole('textbox', { name: 'Seal number' }).fill('88-1043')
  await element.getByRole('textbox', { name: 'Weight' }).fill('69.9')
  await element.getByRole('radio', { name: 'Yes' }).check()
  await element.getByRole('button', { name: 'Submit' }).click()
  const types = async () => (await heard()).map((line) => line.split(' ')[0])
  await expect.poll(types).toEqual(['ready', 'submitted', 'completed'])
})

test('the styles of the foreign page stay outside, and ours inside', async ({ page }) => {
  await page.goto(Widgets)
  const submit = page.getByRole('button', { name: 'Submit' })
  await expect(submit).toBeVisible()
  const look = await submit.evaluate((button) => {
    const { fontFamily, borderTopStyle, backgroundColor } = getComputedStyle(button)
    return { fontFamily: fontFamily.split(',')[0], borderTopStyle, backgroundColor }
  })
  expect(look).toEqual({ fontFamily: '"Hanken Grotesk Variable"', borderTopStyle: 'solid', backgroundColor: 'rgb(31, 92, 69)' })
  await expect(page.getByRole('heading', { name: 'Where our coffee comes from' })).toHaveCSS('color', 'rgb(179, 84, 30)')
})

test('the element on a page is moved, changed and removed as LIFECYCLE.md says', async ({ page }) => {
  await page.goto(Widgets)
  await page.getByRole('textbox', { name: 'Moisture' }).fill('11.1')
  await page.evaluate(() => {
    const element = document.querySelector('tracemark-task')
    if (element) document.querySelector('main')?.append(element)
  })
  await expect(page.getByRole('textbox', { name: 'Moisture' })).toHaveValue('11.1')
  await page.evaluate(() => document.querySelector('tracemark-task')?.setAttribute('lang', 'de'))
  await expect(page.getByRole('button', { name: 'Absenden' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Moisture' })).toHaveValue('11.1')
  await page.evaluate(() => document.querySelector('tracemark-task')?.setAttribute('token', 'another'))
  await expect(page.getByRole('heading', { name: 'Dieser Link funktioniert nicht' })).toBeVisible()
  await page.evaluate(() => document.querySelector('tracemark-task')?.remove())
  await expect(page.getByRole('heading', { name: 'Dieser Link funktioniert nicht' })).toBeHidden()
})

test('an element is loaded where it is seen, and one far below when it is near', async ({ page }) => {
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.headers().authorization === 'Bearer one') opened.push(new URL(request.url()).pathname)
  })
  await page.goto(Widgets)
  await page.evaluate(() => {
    document.body.innerHTML = `
      <tracemark-task id="seen" token="one"></tracemark-task>
      <div style="display: none"><tracemark-task id="hidden" token="one"></tracemark-task></div>
      <div style="height: 9000px"></div>
      <tracemark-task id="far" token="one"></tracemark-task>`
  })
  const loaded = () =>
    page
      .locator('tracemark-task')
      .evaluateAll((elements) => elements.filter(({ shadowRoot }) => shadowRoot?.querySelector('h1, h2')).map(({ id }) => id))
  await expect.poll(loaded).toEqual(['seen'])
  // The browser has told of the others when it tells who watches them later.
  const told = await page.locator('tracemark-task').evaluateAll(
    (elements) =>
      new Promise<boolean[]>((resolve) => {
        const observer = new IntersectionObserver((entries) => resolve(entries.map(({ isIntersecting }) => isIntersecting)), {
          rootMargin: '600px',
        })
        for (const element of elements) observer.observe(element)
      }),
  )
  expect(told).toEqual([true, false, false])
  expect(opened).toEqual(['/core/executions'])
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('div[style^=height]')?.remove()
  })
  await expect.poll(loaded).toEqual(['seen', 'far'])
})

test('who follows a link to what stands below an element stays there while the element grows above it', async ({ page }) => {
  // What is seen first is longer than the screen: the rest comes after the link was followed.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(Widgets)
  await page.evaluate(() => {
    document.body.innerHTML = `
      <a href="#below">To the end</a>
      <tracemark-page organization="sierra-alta" thing="finca-la-esperanza"></tracemark-page>
      <h2 id="below">Below</h2>`
  })
  await expect(page.getByRole('heading', { name: 'Finca La Esperanza' })).toBeVisible()
  const height = () => page.locator('tracemark-page').evaluate((element) => element.getBoundingClientRect().height)
  expect(await height()).toBeLessThan(5000)
  await page.getByRole('link', { name: 'To the end' }).click()
  await expect(page.getByRole('heading', { name: 'Below' })).toBeInViewport()
  await expect.poll(height).toBeGreaterThan(5000)
  await expect(page.getByRole('heading', { name: 'Below' })).toBeInViewport()
})

test('a visitor reads the public page; an asset that is not there says so', async ({ page }) => {
  await page.goto(publicPage)
  await expect(page.getByRole('heading', { name: 'Finca La Esperanza' })).toBeVisible()
  await expect(page.getByText('Registered by Sierra Alta')).toBeVisible()
  await page.goto(`${publicPage}-gone`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('an element that names no task answers whatever is submitted, also once it has said so', async ({ page }) => {
  await page.goto(Widgets)
  const answers = await page.evaluate(async () => {
    const element = document.createElement('tracemark-task') as HTMLElement & { submit: () => Promise<unknown> }
    const said = new Promise((resolve) => element.addEventListener('tracemark-failed', resolve, { once: true }))
    document.body.prepend(element)
    await said
    return [await element.submit(), await element.submit()]
  })
  expect(answers).toEqual([{ status: 'failed' }, { status: 'failed' }])
})
