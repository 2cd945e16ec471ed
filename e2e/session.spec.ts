import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { problems } from './axe.ts'
import { addresses, firstRow, interactionsPath, openAs, signIn, waitForSavedLanguage } from './journey.ts'
import { asStaff, ORGANIZATION } from './staff.ts'

const { Portal } = addresses()
const at = (path: string) => new URL(path, Portal).href

const stored = <Value>(page: Page, key: string): Promise<Value> =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? '{}'), key)

/** A subject of the newest e-mail to this address, and its link. */
const readMail = async (context: BrowserContext, recipient: string): Promise<{ subject: string; href: string }> => {
  const page = await context.newPage()
  const entry = page.getByRole('listitem').filter({ hasText: recipient }).first()
  // E-mails are handed over by a worker that looks every other second.
  await expect(async () => {
    await page.goto(at('/mailbox'))
    await expect(entry).toBeVisible({ timeout: 500 })
  }).toPass()
  await entry.getByRole('link').click()
  const subject = await page.getByRole('heading', { level: 1 }).textContent()
  const href = await page.frameLocator('iframe').getByRole('link').first().getAttribute('href')
  await page.close()
  return { subject: subject ?? '', href: href ?? '' }
}

test('five tabs whose session is about to end renew it once, together', async ({ context }) => {
  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()))
  const renewals: string[] = []
  for (const tab of tabs) {
    await tab.clock.install()
    tab.on('request', (request) => {
      if (request.url().endsWith('/oidc/token') && request.postData()?.includes('grant_type=refresh_token')) renewals.push(request.url())
    })
  }
  const [first = await context.newPage(), ...others] = tabs
  await first.goto(at(interactionsPath))
  await signIn(first, 'member')
  await expect(firstRow(first)).toBeVisible()
  for (const tab of others) {
    await tab.goto(at(interactionsPath))
    await expect(firstRow(tab)).toBeVisible()
  }
  const before = await stored<{ refreshToken: string; exp: number }>(first, 'tracemark.session')

  // The clocks of all tabs jump to where less than a minute is left, and stand: later checks are no matter of this test.
  const end = new Date(before.exp * 1_000 - 50_000)
  await Promise.all(tabs.map((tab) => tab.clock.pauseAt(end)))
  const refreshTokens = async () =>
    Promise.all(tabs.map(async (tab) => (await stored<{ refreshToken: string }>(tab, 'tracemark.session')).refreshToken))
  await expect(async () => {
    // What tabs ask each other is waited for by their clocks.
    await Promise.all(tabs.map((tab) => tab.clock.runFor(250)))
    const tokens = await refreshTokens()
    expect(new Set(tokens).size).toBe(1)
    expect(tokens[0]).not.toBe(before.refreshToken)
  }).toPass({ intervals: [200] })
  expect(renewals.length).toBe(1)
})

test('somebody who is invited signs up in German without a code, accepts, and works in German; an admin takes another invitation back', async ({
  browser,
  page,
  context,
}) => {
  await openAs(page, at(interactionsPath), 'owner')
  await expect(firstRow(page)).toBeVisible()
  const { jwt } = await stored<{ jwt: string }>(page, 'tracemark.grant')
  const invited = await page.request.post(at('/core/organizations/101/accounts'), {
    headers: { authorization: `Bearer ${jwt}` },
    data: { emails: ['rosa@example.com', 'nobody@example.com'], portalLanguage: 'en' },
  })
  expect(invited.status()).toBe(200)
  const { href } = await readMail(context, 'rosa@example.com')

  const rosa = await browser.newContext({ locale: 'en-US' })
  const theirs = await rosa.newPage()
  await theirs.goto(href)
  await expect(theirs.getByRole('heading', { name: 'Create account' })).toBeVisible()
  await theirs.getByText('Language: English').click()
  await theirs.getByRole('button', { name: 'Deutsch' }).click()
  await expect(theirs.getByText('Ihre Einladung bestätigt rosa@example.com.')).toBeVisible()
  await expect(theirs.getByLabel('E-Mail')).toHaveValue('rosa@example.com')
  await theirs.getByLabel('Vorname').fill('Rosa')
  await theirs.getByLabel('Nachname').fill('Quispe')
  await theirs.getByLabel('Neues Passwort').fill('seven green hills')
  await theirs.getByRole('button', { name: 'Konto erstellen' }).click()

  await expect(theirs.getByRole('heading', { name: 'Einladung zu Sierra Alta' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Annehmen' }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Annehmen' }).click()
  await theirs.getByRole('button', { name: 'Sierra Alta öffnen' }).click()
  await expect(theirs).toHaveURL(at(interactionsPath))
  await expect(theirs.getByRole('heading', { level: 1, name: 'Interaktionen' })).toBeVisible()
  await firstRow(theirs).click()
  await expect(theirs.getByRole('heading', { name: 'Antworten' })).toBeVisible()
  await rosa.close()

  await page.goto(at('/org/sierra-alta/settings/access/invitations'))
  await page.getByRole('button', { name: 'Actions for nobody@example.com' }).click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('felipe.ocampo@sierra-alta.example')).toBeVisible()
  await expect(page.getByText('nobody@example.com')).toHaveCount(0)
})

test('whose portal access is withdrawn is told so by the first call that is refused, and has it back when it is given back', async ({
  page,
  browser,
}) => {
  const staff = await asStaff(browser, addresses())
  const { items } = await staff.call(`/core/organizations/${ORGANIZATION}/accounts?search=member%40demo.test`)
  const { accountId } = items.find(({ email }: { email: string }) => email === 'member@demo.test')
  const give = (accessPortal: boolean) => staff.call(`/core/organizations/${ORGANIZATION}/accounts/${accountId}`, { accessPortal }, 'PATCH')
  try {
    await openAs(page, at(interactionsPath), 'member')
    await expect(firstRow(page)).toBeVisible()
    // Its page is asked for as soon as the pointer is there. The button may go before the pointer comes, with the answer to another call.
    const button = page.getByRole('button', { name: 'Next' })
    await button.scrollIntoViewIfNeeded()
    const next = await button.boundingBox()
    if (!next) throw new Error('The button has no place on the page.')
    await give(false)
    await page.mouse.move(next.x + next.width / 2, next.y + next.height / 2)
    await expect(page.getByText('You no longer have portal access in Sierra Alta')).toBeVisible()
    await expect(firstRow(page)).toBeHidden()
  } finally {
    await give(true)
    await staff.close()
  }
  await page.reload()
  await expect(firstRow(page)).toBeVisible()
})

test('links of the mobile app lead through sign-in to their page, to a record, to thanks, and never to a page that is not there', async ({
  page,
}) => {
  await page.goto(at('/loggedin/org/sierra-alta/variants'))
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await signIn(page, 'member')
  await expect(page).toHaveURL(at('/org/sierra-alta/variants'))
  await page.context().clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(at('/signup'))
  await expect(page.getByRole('heading', { name: 'Thank you for signing up' })).toBeVisible()
  const back = page.getByRole('link', { name: 'Back to the app' })
  await expect(back).toHaveAttribute('href', '/fs/login')
  await back.click()
  await signIn(page, 'member')
  await expect(page).toHaveURL(at(interactionsPath))
  await firstRow(page).click()
  await expect(page.getByRole('heading', { name: 'Answers' })).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const address = page.url()
  const record = address.slice(at(`${interactionsPath}/`).length)
  await page.goto(at(`/fs/interaction/101/${record}`))
  // The query of the specification leads on to the record's own address.
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Answers' })).toBeVisible()
  await page.goto(at(`/fs/interaction/999999/${record}`))
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a row is a link, its record leads on and back to the list as it was, and the search finds what the organization has', async ({
  page,
}) => {
  const list = at(`${interactionsPath}?page=2&sort=task_asc`)
  await openAs(page, list, 'member')
  const href = await firstRow(page).getByRole('link').getAttribute('href')
  await firstRow(page).click()
  await expect(page).toHaveURL(at(href ?? ''))
  const facts = page.getByRole('region', { name: 'Details' })
  await expect(facts.getByRole('link')).toHaveCount(4)
  const unit = (await facts.getByRole('link').nth(2).textContent()) ?? ''
  await page.getByRole('link', { name: 'All interactions' }).click()
  await expect(page).toHaveURL(list)

  await firstRow(page).waitFor()
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#tm-content')).toBeFocused()
  await page.keyboard.press('Control+k')
  const words = page.getByRole('combobox', { name: 'Search or go to…' })
  await words.fill('nothing is called so')
  await expect(page.getByText('No results for “nothing is called so”')).toBeVisible()
  await words.fill(unit)
  await expect(page.getByRole('option', { name: unit }).first()).toContainText('Farmer')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: unit })).toBeVisible()
  await page.getByRole('link', { name: 'Interactions of this Farmer' }).click()
  await expect(firstRow(page)).toContainText(unit)
})

test('what is written right after Ctrl+K stands in the palette', async ({ page }) => {
  await openAs(page, at(interactionsPath), 'member')
  await firstRow(page).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Finca La')
  const words = page.getByRole('combobox', { name: 'Search or go to…' })
  await expect(words).toHaveValue('Finca La')
  await page.keyboard.type(' Esp')
  await expect(words).toHaveValue('Finca La Esp')
  await expect(page.getByRole('option', { name: /La Esperanza/ }).first()).toBeVisible()
})

test('the language that somebody chooses is theirs on any device', async ({ page, browser }) => {
  const choose = async (tab: Page, account: string, language: string) => {
    const saved = waitForSavedLanguage(tab)
    await tab.getByRole('button', { name: new RegExp(`^${account}: `) }).click()
    await tab.getByRole('menuitemradio', { name: language, exact: true }).click()
    expect((await saved).status()).toBe(200)
  }
  await openAs(page, at(interactionsPath), 'member')
  await choose(page, 'Account', 'Deutsch')
  await expect(page.getByRole('heading', { level: 1, name: 'Interaktionen' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Interaktionen' })).toBeVisible()

  // Chosen before it is known what the membership holds: what was chosen last is kept.
  let tellMembership = (): void => undefined
  const known = new Promise<void>((resolve) => {
    tellMembership = resolve
  })
  const isMembership = (body: string | null) => body?.includes('organizationAccounts') === true
  await page.route('**/graphql', async (route) => {
    if (isMembership(route.request().postData())) await known
    await route.continue()
  })
  await page.reload()
  const saved = waitForSavedLanguage(page)
  await page.getByRole('button', { name: /^Konto: / }).click()
  await page.getByRole('menuitemradio', { name: 'Español', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Interacciones' })).toBeVisible()
  tellMembership()
  expect((await saved).request().postDataJSON()).toEqual({ portalLanguage: 'es' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.unroute('**/graphql')

  // Chosen before the organization is read, by whose token the membership is.
  const organization = Promise.withResolvers<void>()
  await page.route('**/organizations/slug/**', async (route) => {
    await organization.promise
    await route.continue()
  })
  await page.reload()
  await page.getByRole('button', { name: /^Cuenta: / }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch', exact: true }).click()
  // Nor is it lost when the page is left before.
  const savedLater = waitForSavedLanguage(page)
  await page.reload()
  organization.resolve()
  expect((await savedLater).request().postDataJSON()).toEqual({ portalLanguage: 'de' })
  await expect(page.getByRole('heading', { level: 1, name: 'Interaktionen' })).toBeVisible()

  const other = await browser.newContext({ locale: 'en-US' })
  const tab = await other.newPage()
  // Whatever a signed-in page of this tab says in its menu and its title, however short.
  const said = new Set<string>()
  await tab.exposeFunction('note', (text: string) => said.add(text))
  await tab.addInitScript(() => {
    const tell = () => {
      if (!location.pathname.startsWith('/org/')) return
      for (const { textContent } of document.querySelectorAll('main h1, nav a[href$="/interactions"]:not(main *)'))
        Object(window).note(textContent)
    }
    new MutationObserver(tell).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const held = Promise.withResolvers<void>()
  await tab.route('**/graphql', async (route) => {
    if (isMembership(route.request().postData())) await held.promise
    await route.continue()
  })
  const rows = tab.waitForResponse((answer) => answer.url().includes('tracemark-interactions/interactions/101'))
  await tab.goto(at(interactionsPath))
  await signIn(tab, 'member')
  await rows
  held.resolve()
  await expect(tab.getByRole('heading', { level: 1, name: 'Interaktionen' })).toBeVisible()
  await expect(tab.locator('html')).toHaveAttribute('lang', 'de')
  await tab.reload()
  await expect(tab.getByRole('heading', { level: 1, name: 'Interaktionen' })).toBeVisible()
  expect([...said]).toEqual(['Interaktionen'])
  // The words of this account's organization, as the other journeys meet them.
  await choose(tab, 'Konto', 'English (Farm Audits)')
  await expect(tab.getByRole('heading', { level: 1, name: 'Interactions' })).toBeVisible()

  await other.close()
})

test('signing out ends the refresh token before the page leaves', async ({ page }) => {
  // The provider's own logout, which ends tokens too, is kept from it.
  await page.route('**/oidc/session/end**', (route) => route.fulfill({ body: 'away' }))
  await page.goto(at(interactionsPath))
  await signIn(page, 'member')
  await firstRow(page).waitFor()
  const { refreshToken } = await stored<{ refreshToken: string }>(page, 'tracemark.session')
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByText('away')).toBeVisible()
  const answer = await page.request.post(at('/oidc/token'), {
    form: { grant_type: 'refresh_token', client_id: 'tracemark-portal', refresh_token: refreshToken },
  })
  expect(answer.status()).toBe(400)
})

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the pages of the provider fit, and have no accessibility error', async ({ page }) => {
    const long = 'maria.fernanda.gutierrez-echeverria+finca.la.esperanza@cooperativa-cafetera-sierra-alta.example.org'
    const faults: string[] = []
    const look = async (heading: string) => {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      faults.push(...(beyond > 0 ? [`${heading}: ${beyond} px wider than the screen`] : []), ...(await problems(page)))
    }
    await page.goto(at(interactionsPath))
    await look('Sign in')
    await page.getByLabel('Email').fill(long)
    await page.getByLabel('Password').fill('not the password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await look('Sign in')
    await page.getByRole('link', { name: 'Create account' }).click()
    await look('Create account')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('Enter your first name.')).toBeVisible()
    await look('Create account')
    await page.getByLabel('First name').fill('María')
    await page.getByLabel('Last name').fill('Gutiérrez')
    await page.getByLabel('Email').fill(long)
    await page.getByLabel('New password').fill('seven green hills')
    await page.getByRole('button', { name: 'Send code' }).click()
    await look('Check your email')
    await page.goto(at('/oidc/session/end'))
    await look('You are signed out')
    await page.goto(at('/oidc/auth?client_id=unknown'))
    await look('Could not sign you in')
    expect(faults).toEqual([])
  })
})
