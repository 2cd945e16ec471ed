import { ProblemError } from '../problem.ts'

/** The token of an Authorization header. */
export const bearerToken = (header: string | undefined): string => {
  const match = /^Bearer ([^\s]+)$/i.exec(header ?? '')
  if (!match?.[1]) throw new ProblemError('unauthenticated')
  return match[1]
}
