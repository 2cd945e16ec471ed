import { errors } from 'jose'
import { ProblemError } from '../problem.ts'

/** Where each kind of token comes from. */
const HOW_TO_GET = {
  api: 'POST /core/access-tokens/exchange gives one for an identity token, and members make access tokens for programs.',
  identity: 'Sign in at the OpenID provider that /config.json names, as the client that it names, and send the identity token.',
  run: 'POST /core/task-thing/{id}/executionToken gives one that begins a run, and POST /core/executions one for the run.',
} as const

export type TokenKind = keyof typeof HOW_TO_GET

const CLAIMS: Readonly<Record<string, string>> = {
  aud: 'It was made for another audience.',
  iss: 'It was made by another issuer.',
  nbf: 'It is not valid yet.',
  typ: 'It is a token of another kind.',
}

/** What is wrong with a token, without a word of what it says. */
const getReason = (error: unknown): string => {
  if (error instanceof errors.JWTClaimValidationFailed)
    return CLAIMS[error.claim] ?? `Its claim ${error.claim} is missing or can't be used.`
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey)
    return 'Its signature is not that of the issuer of such tokens: it was changed, or is a token of another kind.'
  if (error instanceof errors.JOSEAlgNotAllowed) return 'It is not signed in a way that is taken.'
  return 'It is not a JWT that can be read.'
}

/** A token that jose refuses. */
export const refusedToken = (cause: unknown, kind: TokenKind): ProblemError =>
  cause instanceof errors.JWTExpired
    ? new ProblemError('token_expired', { cause, detail: HOW_TO_GET[kind] })
    : invalidToken(getReason(cause), kind, cause)

/** `reason`: a sentence. What to do follows it. */
export const invalidToken = (reason: string, kind: TokenKind, cause?: unknown): ProblemError =>
  new ProblemError('token_invalid', { detail: `${reason} ${HOW_TO_GET[kind]}`, cause })

/** The token of a task run, where a member's or a program's is needed. */
export const createRunTokenProblem = (): ProblemError => invalidToken('This token opens task runs alone.', 'api')

/** Fails for the issuer of credentials, which answers one question of a run and does nothing else. */
export const assertNoIssuer = (token: { issuer?: true | undefined } | undefined): void => {
  if (token?.issuer) throw new ProblemError('token_invalid', { detail: 'This token can only report a relationship.' })
}
