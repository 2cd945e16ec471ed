import { ProblemError } from '../problem.ts'

const isCanonical = (part: string): boolean => part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part

/** Refuses what is not exactly three base64url parts, before a library reads it: jose takes some malformed signatures. */
export const assertCompactJwt = (text: string): void => {
  const parts = text.split('.')
  if (parts.length !== 3 || !parts.every(isCanonical)) throw new ProblemError('token_invalid')
}
