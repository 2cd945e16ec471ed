import { ProblemError } from '../problem.ts'

const buildPattern = (pattern: string, parameter: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, parameter)}$`)

interface Form {
  /** As the documents write it: `/core/things/{id}`. */
  path: string
  full: RegExp
  /** With nothing for some of its parameters. */
  partly: RegExp
}

const ALL = 'All that there are stand in /openapi.json and, to read, in /docs.'

/** What it has words for is meant rather than what would take any. */
const countParameters = ({ path }: Form): number => path.split('{').length

const hintFor = (path: string, forms: readonly Form[]): string => {
  // Without its empty parts it would be another call's path.
  const likely = /\/{2,}./.test(path) ? forms.filter(({ partly }) => partly.test(path)) : []
  const [empty] = likely.toSorted((one, other) => countParameters(one) - countParameters(other))
  if (empty) return `It is ${empty.path} with nothing between two slashes: write there what the call is about.`
  const bare = path.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  const meant = [bare, `${bare}/`].find((other) => forms.some(({ full }) => full.test(other)))
  return meant === undefined ? ALL : `Did you mean ${meant}?`
}

/** Answers for a path that no call has; says the spelling that one has which differs in its slashes alone, or what it lacks. Nothing is looked up. */
export const createUnknownPath = (patterns: readonly string[]): ((path: string) => ProblemError) => {
  let forms: readonly Form[] | undefined
  return (path) => {
    forms ??= patterns.map((pattern) => ({
      path: pattern.replace(/:(\w+)/g, '{$1}'),
      full: buildPattern(pattern, '[^/]+'),
      partly: buildPattern(pattern, '[^/]*'),
    }))
    return new ProblemError('not_found', { detail: `No call has this path. ${hintFor(path, forms)}` })
  }
}
