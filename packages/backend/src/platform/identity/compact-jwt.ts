import { invalidToken, type TokenKind } from './token-fault.ts'

const isCanonical = (part: string): boolean => part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part

/** Whether it is exactly three base64url parts: jose takes some malformed signatures. */
export const isCompactJwt = (text: string): boolean => {
  const parts = text.split('.')
  return parts.length === 3 && parts.every(isCanonical)
}

/** Refuses what is not exactly three base64url parts, before a library reads it: jose takes some malformed signatures. */
export const assertCompactJwt = (text: string, kind: TokenKind): void => {
  if (!isCompactJwt(text)) throw invalidToken('It is not a JWT that can be read: three parts of base64url with dots between them.', kind)
}
