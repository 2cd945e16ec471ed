import { ProblemError } from '../platform/problem.ts'

/** What a field is refused with that breaks the rules of the standard it names. `reason`: which one. */
export const invalidIdentifier = (path: (string | number)[], reason: string | undefined): ProblemError =>
  new ProblemError('identifier_invalid', {
    ...(reason !== undefined && { detail: reason }),
    fields: [{ path, message: 'does not follow the rules of its standard', code: 'identifier_invalid' }],
  })
