import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const languages = ['de', 'en', 'es', 'ja', 'ko', 'nl', 'pt', 'zh-Hans', 'zh-Hant']

const quoted = (name: string) => (/^[a-z]+$/i.test(name) ? name : `'${name}'`)

/** A line of a sorted list, at its place. `isOne` tells the lines of the list. */
const insertSorted = (text: string, line: string, isOne: (line: string) => boolean): string => {
  const lines = text.split('\n')
  if (lines.includes(line)) return text
  const after = lines.findIndex((known) => isOne(known) && known.replaceAll("'", '') > line.replaceAll("'", ''))
  const place = after === -1 ? lines.findLastIndex(isOne) + 1 : after
  return lines.toSpliced(place, 0, line).join('\n')
}

interface Named {
  name: string
  screens: string
  path: string
}

/** Names a feature where lists of files or names can't be read from the folders. Each names it once, however often this is called. */
export const register = (root: string, { name, screens, path }: Named): string[] => {
  const change = (file: string, edit: (text: string) => string): string => {
    const at = join(root, 'packages', file)
    if (existsSync(at)) writeFileSync(at, edit(readFileSync(at, 'utf8')))
    return at
  }
  const files = languages.map((language) =>
    change(`ui/src/i18n/locales/${language}/index.ts`, (text) =>
      insertSorted(text, `export { messages as ${quoted(name)} } from './${name}.ts'`, (line) => line.startsWith('export ')),
    ),
  )
  files.push(change('ui/src/i18n/entity.ts', (text) => insertSorted(text, `  '${name}',`, (line) => /^ {2}'[\w-]+',$/.test(line))))
  files.push(
    change('api/src/addresses/index.ts', (text) => {
      if (new RegExp(`^ {2}${quoted(name)}: \\{\\n {4}list: .*\\n {4}create`, 'm').test(text)) return text
      const pages = [
        ['list', path],
        ['create', `${path}/new`],
        ['one', `${path}/:id`],
      ].map(([page, pattern]) => `    ${page}: address('/org/:org/${pattern}'),`)
      return text.replace('\n  field: {', `\n  ${quoted(name)}: {\n${pages.join('\n')}\n  },\n  field: {`)
    }),
  )
  files.push(
    change('ui/package.json', (text) => {
      const manifest = JSON.parse(text)
      const at = (folder: string, ending: string) => `./${folder}/screens/${screens}/index.${ending}`
      manifest.exports[`./screens/${name}`] ??= { source: at('src', 'ts'), types: at('dist', 'd.ts'), default: at('dist', 'js') }
      return `${JSON.stringify(manifest, null, 2)}\n`
    }),
  )
  return files
}
