const SUBJECT_MAX = 72

/** Lower-case words with commas between scopes: `ui`, `tools, backend`, `public page`. */
const SCOPE = /^[a-z][a-z0-9-]*(?:,? [a-z][a-z0-9-]*)*$/

/** What git writes by itself. */
const GENERATED = /^(?:Merge |Revert "|fixup! |squash! |amend! )/

/** Begins a statement or a list of things, and no order. */
const NO_VERBS = new Set(
  (
    'a all an and any each every for from i if in it its many more new no not now of one only some that the their there these they this those to ' +
    'two we what when where which who whoever with without'
  ).split(' '),
)

/** Verbs whose endings look like those of another form. */
const VERBS = new Set('bring embed exceed feed focus need ping proceed ring seed shed speed spring string succeed swing'.split(' '))

const ENDING = /(?:ing|ed|[^s]s)$/

/** After a first word that is the subject of a sentence: "dates are written …". */
const FINITE = new Set('are can do does had has have is may must was were will'.split(' '))

/** What is wrong with a commit's subject, in words for its author. */
export const judgeSubject = (subject: string): string[] => {
  if (GENERATED.test(subject)) return []
  const colon = subject.indexOf(': ')
  const scope = subject.slice(0, Math.max(colon, 0))
  const said = subject.slice(colon === -1 ? 0 : colon + 2)
  const [first = '', second = ''] = said.toLowerCase().split(/[\s,]+/)
  return [
    ...(subject.length > SUBJECT_MAX ? [`has ${subject.length} characters, at most ${SUBJECT_MAX} are allowed`] : []),
    ...(SCOPE.test(scope) ? [] : ['begins with no scope, such as "ui: " or "api, backend: "']),
    ...(/^[a-z]/.test(said) ? [] : ['does not go on in lower case']),
    ...(/[.!?]$/.test(said) ? ['ends with a full stop'] : []),
    ...(NO_VERBS.has(first) || FINITE.has(second) || (ENDING.test(first) && !VERBS.has(first))
      ? [`needs a verb in the imperative in place of "${first}", such as "add" or "keep"`]
      : []),
  ]
}

/** The subject of a message that is being written: its first line that is no comment; nothing where git will refuse it as empty. */
export const findSubject = (message: string): string | undefined =>
  message
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('#'))
