import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContractKind } from './read-contract.ts'

export const languages = ['de', 'en', 'es', 'ja', 'ko', 'nl', 'pt', 'zh-Hans', 'zh-Hant']

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

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

/** A line of a text that another language has from the English file of its namespace until somebody translates it. */
const awaits = (key: string, english = key): string => `  '${key}': awaiting['${english}'],`

const importAwaiting = (text: string, namespace: string): string =>
  text.includes('awaiting[') && !text.includes('messages as awaiting')
    ? `import { messages as awaiting } from '../en/${namespace}.ts'\n${text}`
    : text

/** Gives files of texts that were there before their feature the lines that it needs. Those that it changed. */
export const addTexts = (locales: string, name: string, english: string): string[] => {
  const lines = english.split('\n').filter((line) => TEXT.test(line))
  const getKey = (line: string) => TEXT.exec(line)?.[1] ?? ''
  return languages.flatMap((language) => {
    const at = join(locales, language, `${name}.ts`)
    const text = existsSync(at) ? readFileSync(at, 'utf8') : ''
    if (!text.includes('export const messages')) return []
    const known = new Set(text.split('\n').map(getKey))
    const missing = lines.filter((line) => !known.has(getKey(line)))
    if (missing.length === 0) return []
    const added = language === 'en' ? missing : missing.map((line) => awaits(getKey(line)))
    writeFileSync(at, importAwaiting(text.replace(/\n\}\n*$/, `\n${added.join('\n')}\n}\n`), name))
    return [at]
  })
}

const guidanceOfList = (title: string) => ({
  use: `List the ${title.toLowerCase()} of an organization.`,
  avoid: 'One of them is created and edited in its form.',
  content: `The empty state says what ${title.toLowerCase()} are for.`,
})

const guidanceOfForm = (title: string) => ({
  use: `Create or edit one of the ${title.toLowerCase()} over their list.`,
  avoid: 'What is done to several at once is in their list.',
  content: 'A field is called as its column in the list is.',
})

/** The portal's features on the map, to the end of the list. */
const ROOMS_OF_PORTAL = /(\n {2}portal\/[\s\S]*?\n {4}features\/ +)([^/]+?)(?=\n {4}\S)/

/** One more in the list of rooms, which goes on below its first word. */
const addRoom = (text: string, name: string): string => {
  const rooms = text.split(/,\s+/)
  if (rooms.includes(name)) return text
  const lines: string[] = []
  for (const room of [...rooms, name].sort()) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + room.length <= 135) lines.splice(-1, 1, `${last}, ${room}`)
    else lines.push(room)
  }
  return lines.join(`,\n${' '.repeat(23)}`)
}

const member = (name: string) => (quoted(name) === name ? `.${name}` : `['${name}']`)

interface Named extends Pick<ContractKind, 'uniqueNames' | 'canDuplicate'> {
  name: string
  path: string
  /** What one is called, and all of them. */
  one: string
  title: string
  /** What it is drawn with. */
  icon: string
  /** Its group of calls in the contract. */
  contract: string
}

/** Names a feature where lists of files or names can't be read from the folders. Each names it once, however often this is called. */
export const register = (root: string, { name, path, one, title, icon, contract, uniqueNames, canDuplicate }: Named): string[] => {
  const change = (file: string, edit: (text: string) => string, folder = 'packages'): string => {
    const at = join(root, folder, file)
    if (existsSync(at)) writeFileSync(at, edit(readFileSync(at, 'utf8')))
    return at
  }
  const files = languages.map((language) =>
    change(`ui/src/i18n/locales/${language}/names.ts`, (text) => {
      const added = Object.entries({ one, title }).reduce((names, [word, said]) => {
        const key = `${name}.${word}`
        if (names.includes(`'${key}': `)) return names
        return insertSorted(names, language === 'en' ? `  '${key}': '${said}',` : awaits(key), (line) => line.startsWith("  '"))
      }, text)
      return importAwaiting(added, 'names')
    }),
  )
  // Each language counts in as many forms as it does for other entities.
  files.push(
    ...languages.map((language) =>
      change(`ui/src/i18n/locales/${language}/actions.ts`, (text) => {
        const added = ['one', 'many', 'other']
          .filter((form) => text.includes(`  'count.categories_${form}': `))
          .reduce((actions, form) => {
            const key = `count.${name}_${form}`
            if (actions.includes(`'${key}': `)) return actions
            const words = (form === 'one' ? one : title).toLowerCase()
            const english = form === 'one' ? key : `count.${name}_other`
            const line = language === 'en' ? `  '${key}': '{{shown}} ${words}',` : awaits(key, english)
            return insertSorted(actions, line, (known) => known.startsWith("  'count."))
          }, text)
        return importAwaiting(added, 'actions')
      }),
    ),
  )
  files.push(
    change('ui/src/i18n/english.ts', (text) =>
      insertSorted(text, `export { messages as ${quoted(name)} } from './locales/en/${name}.ts'`, (line) => line.startsWith('export ')),
    ),
  )
  const exported = `${camelCase(name)}Feature`
  files.push(
    change('portal/src/features/index.ts', (text) => {
      const line = `import { ${exported} } from './${name}/feature.ts'`
      if (text.includes(line)) return text
      const isOwn = (known: string) => known.startsWith('import { ')
      return insertSorted(text, line, isOwn).replace('  styleguideFeature,\n', `  ${exported},\n  styleguideFeature,\n`)
    }),
  )
  files.push(change('ui/src/i18n/entity.ts', (text) => insertSorted(text, `  '${name}',`, (line) => /^ {2}'[\w-]+',$/.test(line))))
  files.push(
    change('ui/src/icons/entity-icons.ts', (text) =>
      text.includes(`\n  ${quoted(name)}: `)
        ? text
        : insertSorted(text, `  ${quoted(name)}: '${icon}',`, (line) => /^ {2}'?[\w-]+'?: '/.test(line)),
    ),
  )
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
    change('ui/src/stories/docs/guidance/screens.ts', (text) => {
      const said = { [`Screens/${title}/${title}`]: guidanceOfList(title), [`Screens/${title}/${one}`]: guidanceOfForm(title) }
      const added = Object.entries(said).flatMap(([key, { use, avoid, content }]) =>
        text.includes(`  '${key}': {`)
          ? []
          : [`  '${key}': {\n    use: '${use}',\n    avoid: '${avoid}',\n    content: '${content}',\n  },\n`],
      )
      return text.replace(/\n\}\n$/, `\n${added.join('')}}\n`)
    }),
  )
  change(
    'architecture.md',
    (text) => text.replace(ROOMS_OF_PORTAL, (_, head: string, rooms: string) => head + addRoom(rooms, name)),
    'docs',
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
