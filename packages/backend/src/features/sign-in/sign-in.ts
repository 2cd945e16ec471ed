import type { IncomingMessage } from 'node:http'
import { takeLine } from '@tracemark/api/rules'
import { errorStatus, type Language } from '@tracemark/api/schemas'
import type { Kysely } from 'kysely'
import type { InteractionResults, KoaContextWithOIDC, Provider } from 'oidc-provider'
import { isStorable, UNSTORABLE } from '../../platform/db/storable.ts'
import type { GetAddress } from '../../platform/http/client-address.ts'
import { chooseLanguage, languageCookie } from '../../platform/http/page-language.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import { ProblemError } from '../../platform/problem.ts'
import type { Database } from '../../schema/database.ts'
import { fill, getTexts } from '../../texts/index.ts'
import { findAccountIdByEmail, findPasswordHash } from '../people/queries/accounts.ts'
import { DEMO_PASSWORD } from './demo-password.ts'
import { verifyPassword } from './passwords.ts'
import { messagePage, offeredLanguages, pagePolicy, signInPage, tooManyPage } from './sign-in-page.ts'
import type { SignUp } from './sign-up.ts'
import { codePage, signUpPage } from './sign-up-page.ts'

export interface SignInOptions {
  db: Kysely<Database>
  publicUrl: string
  demoAccounts: readonly string[]
  rateLimits: RateLimits
  getAddress: GetAddress
  signUp: SignUp
  /** Where e-mails are looked at on this computer, without a mail server. */
  mailbox: string | undefined
}

type KoaContext = Pick<
  KoaContextWithOIDC,
  'req' | 'res' | 'originalUrl' | 'path' | 'method' | 'set' | 'status' | 'type' | 'body' | 'redirect'
>

/** How a portal hands over the token of the invitation whose link led to the provider. */
export const INVITATION_PARAMETER = 'invitation'

const FORM_LIMIT_BYTES = 8192
const NOT_REFUSED = { invalid: [], notSent: false }
const NOTHING_WRITTEN = { firstName: '', lastName: '', ...NOT_REFUSED }
const INTERACTION = /^\/interaction\/[\w-]+$/

const TOO_LARGE = `The form has more than ${FORM_LIMIT_BYTES} bytes`

/** Fails with `request_too_large` or `invalid_content`. The request stays open, since its answer goes the same way. */
const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(Buffer.from(chunk))
    size += chunk.length
    if (size > FORM_LIMIT_BYTES) throw new ProblemError('request_too_large', { detail: TOO_LARGE })
  }
  const form = new URLSearchParams(Buffer.concat(chunks).toString())
  if (![...form].flat().every(isStorable)) throw new ProblemError('invalid_content', { detail: `A text in the form ${UNSTORABLE}.` })
  return form
}

/** The account whose e-mail address and password these are. */
const authenticate = async (db: Kysely<Database>, email: string, password: string): Promise<string | undefined> => {
  const accountId = email === '' ? undefined : await findAccountIdByEmail(db, email)
  const hash = accountId === undefined ? undefined : await findPasswordHash(db, accountId)
  return (await verifyPassword(password, hash)) ? accountId : undefined
}

/** Counts a try before its password is looked at, so that many at once count as well; one that succeeds does not count. */
const counted = async (
  rateLimits: RateLimits,
  { email, address }: { email: string; address: string },
  tried: () => Promise<string | undefined>,
): Promise<string | undefined> => {
  const account = email.toLowerCase()
  await rateLimits.take('signInByAddress', address)
  await rateLimits.take('signInByAccount', account)
  const accountId = await tried()
  if (accountId === undefined) return undefined
  await rateLimits.giveBack('signInByAddress', address, 'one')
  await rateLimits.giveBack('signInByAccount', account, 'all')
  return accountId
}

/** Writes a page of the provider. */
export const showPage = (context: Pick<KoaContext, 'set' | 'type' | 'body' | 'status'>, html: string, status = 200): void => {
  context.status = status
  context.type = 'html'
  context.set({
    'content-security-policy': pagePolicy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  context.body = html
}

/** The language in which this person reads the provider's pages. */
export const pickLanguage = ({ req }: Pick<KoaContext, 'req'>, uiLocales?: unknown): Language =>
  chooseLanguage({ cookie: req.headers.cookie, uiLocales, acceptLanguage: req.headers['accept-language'] })

const tooMany = (context: KoaContext, seconds: number): void => {
  showPage(context, tooManyPage(pickLanguage(context), seconds, context.originalUrl), 429)
  context.set('retry-after', String(seconds))
}

const refuseForm = (context: KoaContext, { code, detail = '' }: ProblemError, portal: string): void => {
  const language = pickLanguage(context)
  const t = getTexts(language).signIn
  const text = fill(t.refusedText, { reason: detail })
  showPage(context, messagePage(language, { title: t.refused, text, link: { href: portal, label: t.toPortal } }), errorStatus[code])
  // What is left of the form is not read: the next request must not come behind it.
  context.set('connection', 'close')
}

const isExpired = (error: unknown): boolean => error instanceof Error && error.name === 'SessionNotFound'

/** The pages where a person signs in or signs up: shows them, and takes what they send. They work without JavaScript. */
export const signIn = (provider: Provider, options: SignInOptions) => {
  const { db, publicUrl, demoAccounts, rateLimits, getAddress, signUp, mailbox } = options

  const answer = async (context: KoaContext): Promise<void> => {
    const { prompt, params, uid } = await provider.interactionDetails(context.req, context.res)
    const action = `/oidc/interaction/${uid}`
    const language = pickLanguage(context, params.ui_locales)
    const cameToSignUp = prompt.name === 'create'
    const given = params[INVITATION_PARAMETER]
    const invitation = typeof given === 'string' && isStorable(given) ? given : undefined
    const goOn = async (result: InteractionResults): Promise<void> => {
      context.status = 303
      context.redirect(await provider.interactionResult(context.req, context.res, result))
    }
    const enter = (accountId: string) => goOn({ login: { accountId, remember: true }, ...(cameToSignUp && { create: {} }) })
    /** A page of its own, so that Back and Reload show it again instead of asking to send a form once more. */
    const lead = (query: Record<string, string>): void => {
      context.status = 303
      context.redirect(`${action}?${new URLSearchParams(query)}`)
    }
    // The portal is ours: there is nothing to consent to.
    if (prompt.name === 'consent') return goOn({ consent: {} })

    if (context.method !== 'POST') {
      const { searchParams } = new URL(context.req.url ?? '', publicUrl)
      const hint = searchParams.get('email') ?? (typeof params.login_hint === 'string' ? params.login_hint : '')
      const email = searchParams.has('code') ? await signUp.pendingEmail(uid) : undefined
      if (email !== undefined) return showPage(context, codePage({ language, action, email, wrong: searchParams.has('wrong'), mailbox }))
      if (searchParams.has('code') || searchParams.has('signup') || (cameToSignUp && !searchParams.has('signin'))) {
        const written = (await signUp.draft(uid)) ?? { ...NOTHING_WRITTEN, email: hint }
        const invited = invitation === undefined ? undefined : await signUp.invitedAddress(invitation)
        return showPage(context, signUpPage({ language, action, invited, ...written, ...(!searchParams.has('refused') && NOT_REFUSED) }))
      }
      const failed = searchParams.has('failed')
      return showPage(context, signInPage({ language, action, email: hint, failed, demoAccounts, demoPassword: DEMO_PASSWORD }))
    }

    const form = await readForm(context.req)
    const said = (name: string): string => takeLine(form.get(name) ?? '')
    const address = getAddress(context.req)
    const chosen = offeredLanguages.find((tag) => tag === form.get('lang'))
    const written = { firstName: said('firstName'), lastName: said('lastName'), email: said('email') }
    if (chosen !== undefined) {
      context.set('set-cookie', languageCookie(chosen))
      if (said('step') === 'code') return lead({ code: '' })
      if (said('step') !== 'account') return lead({ signin: '', email: written.email })
      await signUp.keepDraft(uid, { ...written, ...NOT_REFUSED })
      return lead({ signup: '' })
    }
    if (said('step') === 'account') {
      const begun = await signUp.begin(uid, form, { address, language, invitation })
      if (begun.kind === 'made') return enter(begun.accountId)
      const invalid = begun.kind === 'invalid' ? begun.fields : []
      await signUp.keepDraft(uid, { ...written, invalid, notSent: begun.kind === 'not_sent' })
      return lead(begun.kind === 'sent' ? { code: '' } : { signup: '', refused: '' })
    }
    if (said('step') === 'code') {
      const confirmed = await signUp.confirm(uid, said('code'))
      if (confirmed.kind === 'made') return enter(confirmed.accountId)
      return lead(confirmed.kind === 'wrong' ? { code: '', wrong: '' } : { signup: '' })
    }
    const email = said('email')
    const accountId = await counted(rateLimits, { email, address }, () => authenticate(db, email, form.get('password') ?? ''))
    if (accountId === undefined) return lead({ signin: '', failed: '', email })
    await enter(accountId)
  }

  return async (context: KoaContext, next: () => Promise<void>): Promise<void> => {
    if (!INTERACTION.test(context.path)) return next()
    try {
      await answer(context)
    } catch (error) {
      if (error instanceof ProblemError && error.retryAfterSeconds !== undefined) return tooMany(context, error.retryAfterSeconds)
      if (error instanceof ProblemError && error.code !== 'internal') return refuseForm(context, error, publicUrl)
      if (!isExpired(error)) throw error
      const language = pickLanguage(context)
      const t = getTexts(language).signIn
      showPage(context, messagePage(language, { title: t.over, text: t.overText, link: { href: publicUrl, label: t.open } }), 400)
    }
  }
}
