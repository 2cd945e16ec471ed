import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const packages = join(import.meta.dirname, '../../../..')

/** Texts, tests and stories raise nothing. */
const SAID = /locales[\\/]|testing[\\/]|stories[\\/]|conformance[\\/]|contract-tests[\\/]|\.(test|stories)\.tsx?$/
/** Nor does what only lists the words of a kind, or shows them all. */
const LISTED = /styleguide[\\/]|EmptyPanel\.tsx$|[\\/]statuses\.ts$|error-code\.ts$/

const listSources = (names: readonly string[], apart: readonly RegExp[]): string[] =>
  names.flatMap((name) => {
    const root = join(packages, name, 'src')
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) => (apart.some((room) => room.test(path)) ? [] : [readFileSync(join(root, path), 'utf8')]))
  })

const keys = new Set(
  listSources(['ui', 'portal', 'embed'], [SAID]).flatMap((text) =>
    [...text.matchAll(/['"`]((?:[a-z-]+|\$\{[^}]*\}):(?!\/\/)(?:\$\{[^}]*\}|[^'"`\s])+)['"`]/g)].map((match) => match[1] ?? ''),
  ),
)

const patterns = [...keys]
  .filter((key) => key.includes('${'))
  .map((key) => {
    const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^()|[\]\\{}$]/g, '\\$&'))
    return new RegExp(`^${parts.join('([\\w.-]+)')}$`)
  })

/** Words that some flow has: a value in quotes, or the name of a field. A status has its words apart: `All clear` is `all_clear`. */
const words = new Set(
  listSources(['api', 'ui', 'portal', 'embed', 'state-machines', 'backend'], [SAID, LISTED]).flatMap((text) =>
    [...text.matchAll(/'([\w. -]+)'|"([\w. -]+)"|([\w-]+)\??:(?!\w)/g)].flatMap((match) => {
      const word = match[1] ?? match[2] ?? match[3] ?? ''
      return [word, word.toLowerCase().replaceAll(' ', '_')]
    }),
  ),
)

/** Whether a flow raises a text: by its key, or by a key that it puts together of words that some flow has. */
export const raises = (key: string): boolean => {
  const said = key.replace(/_(one|other)$/, '')
  if (keys.has(key) || keys.has(said)) return true
  return patterns.some((pattern) =>
    [key, said].some((each) =>
      pattern
        .exec(each)
        ?.slice(1)
        .every((word) => words.has(word)),
    ),
  )
}
