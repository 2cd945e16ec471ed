import { createHash, randomBytes } from 'node:crypto'
import { createCalls } from '@tracemark/api/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBrowser, type FormBrowser, type Page } from '../../first-token/form-browser.ts'
import { withScope } from '../../platform/db/scope.ts'
import { startTestServer, type TestServer } from '../../testing/create-test-app.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(() => app.stop())

const verifier = randomBytes(32).toString('base64url')
const authorizeUrl = (more: Record<string, string> = {}) =>
  `${app.baseUrl}/oidc/auth?${new URLSearchParams({
    client_id: 'tracemark-portal',
    response_type: 'code',
    scope: 'openid profile email offline_access',
    redirect_uri: `${app.baseUrl}/loggedin`,
    state: 'where-to',
    nonce: 'once',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  })}`

const rosa = { firstName: 'Rosa', lastName: 'Quispe', email: 'rosa@example.com', password: 'seven green hills' }

/** The newest e-mail, as the mailbox shows it. */
const newestMail = async (): Promise<string> => {
  const list = await (await fetch(`${app.baseUrl}/mailbox`)).text()
  const href = /href="(\/mailbox\/[0-9a-f-]+)"/.exec(list)?.[1] ?? ''
  return (await fetch(`${app.baseUrl}${href}`)).text()
}
const codeIn = (mail: string): string => /<h1>(\d{6}) is your Tracemark code<\/h1>/.exec(mail)?.[1] ?? ''

const begin = async (person: Record<string, string>, more?: Record<string, string>): Promise<{ browser: FormBrowser; page: Page }> => {
  const browser = createBrowser()
  return { browser, page: await browser.submit(await browser.open(authorizeUrl({ prompt: 'create', ...more })), person) }
}

/** Trades the code of the address where a sign-up ended. */
const signedIn = async ({ url }: Page): Promise<{ id_token: string }> => {
  const response = await fetch(`${app.baseUrl}/oidc/token`, {
    method: 'POST',
    headers: { origin: app.baseUrl },
    body: new URLSearchParams({
      client_id: 'tracemark-portal',
      grant_type: 'authorization_code',
      code: new URL(url).searchParams.get('code') ?? '',
      redirect_uri: `${app.baseUrl}/loggedin`,
      code_verifier: verifier,
    }),
  })
  return response.json()
}
const readClaims = async (landed: Page): Promise<unknown> => {
  const [, claims = ''] = (await signedIn(landed)).id_token.split('.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

test('a person signs up with a code from their e-mail, and is signed in as who they said', async () => {
  const browser = createBrowser()
  const opened = await browser.open(authorizeUrl({ prompt: 'create', login_hint: rosa.email }))
  expect([opened.html.includes('Create account'), opened.html.includes(`value="${rosa.email}"`)]).toEqual([true, true])
  const page = await browser.submit(opened, rosa)
  expect([page.status, page.html.includes('We sent a code to <b>rosa@example.com</b>')]).toEqual([200, true])
  const wrong = await browser.submit(page, { code: '000 00' })
  expect(wrong.html).toContain('This code is wrong.')
  const landed = await browser.submit(wrong, { code: codeIn(await newestMail()) })
  expect(await readClaims(landed)).toMatchObject({
    email: rosa.email,
    email_verified: true,
    name: 'Rosa Quispe',
    locale: 'en',
  })

  const again = createBrowser()
  const entered = await again.submit(await again.open(authorizeUrl()), { email: 'Rosa@Example.com', password: rosa.password })
  expect(entered.url).toContain('/loggedin?code=')
})

test('what is missing or wrong is said on a page of its own, and what was written stays, also in another language', async () => {
  const { browser, page } = await begin({ firstName: 'Rosa', lastName: ' ', email: 'rosa at home', password: 'short' })
  expect([
    page.status,
    new URL(page.url).search,
    page.html.includes('value="Rosa"'),
    page.html.includes('value="rosa at home"'),
    ...['Enter your last name.', 'Enter an email address', 'Enter a password of at least 10 characters.'].map((text) =>
      page.html.includes(text),
    ),
    page.html.includes('Enter your first name.'),
    page.html.includes('short'),
  ]).toEqual([200, '?signup=&refused=', true, true, true, true, true, false, false])
  // Reload and Back ask for a page, and send nothing again.
  expect(await browser.open(page.url)).toEqual(page)
  const german = await browser.submit(page, { firstName: 'Rosa María', lastName: '', email: 'rosa at home', lang: 'de' })
  expect([
    german.status,
    new URL(german.url).search,
    german.html.includes('lang="de"'),
    german.html.includes('value="Rosa María"'),
    german.html.includes('class="complaint"'),
  ]).toEqual([200, '?signup=', true, true, false])
})

test('whoever writes the address again finds the rest as it was', async () => {
  const { browser, page } = await begin({ ...rosa, email: 'rosita@example.com' })
  const href = /href="([^"]+\?signup)"/.exec(page.html)?.[1] ?? ''
  const again = await browser.open(new URL(href, app.baseUrl).href)
  expect([again.html.includes('value="Rosa"'), again.html.includes('value="Quispe"')]).toEqual([true, true])
  expect(again.html).toContain('value="rosita@example.com"')
})

test('an address with an account is told so in its e-mail, and nowhere else', async () => {
  const { browser, page } = await begin({ ...rosa, email: 'member@demo.test' })
  expect(page.html).toContain('We sent a code to <b>member@demo.test</b>')
  const mail = await newestMail()
  expect([mail.includes('You already have a Tracemark account'), codeIn(mail)]).toEqual([true, ''])
  expect((await browser.submit(page, { code: '' })).html).toContain('This code is wrong.')
})

test('a code is guessed five times at most', async () => {
  const { browser, page } = await begin({ ...rosa, email: 'guessed@example.com' })
  for (let tries = 0; tries < 5; tries += 1) expect((await browser.submit(page, { code: 'no' })).html).toContain('This code is wrong.')
  const refused = await browser.submit(page, { code: codeIn(await newestMail()) })
  expect([refused.status, refused.html.includes('Too many attempts')]).toEqual([429, true])
})

test('an address gets five codes an hour', async () => {
  for (let sent = 0; sent < 5; sent += 1) expect((await begin({ ...rosa, email: 'often@example.com' })).page.status).toBe(200)
  expect((await begin({ ...rosa, email: 'Often@example.com' })).page.status).toBe(429)
})

test('the sign-in page leads to the sign-up page, and back', async () => {
  const browser = createBrowser()
  const page = await browser.open(authorizeUrl())
  const href = /href="([^"]+\?signup)"/.exec(page.html)?.[1] ?? ''
  const signUp = await browser.open(new URL(href, app.baseUrl).href)
  expect(signUp.html).toContain('Create account')
  const back = /href="([^"]+\?signin)"/.exec(signUp.html)?.[1] ?? ''
  expect((await browser.open(new URL(back, app.baseUrl).href)).html).toContain('Demo accounts')
})

describe('an invited person', () => {
  const nora = { firstName: 'Nora', lastName: 'Weiß', email: 'nora@example.com', password: 'seven green hills' }
  /** The token in the e-mail of a new invitation to this address. */
  const invite = async (email: string, portalLanguage?: 'en' | 'en-x-farm'): Promise<string> => {
    await createCalls(app).organizationAccounts.create(
      { params: { org: 102 }, body: { emails: [email], ...(portalLanguage && { portalLanguage }) } },
      { token: await app.organizationToken('owner', 102) },
    )
    const rows = await withScope(app.db, { organizationId: 102 }, (db) =>
      db.selectFrom('outgoing_mail').selectAll().where('recipient', '=', email).execute(),
    )
    return /inviteToken=([\w-]+)/.exec(rows.at(-1)?.body_text ?? '')?.[1] ?? ''
  }
  const open = (browser: FormBrowser, invitation: string, more: Record<string, string> = {}) =>
    browser.open(authorizeUrl({ prompt: 'create', login_hint: nora.email, invitation, ...more }))

  test('needs no code: the invitation proves the address, once', async () => {
    const invitation = await invite(nora.email)
    const browser = createBrowser()
    const page = await open(browser, invitation)
    expect(page.html).toContain('Your invitation confirms <b>nora@example.com</b>.')
    const landed = await browser.submit(page, { ...nora, email: 'Nora@example.com' })
    expect(await readClaims(landed)).toMatchObject({ email: 'Nora@example.com', email_verified: true, name: 'Nora Weiß' })

    const again = createBrowser()
    const refused = await again.submit(await open(again, invitation), { ...nora, password: 'another password' })
    expect(refused.html).toContain('We sent a code to <b>nora@example.com</b>')
  })

  test('gets a code at any other address, and where the invitation is not known or has ended', async () => {
    const invitation = await invite('otto@example.com')
    const browser = createBrowser()
    const other = await browser.submit(await open(browser, invitation), { ...nora, email: 'other@example.com' })
    expect(other.html).toContain('We sent a code to <b>other@example.com</b>')
    const unknown = createBrowser()
    const page = await open(unknown, 'x'.repeat(22))
    expect(page.html).toContain('We send a code to your email address')
    expect((await unknown.submit(page, { ...nora, email: 'otto@example.com' })).html).toContain('We sent a code to')
    await withScope(app.db, { organizationId: 102 }, (db) =>
      db
        .updateTable('invitations')
        .set({ expires_at: new Date(0) })
        .where('email', '=', 'otto@example.com')
        .execute(),
    )
    const late = createBrowser()
    expect((await late.submit(await open(late, invitation), { ...nora, email: 'otto@example.com' })).html).toContain('We sent a code to')
  })

  test.each([
    ['en', 'de', 'de'],
    ['en-x-farm', 'en', 'en-x-farm'],
    [undefined, 'ja', 'ja'],
  ] as const)('invited in %s reads the portal in %s, the language of their sign-up', async (invited, own, read) => {
    const email = `reader-${own}@example.com`
    const invitation = await invite(email, invited)
    const browser = createBrowser()
    const landed = await browser.submit(await open(browser, invitation, { ui_locales: own }), { ...nora, email })
    const { id_token } = await signedIn(landed)
    const client = createCalls(app)
    const { jwt: token } = await client.accessTokens.exchange({ body: {} }, { token: id_token })
    await client.invitations.accept({ body: { token: invitation } }, { token })
    const rows = await withScope(app.db, { organizationId: 102 }, (db) =>
      db
        .selectFrom('memberships as m')
        .innerJoin('accounts as a', 'a.id', 'm.account_id')
        .select('m.portal_language')
        .where('a.email', '=', email)
        .execute(),
    )
    expect(rows).toEqual([{ portal_language: read }])
  })
})
