import { readEnvelope, UnitContent } from '@tracemark/api/rules/clipboard'
import { CLIPBOARD_MARK, CLIPBOARD_MAX, CLIPBOARD_VERSION, type FieldCode } from '@tracemark/api/schemas'
import { createLocalJWKSet, decodeJwt, errors, importJWK, type JSONWebKeySet, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../platform/clock.ts'
import { isCompactJwt } from '../../platform/identity/compact-jwt.ts'
import { ProblemError } from '../../platform/problem.ts'

const ALGORITHM = 'ES256'
/** Tells a signature of content from that of a token, which the same key makes. */
const TYPE = 'unit-content+jwt'
const AUDIENCE = 'tracemark-clipboard'
export const CONTENT_LIFETIME_S = 24 * 60 * 60
/** Clocks of two servers differ. */
const CLOCK_TOLERANCE_S = 60

export interface VerifiedContent {
  /** Of the server that has signed it. */
  origin: string
  content: UnitContent
  copiedAt: Date
  expiresAt: Date
}

/** Content on its way over a clipboard (docs/decisions/copied-content.md). */
export interface ContentSignature {
  /** Text for a clipboard. Fails with `export_too_large`. */
  sign(content: UnitContent): Promise<string>
  /** Fails with `invalid_content` at `text`, and the reason. */
  verify(text: string): Promise<VerifiedContent>
  /** The public key that other servers are given. */
  keys: JSONWebKeySet
}

export interface SignatureParts {
  key: JWK
  publicUrl: string
  /** Keys of other servers whose content is taken, by their origin. */
  trusted: Readonly<Record<string, JSONWebKeySet>>
  clock: Clock
}

type Reason = Extract<FieldCode, `clipboard_${string}`>

const messages: Record<Reason, string> = {
  clipboard_unreadable: "must be content that was copied from a unit's public page",
  clipboard_version: `must be of version ${CLIPBOARD_VERSION}`,
  clipboard_altered: 'must be as it was copied: its signature does not match',
  clipboard_expired: 'must have been copied within the last 24 hours',
  clipboard_origin: 'must come from this server, or from one that it trusts',
  clipboard_closed: 'must come from a page that is still open',
  clipboard_own: 'must come from the unit of another organization',
}

export const refusedContent = (code: Reason, cause?: unknown): ProblemError =>
  new ProblemError('invalid_content', { fields: [{ path: ['text'], code, message: messages[code] }], cause })

const readIssuer = (jws: string): string | undefined => {
  try {
    return decodeJwt(jws).iss
  } catch {
    return undefined
  }
}

const instant = (seconds: number): Date => new Date(seconds * 1000)

export const createContentSignature = async ({ key, publicUrl, trusted, clock }: SignatureParts): Promise<ContentSignature> => {
  const privateKey = await importJWK(key, ALGORITHM)
  const { d: _, ...publicKey } = key
  const keys: JSONWebKeySet = { keys: [publicKey] }
  const keysOf = new Map(Object.entries({ ...trusted, [publicUrl]: keys }).map(([origin, set]) => [origin, createLocalJWKSet(set)]))

  const verifyPayload = async (jws: string, issuer: string): Promise<JWTPayload> => {
    const getKey = keysOf.get(issuer)
    if (!getKey) throw refusedContent('clipboard_origin')
    const options = {
      issuer,
      audience: AUDIENCE,
      algorithms: [ALGORITHM],
      typ: TYPE,
      requiredClaims: ['exp', 'iat'],
      // Whatever time another server gives, it ends as ours does.
      maxTokenAge: CONTENT_LIFETIME_S,
      currentDate: clock.now(),
      clockTolerance: CLOCK_TOLERANCE_S,
    }
    const { payload } = await jwtVerify(jws, getKey, options).catch((cause: unknown) => {
      throw refusedContent(cause instanceof errors.JWTExpired ? 'clipboard_expired' : 'clipboard_altered', cause)
    })
    return payload
  }

  return {
    keys,
    sign: async (content) => {
      const now = Math.floor(clock.now().getTime() / 1000)
      const signed = await new SignJWT({ version: CLIPBOARD_VERSION, content })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, ...(key.kid !== undefined && { kid: key.kid }) })
        .setIssuer(publicUrl)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + CONTENT_LIFETIME_S)
        .sign(privateKey)
      const text = JSON.stringify({ tracemark: CLIPBOARD_MARK, version: CLIPBOARD_VERSION, signed })
      if (text.length > CLIPBOARD_MAX)
        throw new ProblemError('export_too_large', { detail: `A clipboard takes ${CLIPBOARD_MAX} characters.` })
      return text
    },
    verify: async (text) => {
      const envelope = readEnvelope(text)
      if (!envelope) throw refusedContent('clipboard_unreadable')
      if (envelope.version !== CLIPBOARD_VERSION) throw refusedContent('clipboard_version')
      const { signed } = envelope
      const issuer = isCompactJwt(signed) ? readIssuer(signed) : undefined
      if (issuer === undefined) throw refusedContent('clipboard_altered')
      const { version, content, iat = 0, exp = 0 } = await verifyPayload(signed, issuer)
      if (version !== CLIPBOARD_VERSION) throw refusedContent('clipboard_version')
      const found = UnitContent.safeParse(content)
      if (!found.success) throw refusedContent('clipboard_unreadable', found.error)
      return { origin: issuer, content: found.data, copiedAt: instant(iat), expiresAt: instant(Math.min(exp, iat + CONTENT_LIFETIME_S)) }
    },
  }
}
