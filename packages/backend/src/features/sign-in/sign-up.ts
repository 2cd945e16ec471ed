import { randomInt, timingSafeEqual } from 'node:crypto'
import { takeLine } from '@tracemark/api/rules'
import { Language } from '@tracemark/api/schemas'
import type { Kysely } from 'kysely'
import type { AdapterPayload } from 'oidc-provider'
import * as z from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { withScope } from '../../platform/db/scope.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import { hashSecret } from '../../platform/identity/secret.ts'
import type { IdSource } from '../../platform/ids.ts'
import type { SendMail } from '../../platform/mail/transport.ts'
import type { Database } from '../../schema/database.ts'
import { findInvitation, findInvitationByToken } from '../invitations/queries.ts'
import { findAccountIdByEmail, insertAccount, insertPassword } from '../people/queries/accounts.ts'
import { hashPassword } from './passwords.ts'
import { createProviderStorage } from './provider-storage.ts'
import { accountExistsMail, signUpMail } from './sign-up-mail.ts'

const CODE_SECONDS = 15 * 60
const CODE_DIGITS = 6
export const PASSWORD_MIN = 10
const PASSWORD_MAX = 200

const name = z.string().overwrite(takeLine).min(1).max(100)
const SignUpForm = z.object({
  firstName: name,
  lastName: name,
  email: z
    .string()
    .overwrite(takeLine)
    .check(z.email({ pattern: z.regexes.unicodeEmail }))
    .max(254),
  password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX),
})
export type SignUpField = keyof z.infer<typeof SignUpForm>

/** What waits for its code. Neither password nor code is kept in clear. */
const Pending = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  passwordHash: z.string(),
  language: z.optional(Language),
  codeHash: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
})

/** What was written last, without the password: the page shows it again. */
const Draft = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** What has to be written otherwise. */
  invalid: z.array(SignUpForm.keyof()),
  /** The code could not be sent. */
  notSent: z.boolean(),
})
export type SignUpDraft = z.infer<typeof Draft>

export interface SignUpOptions {
  db: Kysely<Database>
  clock: Clock
  ids: IdSource
  rateLimits: RateLimits
  /** Hands an e-mail over at once: whoever waits for a code learns that it was not sent. */
  sendMail: SendMail
  publicUrl: string
}

interface From {
  /** Of the device on the network. */
  address: string
  /** In which they sign up: that of the e-mail, and theirs from then on. */
  language: Language
  /** The token of the invitation whose link led here. */
  invitation?: string | undefined
}

export type SignUpBegun =
  | { kind: 'sent' }
  | { kind: 'made'; accountId: string }
  | { kind: 'invalid'; fields: SignUpField[] }
  | { kind: 'not_sent' }
export type SignUpConfirmed = { kind: 'made'; accountId: string } | { kind: 'wrong'; email: string } | { kind: 'over' }

const createCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
const isSame = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Signing up with the embedded provider: an address belongs to whoever can read the code that was sent there. */
export const createSignUp = ({ db, clock, ids, rateLimits, sendMail, publicUrl }: SignUpOptions) => {
  const storage = createProviderStorage(db)('SignUp')
  const drafts = createProviderStorage(db)('SignUpDraft')
  const keep = (uid: string, pending: z.infer<typeof Pending>): Promise<unknown> =>
    storage.upsert(uid, pending as unknown as AdapterPayload, pending.exp - Math.floor(Date.now() / 1000))

  /** Makes the account; undefined where another one took the address meanwhile. */
  const makeAccount = async ({
    passwordHash,
    ...person
  }: Omit<z.infer<typeof Pending>, 'codeHash' | 'exp'>): Promise<string | undefined> => {
    const id = ids()
    return withScope(db, { accountId: id }, async (scoped) => {
      if (!(await insertAccount(scoped, { id, ...person }))) return undefined
      await insertPassword(scoped, id, passwordHash)
      return id
    })
  }

  /** The address, in small letters, that a pending invitation was sent to: whoever has its token can read what arrives there. */
  const invitedAddress = async (token: string): Promise<string | undefined> => {
    const place = await findInvitationByToken(db, hashSecret(token))
    if (!place) return undefined
    const invitation = await withScope(db, place, (scoped) => findInvitation(scoped, place.organizationId, place.id))
    const isOpen = invitation?.state === 'pending' && invitation.organization_state === 'active' && invitation.expires_at > clock.now()
    return isOpen ? invitation.email.toLowerCase() : undefined
  }

  return {
    invitedAddress,
    /** Sends the code, or makes the account at once where an invitation proves the address. Nobody learns here whether an address has an account: its owner reads it in the e-mail. */
    begin: async (uid: string, form: URLSearchParams, { address, language, invitation }: From): Promise<SignUpBegun> => {
      const read = SignUpForm.safeParse(Object.fromEntries(form))
      if (!read.success) return { kind: 'invalid', fields: [...new Set(read.error.issues.map(({ path }) => path[0] as SignUpField))] }
      const { password, ...person } = read.data
      await rateLimits.take('signUpByAddress', address)
      const isInvited = invitation !== undefined && (await invitedAddress(invitation)) === person.email.toLowerCase()
      await rateLimits.take('signUpByEmail', person.email.toLowerCase())
      if (isInvited) {
        const accountId = await makeAccount({ ...person, language, passwordHash: await hashPassword(password) })
        if (accountId !== undefined) return { kind: 'made', accountId }
      }
      const code = createCode()
      const isTaken = (await findAccountIdByEmail(db, person.email)) !== undefined
      // Where the address has an account no code opens anything, and it takes as long.
      const codeHash = hashSecret(isTaken ? `none ${ids()}` : `${uid} ${code}`)
      const exp = Math.floor(Date.now() / 1000) + CODE_SECONDS
      await keep(uid, { ...person, language, passwordHash: await hashPassword(password), codeHash, exp })
      const mail = isTaken
        ? accountExistsMail({ recipient: person.email, language, href: publicUrl })
        : signUpMail({ recipient: person.email, language, code, href: publicUrl })
      try {
        await sendMail(ids(), mail)
        return { kind: 'sent' }
      } catch {
        return { kind: 'not_sent' }
      }
    },
    keepDraft: (uid: string, draft: SignUpDraft): Promise<unknown> => drafts.upsert(uid, draft as unknown as AdapterPayload, CODE_SECONDS),
    draft: async (uid: string): Promise<SignUpDraft | undefined> => Draft.safeParse(await drafts.find(uid)).data,
    /** The address that waits for its code. */
    pendingEmail: async (uid: string): Promise<string | undefined> => Pending.safeParse(await storage.find(uid)).data?.email,
    /** Takes the code, at most five tries of it (`rate_limited` after them). */
    confirm: async (uid: string, code: string): Promise<SignUpConfirmed> => {
      await rateLimits.take('signUpCodes', uid)
      const pending = Pending.safeParse(await storage.find(uid)).data
      if (!pending) return { kind: 'over' }
      if (!isSame(hashSecret(`${uid} ${code.replace(/\D/g, '')}`), pending.codeHash)) return { kind: 'wrong', email: pending.email }
      await Promise.all([storage.destroy(uid), drafts.destroy(uid)])
      const accountId = await makeAccount(pending)
      return accountId === undefined ? { kind: 'over' } : { kind: 'made', accountId }
    },
  }
}

export type SignUp = ReturnType<typeof createSignUp>
