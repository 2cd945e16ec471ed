import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContractKind } from './read-contract.ts'

export const languages = ['de', 'en', 'es', 'ja', 'ko', 'nl', 'pt', 'zh-Hans', 'zh-Hant']

const quoted = (name: string) => (/^[a-z_]+$/i.test(name) ? name : `'${name}'`)

/** A line of a sorted list, at its place. `isOne` tells the lines of the list. */
const insertSorted = (text: string, line: string, isOne: (line: string) => boolean): string => {
  const lines = text.split('\n')
  if (lines.includes(line)) return text
  const after = lines.findIndex((known) => isOne(known) && known.replaceAll("'", '') > line.replaceAll("'", ''))
  const place = after === -1 ? lines.findLastIndex(isOne) + 1 : after
  return lines.toSpliced(place, 0, line).join('\n')
}

const TEXT = /^ {2}'?([\w.]+)'?: .*/

/** Gives files of texts that were there before their feature the lines that it needs, in English until somebody translates them. How many. */
export const addTexts = (locales: string, name: string, english: string): number => {
  const lines = english.split('\n').filter((line) => TEXT.test(line))
  const getKey = (line: string) => TEXT.exec(line)?.[1]
  const counts = languages.map((language) => {
    const at = join(locales, language, `${name}.ts`)
    if (!existsSync(at)) return 0
    const text = readFileSync(at, 'utf8')
    const known = new Set(text.split('\n').map(getKey))
    const missing = lines.filter((line) => !known.has(getKey(line)))
    if (missing.length > 0) writeFileSync(at, text.replace(/\n\}\n*$/, `\n${missing.join('\n')}\n}\n`))
    return missing.length
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

const member = (name: string) => (quoted(name) === name ? `.${name}` : `['${name}']`)

interface Named extends Pick<ContractKind, 'uniqueNames' | 'canDuplicate'> {
  name: string
  path: string
  /** What one is called, and all of them. */
  one: string
  title: string
  /** Its group of calls in the contract. */
  contract: string
}

/** Names a feature where lists of files or names can't be read from the folders. Each names it once, however often this is called. */
export const register = (root: string, { name, path, one, title, contract, uniqueNames, canDuplicate }: Named): string[] => {
  const change = (file: string, edit: (text: string) => string, folder = 'packages'): string => {
    const at = join(root, folder, file)
    if (existsSync(at)) writeFileSync(at, edit(readFileSync(at, 'utf8')))
    return at
  }
  // In English, as every text of a new feature, until somebody translates it.
  const files = languages.map((language) =>
    change(`ui/src/i18n/locales/${language}/names.ts`, (text) =>
      Object.entries({ one, title }).reduce(
        (names, [key, word]) =>
          names.includes(`'${name}.${key}'`)
            ? names
            : insertSorted(names, `  '${name}.${key}': '${word}',`, (line) => line.startsWith("  '")),
        text,
      ),
    ),
  )
  // Each language counts in as many forms as it does for other entities.
  files.push(
    ...languages.map((language) =>
      change(`ui/src/i18n/locales/${language}/actions.ts`, (text) =>
        ['one', 'many', 'other']
          .filter((form) => text.includes(`  'count.categories_${form}': `))
          .reduce((actions, form) => {
            const key = `  'count.${name}_${form}': `
            if (actions.includes(key)) return actions
            const words = (form === 'one' ? one : title).toLowerCase()
            return insertSorted(actions, `${key}'{{shown}} ${words}',`, (line) => line.startsWith("  'count."))
          }, text),
      ),
    ),
  )
  files.push(
    change('ui/src/i18n/english.ts', (text) =>
      insertSorted(text, `export { messages as ${quoted(name)} } from './locales/en/${name}.ts'`, (line) => line.startsWith('export ')),
    ),
  )
  files.push(change('ui/src/i18n/entity.ts', (text) => insertSorted(text, `  '${name}',`, (line) => /^ {2}'[\w-]+',$/.test(line))))
  files.push(
    change('api/src/addresses/index.ts', (text) => {
      if (new RegExp(`^ {2}${quoted(name)}: \\{\\n {4}list: .*\\n {4}create`, 'm').test(text)) return text
      // An address that was to come has come.
      const coming = new RegExp(`\\n {2}${quoted(name)}: \\{\\n {4}list: address\\('/org/:org/([^']+)'\\),\\n {2}\\},`)
      const [found, known = path] = coming.exec(text) ?? []
      const pages = [
        ['list', known],
        ['create', `${known}/new`],
        ['one', `${known}/:id`],
      ].map(([page, pattern]) => `    ${page}: address('/org/:org/${pattern}'),`)
      return text
        .replace(found ?? '\0', '')
        .replace("\n  'guided-tasks': {", `\n  ${quoted(name)}: {\n${pages.join('\n')}\n  },\n  'guided-tasks': {`)
    }),
  )
  files.push(
    change(
      'resources.ts',
      (text) => {
        if (text.includes(`addresses: addresses${member(name)},`)) return text
        const without = [...(canDuplicate ? [] : ["duplicate: 'the contract has no such call'"]), "'typed and not added': NO_ADDER"]
        const entry = [
          `addresses: addresses${member(name)},`,
          `created: contract.${contract}.create.body,`,
          ...(uniqueNames ? ['uniqueNames: true,'] : []),
          `without: { ${without.join(', ')} },`,
        ].map((line) => `    ${line}\n`)
        return text.replace(/\n\}\n$/, `\n  ${quoted(name)}: {\n${entry.join('')}  },\n}\n`)
      },
      'e2e',
    ),
  )
  files.push(
    change('ui/package.json', (text) => {
      const manifest = JSON.parse(text)
      const at = (folder: string, ending: string) => `./${folder}/screens/${name}/index.${ending}`
      manifest.exports[`./screens/${name}`] ??= { source: at('src', 'ts'), types: at('dist', 'd.ts'), default: at('dist', 'js') }
      return `${JSON.stringify(manifest, null, 2)}\n`
    }),
  )
  return files
}
