import { ProblemError } from '../problem.ts'

const formOf = (pattern: string): RegExp => new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)

/** Answers for a path that no call has; says the spelling that one has which differs in its slashes alone. Nothing is looked up. */
export const createUnknownPath = (patterns: readonly string[]): ((path: string) => ProblemError) => {
  let forms: readonly RegExp[] | undefined
  return (path) => {
    forms ??= patterns.map(formOf)
    const bare = path.replace(/\/{2,}/g, '/').replace(/\/$/, '')
    const meant = [bare, `${bare}/`].find((other) => forms?.some((form) => form.test(other)))
    const hint = meant === undefined ? 'All that there are stand in /openapi.json and, to read, in /docs.' : `Did you mean ${meant}?`
    return new ProblemError('not_found', { detail: `No call has this path. ${hint}` })
  }
}
