import { expect, type Page, test } from '@playwright/test'
import { messages as moreGerman } from '../packages/ui/src/i18n/locales/de/task-more.ts'
import { messages as german } from '../packages/ui/src/i18n/locales/de/task-run.ts'
import { messages as moreJapanese } from '../packages/ui/src/i18n/locales/ja/task-more.ts'
import { messages as japanese } from '../packages/ui/src/i18n/locales/ja/task-run.ts'
import { problems } from './axe.ts'
import { bagHandover, photo, seeRecord } from './bag-handover.ts'
import { cameraThatSees } from './fake-camera.ts'
import { addresses } from './journey.ts'
import { asStaff } from './staff.ts'

const { Portal, API } = addresses()

test.use({ serviceWorkers: 'allow', ...(await cameraThatSees('0104012345678901')) })

const recorded = async (page: Page): Promise<string> => {
  const answer = await page.waitForResponse((response) => response.url().endsWith('/complete') && response.ok())
  return (await answer.json()).interactionId
}

/** Draws a line on the empty pad. */
const sign = async (page: Page, { empty, drawn }: { empty: string; drawn: string }): Promise<void> => {
  const pad = page.getByRole('img', { name: empty })
  // Not only in view, but free of the bar that stands over the end of the page.
  await pad.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { x = 0, y = 0, width = 0, height = 0 } = (await pad.boundingBox()) ?? {}
  await page.mouse.move(x + width * 0.2, y + height * 0.3)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.4, y + height * 0.7, { steps: 5 })
  await page.mouse.move(x + width * 0.7, y + height * 0.4, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByRole('img', { name: drawn })).toBeVisible()
}

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

test.describe('in German, by touch', () => {
  test.use({ ...phone, locale: 'de-DE' })

  test('a worker gives photo, place, code and signature, and staff see them in the record', async ({ page, browser }) => {
    const staff = await asStaff(browser, { Portal, API })
    await page.goto(new URL(`/task/${await bagHandover(staff)}`, Portal).href)
    const chosen = page.waitForEvent('filechooser')
    await page.getByLabel(moreGerman['attachments.take']).tap()
    await (await chosen).setFiles(photo)
    await page.getByRole('button', { name: moreGerman['place.find'] }).tap()
    await expect(page.getByText('4,33500° N')).toBeVisible()
    await page.getByRole('button', { name: moreGerman['code.scan'] }).tap()
    await expect(page.getByText(moreGerman['code.by_camera'])).toBeVisible()
    await sign(page, { empty: moreGerman['sign.empty'], drawn: moreGerman['sign.drawn'] })
    expect(await problems(page)).toEqual([])
    const done = recorded(page)
    await page.getByRole('button', { name: german.submit }).tap()
    await expect(page.getByText(moreGerman.received)).toBeVisible()
    expect(await problems(page)).toEqual([])
    await seeRecord(staff, await done, {
      pictures: ['Photo of the bags', 'Signed by the driver'],
      texts: ['4.33500° N, 75.70300° W', 'Accurate to about 12 m', '0104012345678901'],
    })
    expect(await problems(staff.page)).toEqual([])
    await page.getByText(german.unclassified).tap()
    await expect(page.getByText(moreGerman['change.saved'])).toBeVisible()
    await staff.close()
  })
})

test.describe('in Japanese, by keyboard', () => {
  test.use({ ...phone, locale: 'ja-JP' })

  test('a worker does the same without a network, and it is sent when there is one', async ({ page, context, browser }) => {
    const staff = await asStaff(browser, { Portal, API })
    await page.goto(new URL(`/task/${await bagHandover(staff)}`, Portal).href)
    await page.getByText(moreJapanese['attachments.take'], { exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const press = async (name: string) => {
      await page.getByRole('button', { name }).last().focus()
      await page.keyboard.press('Enter')
    }
    const chosen = page.waitForEvent('filechooser')
    await page.getByLabel(moreJapanese['attachments.choose_photo']).focus()
    await page.keyboard.press('Enter')
    await (await chosen).setFiles(photo)
    await press(moreJapanese['place.skipping'])
    await page.getByRole('radio', { name: moreJapanese['place.reason_private'] }).focus()
    await page.keyboard.press('Space')
    await press(moreJapanese['code.type'])
    await page.getByRole('textbox', { name: moreJapanese['code.typed'] }).focus()
    await page.keyboard.type('0104')
    expect(await problems(page)).toEqual([])
    await press(japanese.submit)
    await expect(page.getByRole('button', { name: japanese.submit })).toBeHidden()
    expect(await problems(page)).toEqual([])
    const done = recorded(page)
    await context.setOffline(false)
    await expect(page.getByText(moreJapanese.received)).toBeVisible()
    await seeRecord(staff, await done, {
      pictures: ['Photo of the bags'],
      texts: ['No place recorded. Reason: I prefer not to say', '0104'],
    })
    await staff.close()
  })
})
