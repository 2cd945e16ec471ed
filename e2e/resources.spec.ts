import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, type Request, test } from '@playwright/test'
import { problems } from './axe.ts'
import { openAs, addresses as printed } from './journey.ts'
import { type Line, lines, type ResourceUnderTest, resources } from './resources.ts'

const { Portal } = printed()
const ORG = 'sierra-alta'
const OTHER = 'klosterhalde'
const root = join(import.meta.dirname, '..')
const features = join(root, 'packages/portal/src/features')

test('every resource of the portal is in the run', () => {
  const folders = readdirSync(features).filter((name) => existsSync(join(features, name, 'resource.ts')))
  expect(Object.keys(resources).sort()).toEqual(folders.sort())
})

interface Words {
  one: string
  title: string
  new: string
}

const readWords = async (name: string): Promise<Words> => {
  // The organization of the run has the Farm Audits wording.
  const readTexts = async (namespace: string) => {
    const files = ['en', 'en-x-farm'].map((language) => join(root, `packages/ui/src/i18n/locales/${language}/${namespace}.ts`))
    const found = await Promise.all(files.filter((file) => existsSync(file)).map((file) => import(file)))
    return Object.assign({}, ...found.map(({ messages }) => messages))
  }
  const [own, names] = await Promise.all([readTexts(name), readTexts('names')])
  return { ...own, one: names[`${name}.one`], title: names[`${name}.title`] }
}

const deletion: NonNullable<ResourceUnderTest['deletion']> = { label: 'Delete', done: 'deleted' }

/** The pages of one resource, as a person sees them. */
class ResourcePages {
  readonly page: Page
  readonly words: Words
  readonly resource: ResourceUnderTest
  constructor(page: Page, words: Words, resource: ResourceUnderTest) {
    this.page = page
    this.words = words
    this.resource = resource
  }

  at(query = '', org = ORG): string {
    return new URL(`${this.resource.addresses.list.to({ org })}${query}`, Portal).href
  }

  row(name: string) {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name, exact: true }) })
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(this.at(query))
    await this.page.getByRole('heading', { level: 1, name: this.words.title }).waitFor()
  }

  get name() {
    return this.page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true })
  }

  async begin(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.new }).click()
    await expect(this.name).toBeFocused()
  }

  async save(): Promise<void> {
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Create|Save)$/ })
      .click()
  }

  async remove(name: string, action: string): Promise<void> {
    await this.act(name, action)
    await this.page.getByRole('alertdialog').getByRole('button', { name: action }).click()
    await expect(this.row(name)).toHaveCount(0)
  }

  /** Creates one, and answers what was sent for it. */
  async create(name: string): Promise<Record<string, unknown>> {
    await this.begin()
    await this.name.fill(name)
    await this.resource.fill?.(this.page)
    const sent = this.page.waitForRequest((request) => request.postData()?.includes(JSON.stringify(name)) === true)
    await this.save()
    const body = (await sent).postDataJSON()
    await expect(this.page.getByText(`“${name}” was created`).first()).toBeVisible()
    await this.resource.afterCreate?.(this.page)
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
    if (this.resource.opensPage) await this.open()
    return body
  }

  async act(name: string, action: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: `Actions for ${name}` })
      .click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }

  async expectList(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.words.title })).toBeVisible()
    await expect(this.page.getByRole('grid', { name: this.words.title })).toBeVisible()
  }

  /** Nobody touched a switch: it was sent as the contract has it by default. */
  expectDefaults(sent: readonly Record<string, unknown>[]): void {
    for (const body of sent) {
      const switches = Object.entries(body).filter(([, value]) => typeof value === 'boolean')
      const unsaid = Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value !== 'boolean'))
      expect(this.resource.created?.parse(unsaid)).toMatchObject(Object.fromEntries(switches))
    }
  }

  async edit(name: string, renamed: string): Promise<void> {
    await this.open('?search=Conformance')
    await this.row(name).getByRole('link').click()
    await this.name.fill(renamed)
    await this.save()
    await expect(this.page.getByText(`“${renamed}” was saved`)).toBeVisible()
    await expect(this.row(renamed)).toBeVisible()
    await expect(this.page).toHaveURL(/search=Conformance/)
  }

  /** Deletes one at the second question: the first is not answered with yes. */
  async removeOnceAsked(name: string): Promise<void> {
    const { label, done } = this.resource.deletion ?? deletion
    await this.open('?search=Conformance')
    await this.act(name, label)
    const dialog = this.page.getByRole('alertdialog', { name: `${label} “${name}”?` })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(this.row(name)).toBeVisible()
    await this.act(name, label)
    await dialog.getByRole('button', { name: label }).click()
    await expect(this.page.getByText(`“${name}” was ${done}`)).toBeVisible()
    await expect(this.row(name)).toHaveCount(0)
  }

  async openElsewhere(name: string): Promise<void> {
    await this.open('?search=Conformance')
    await this.row(name).getByRole('link').click()
    await this.page.waitForURL(/[0-9a-f]{8}-[0-9a-f-]{27}/)
    await this.page.goto(this.page.url().replace(`/org/${ORG}/`, `/org/${OTHER}/`))
    await expect(this.page.getByText('Page not found')).toBeVisible()
    await expect(this.page.getByRole('textbox', { name: 'Name', exact: true })).toHaveCount(0)
  }

  /** Without monograms, which stand for pictures. */
  async names(): Promise<string[]> {
    const links = this.page.getByRole('row').getByRole('link')
    return links.evaluateAll((all) =>
      all.map((link) => {
        const copy = link.cloneNode(true) as HTMLElement
        for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
        return copy.textContent
      }),
    )
  }
}

/** Texts that a page showed before they were there: it says so itself. */
const late: string[] = []
test.afterEach(() => expect(late.splice(0)).toEqual([]))

const signedIn = async (browser: Browser, person: 'owner' | 'member', name: string, viewport?: { width: number; height: number }) => {
  const page = await browser.newPage({ locale: 'en-US', ...(viewport && { viewport }) })
  page.on('console', (message) => message.text().startsWith('A page says texts that did not come with it') && late.push(message.text()))
  const resource = resources[name]
  if (!resource) throw new Error(`There is no resource ${name}.`)
  const pages = new ResourcePages(page, await readWords(name), resource)
  await openAs(page, pages.at(), person)
  return pages
}

for (const [name, resource] of Object.entries(resources)) {
  const does = (line: Line): boolean => {
    const reason = resource.without?.[line]
    if (reason !== undefined) test.info().annotations.push({ type: `without ${line}`, description: reason })
    return reason === undefined
  }
  const step = async (line: Line, work: () => Promise<void>) => {
    if (does(line)) await test.step(line, work)
  }
  const { label: remove, selected } = resource.deletion ?? deletion
  const [first, second, third] = ['Conformance Alpha', 'Conformance Beta', 'Conformance Gamma']

  if (!resource.isWhole)
    test(`${name}: created, edited and deleted`, async ({ browser }) => {
      test.setTimeout(120_000)
      const pages = await signedIn(browser, 'owner', name)
      await step('list', () => pages.expectList())
      await step('create', async () => {
        const sent = await pages.create(first)
        await step('defaults of the contract', async () => pages.expectDefaults([sent]))
      })
      await step("other organization's address", () => pages.openElsewhere(first))
      await step('edit', () => pages.edit(first, second))
      await step('delete with confirmation', () => pages.removeOnceAsked(does('edit') ? second : first))
      await pages.page.close()
    })
  else
    test(`${name}: a list that staff work in`, async ({ browser }) => {
      test.setTimeout(180_000)
      const pages = await signedIn(browser, 'owner', name)
      const { page, words } = pages

      await step('list', () => pages.expectList())
      const sent: Record<string, unknown>[] = []
      await step('create', async () => {
        for (const created of [first, second, third]) sent.push(await pages.create(created))
        await expect(pages.row(second)).toBeVisible()
      })
      await step('defaults of the contract', async () => pages.expectDefaults(sent))
      await step('refused field', async () => {
        await pages.begin()
        await pages.save()
        await expect(pages.name).toBeFocused()
        await expect(pages.name).toHaveAccessibleDescription(/./)
        if (resource.uniqueNames) {
          await pages.name.fill(first)
          await resource.fill?.(page)
          await pages.save()
          await expect(pages.name).toHaveAttribute('aria-invalid', 'true')
          await expect(pages.name).toBeFocused()
        }
      })
      await step('wrong by itself', async () => {
        const saves: string[] = []
        const note = (request: Request) => request.postData()?.includes('Conformance Wrong') && saves.push(request.url())
        page.on('request', note)
        const field = resource.wrong ? page.getByRole('dialog').getByRole('textbox', { name: resource.wrong.field }) : pages.name
        await pages.name.fill('Conformance Wrong')
        await resource.fill?.(page)
        await field.fill(resource.wrong?.text ?? `Conformance Wrong ${'x'.repeat(200)}`)
        await pages.save()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toBeFocused()
        page.off('request', note)
        expect(saves).toEqual([])
      })
      await step('unsaved guard', async () => {
        await pages.name.fill('Not to be lost')
        await page.keyboard.press('Escape')
        const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
        await question.getByRole('button', { name: 'Stay here' }).click()
        await expect(pages.name).toHaveValue('Not to be lost')
        await page.keyboard.press('Escape')
        await question.getByRole('button', { name: 'Leave' }).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
      await step('typed and not added', async () => {
        const { adder = '' } = resource
        await pages.begin()
        await pages.name.fill('Added by Save')
        await page.getByRole('dialog').getByRole('textbox', { name: adder }).fill('Washed')
        await pages.save()
        await pages.row('Added by Save').getByRole('link').click()
        await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Option 1' })).toHaveValue('Washed')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await pages.remove('Added by Save', remove)
      })
      await step('search', async () => {
        await page.getByRole('searchbox').fill('Conformance')
        await expect.poll(() => pages.names()).toHaveLength(3)
        await expect(page).toHaveURL(/search=Conformance/)
      })
      await step('sort', async () => {
        await pages.open('?search=Conformance&sort=name_desc')
        await expect.poll(() => pages.names()).toEqual([third, second, first])
        await page.getByRole('columnheader', { name: 'Name' }).click()
        await expect.poll(() => pages.names()).toEqual([first, second, third])
      })
      await step('page', async () => {
        await pages.open('?search=Conformance&perPage=2&sort=name_asc')
        await expect(page.getByText('1 to 2 of 3')).toBeVisible()
        await page.getByRole('button', { name: 'Next' }).click()
        await expect.poll(() => pages.names()).toEqual([third])
        await page.goBack()
        await expect.poll(() => pages.names()).toEqual([first, second])
      })
      await step('edit', () => pages.edit(second, 'Conformance Beta renamed'))
      await step('opened once', async () => {
        await pages.open('?search=Conformance')
        await pages.row(first).getByRole('link').click()
        await expect(pages.name).toHaveValue(first)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await page.keyboard.press('Enter')
        await expect(pages.name).toHaveValue(first)
        await pages.save()
        await expect(page.getByText(`“${first}” was saved`)).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
      await step('deleted meanwhile', async () => {
        const [gone, anew] = ['Conformance Delta', 'Conformance Delta anew']
        await pages.open('?search=Conformance')
        await pages.create(gone)
        await pages.open('?search=Conformance')
        await pages.row(gone).getByRole('link').click()
        const field = page.getByRole('textbox', { name: 'Name', exact: true })
        await expect(field).toHaveValue(gone)
        const other = await signedIn(browser, 'owner', name)
        await other.open('?search=Conformance')
        await other.remove(gone, remove)
        await other.page.close()
        await field.fill(anew)
        await page.getByRole('button', { name: /^Save( changes)?$/ }).click()
        await expect(page.getByText('It was deleted')).toBeVisible()
        await expect(page.getByRole('button', { name: /^Save( changes)?$/ })).toHaveCount(0)
        const asNew = page.getByRole('button', { name: 'Save as a new one' })
        if (resource.isMadeOnce) {
          await expect(asNew).toHaveCount(0)
          await page.keyboard.press('Escape')
          await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
        } else {
          await asNew.click()
          await expect(page.getByText(`“${anew}” was created`)).toBeVisible()
          await pages.open('?search=Conformance')
          await pages.remove(anew, remove)
        }
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await pages.open('?search=Conformance')
        await expect(pages.row(gone)).toHaveCount(0)
      })
      await step('concurrent edit', async () => {
        const other = await signedIn(browser, 'owner', name)
        for (const one of [pages, other]) {
          await one.open('?search=Conformance')
          await one.row(first).getByRole('link').click()
          await expect(one.name).toHaveValue(first)
        }
        await other.name.fill('Conformance Alpha theirs')
        await other.save()
        await expect(other.row('Conformance Alpha theirs')).toBeVisible()
        await pages.name.fill('Conformance Alpha mine')
        await pages.save()
        const dialog = page.getByRole('alertdialog', { name: 'You updated this elsewhere while you were editing' })
        await expect(dialog.getByRole('row', { name: 'Name' })).toContainText('Conformance Alpha mineConformance Alpha theirs')
        await dialog.getByRole('button', { name: 'Use saved version' }).click()
        await expect(pages.name).toHaveValue('Conformance Alpha theirs')
        await pages.name.fill(first)
        await pages.save()
        // The list behind still has the name from before: what says that it is saved is the drawer that closes.
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await other.page.close()
      })
      await step('duplicate', async () => {
        await pages.open('?search=Conformance')
        await pages.act(first, 'Duplicate')
        await expect(page.getByText(`“${first}” was duplicated`)).toBeVisible()
        await expect.poll(async () => (await pages.names()).filter((shown) => shown.includes(first)).length).toBe(2)
      })
      await step('delete with confirmation', () => pages.removeOnceAsked(third))
      await step("other organization's address", () => pages.openElsewhere(first))
      await step('keyboard only', async () => {
        await pages.open('?search=Conformance')
        await page.getByRole('button', { name: words.new }).focus()
        await page.keyboard.press('Enter')
        await expect(pages.name).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        const cell = page.getByRole('gridcell').filter({ has: page.getByRole('link', { name: first, exact: true }) })
        await cell.focus()
        await page.keyboard.press('Enter')
        await expect(pages.name).toHaveValue(first)
        await page.keyboard.press('Escape')
        await expect(cell).toBeFocused()
      })
      await step('bulk', async () => {
        await pages.open('?search=Conformance')
        await expect(pages.row(first)).toBeVisible()
        await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
        await page.getByRole('group', { name: 'Actions for selected rows' }).getByRole('button', { name: remove }).click()
        const question = selected ?? new RegExp(`^Delete (1 ${words.one}|\\d+ ${words.title})\\?$`, 'i')
        await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: remove }).click()
        await expect(page.getByText('No results')).toBeVisible()
      })
      await page.close()
    })

  test(`${name}: on a phone, and for whom it is not`, async ({ browser }) => {
    await step('phone width', async () => {
      const pages = await signedIn(browser, 'owner', name, { width: 360, height: 740 })
      const { page } = pages
      await expect(page.getByRole('heading', { level: 1, name: pages.words.title })).toBeVisible()
      await pages.begin()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      expect(await problems(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await problems(page)).toEqual([])
      await page.close()
    })
    await step('no permission', async () => {
      const pages = await signedIn(browser, 'member', name)
      const { page } = pages
      const denied = page.getByText("You don't have permission to see this page")
      await expect(page.getByRole('row').getByRole('link').first().or(denied)).toBeVisible()
      await expect(page.getByRole('button', { name: pages.words.new })).toHaveCount(0)
      const menus = page.getByRole('button', { name: /^Actions for / })
      if (resource.readerActions) {
        await menus.first().click()
        await expect(page.getByRole('menuitem')).toHaveText(resource.readerActions)
        await page.keyboard.press('Escape')
      } else await expect(menus).toHaveCount(0)
      if (resource.addresses.create) {
        await page.goto(new URL(resource.addresses.create.to({ org: ORG }), Portal).href)
        await expect(denied).toBeVisible()
      }
      await page.close()
    })
  })
}

test('a resource has a reason for each line that it can not do', () => {
  for (const { without = {} } of Object.values(resources)) {
    expect(lines).toEqual(expect.arrayContaining(Object.keys(without)))
  }
})
