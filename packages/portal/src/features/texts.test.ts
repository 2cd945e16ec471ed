import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type AnyAddress, addresses } from '@tracemark/api/addresses'
import { firstNamespaces } from '@tracemark/ui/i18n'
import { expect, test } from 'vitest'
import manifest from '../../../ui/package.json' with { type: 'json' }
import { listNamespaces, type Page } from '../platform/feature.ts'
import { features } from './index.ts'

/*
 * What the code of a page says has to come with it (`FeatureTexts`), or with the part of it that is fetched later (`onDemand`). This follows
 * the imports of each page, through what index files hand on by its name.
 */

const ui = join(import.meta.dirname, '../../../ui')
const english = join(ui, 'src/i18n/locales/en')
const keys = new Map(readdirSync(english).map((file) => [basename(file, '.ts'), readFileSync(join(english, file), 'utf8')]))
const entries: Readonly<Record<string, string | { source?: string } | undefined>> = manifest.exports

const IMPORT = /^(import|export) (?!type )([^;'"]*?) ?from '([^']+)'/gm
const LATER = /import\('([^']+)'\)(?:, \[([^\]]*)\])?/g
const KEY = /['`]([a-z-]+):([a-z][a-z_.]*)/g

interface Part {
  file: string
  names: string[]
}

interface Module {
  said: string[]
  imports: Part[]
  /** What an index file gives from elsewhere. */
  handsOn: Part[]
  later: { file: string; texts: string[] }[]
}

const resolveFile = (address: string, from: string): string | undefined => {
  if (address.startsWith('.')) return join(dirname(from), address)
  const entry = address.startsWith('@tracemark/ui/') ? entries[`.${address.slice('@tracemark/ui'.length)}`] : undefined
  return typeof entry === 'object' && entry.source ? join(ui, entry.source) : undefined
}

const listed = (text: string): string[] =>
  text
    .replace(/[{}*']/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))

/** A permission is written as a text is, and is none. */
const isText = (namespace: string, key: string): boolean =>
  new RegExp(`^  '?${key.replaceAll('.', '\\.')}`, 'm').test(keys.get(namespace) ?? '')

const readModule = (file: string): Module => {
  // What a resource says of itself is said on its own pages, whoever asks it for something else.
  const text = /(?<!\/resource)\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : ''
  const parts = [...text.matchAll(IMPORT)].flatMap(([, kind, names = '', address = '']) => {
    const target = resolveFile(address, file)
    const some = listed(names)
    return target && some.length > 0 ? [{ kind, file: target, names: some }] : []
  })
  return {
    said: [...text.matchAll(KEY)].flatMap(([, namespace = '', key = '']) => (isText(namespace, key) ? [namespace] : [])),
    imports: parts.filter(({ kind }) => kind === 'import'),
    handsOn: parts.filter(({ kind }) => kind === 'export'),
    later: [...text.matchAll(LATER)].flatMap(([, address = '', texts = '']) => {
      const target = resolveFile(address, file)
      return target ? [{ file: target, texts: listed(texts) }] : []
    }),
  }
}

const modules = new Map<string, Module>()
const getModule = (file: string): Module => {
  const module = modules.get(file) ?? readModule(file)
  modules.set(file, module)
  return module
}

/** The namespaces that are said and are not there, each with the file that says it. `names`: what is taken of the file; all where it is absent. */
const lacking = (file: string, there: ReadonlySet<string>, names: readonly string[] | undefined, seen: Set<string>): string[] => {
  const { said, imports, handsOn, later } = getModule(file)
  const handed = handsOn.filter((part) => names === undefined || part.names.some((name) => names.includes(name)))
  const through = handed.flatMap((part) => lacking(part.file, there, part.names, seen))
  if (seen.has(file) || (names !== undefined && handed.length > 0)) return through
  seen.add(file)
  return [
    ...said.filter((name) => !there.has(name)).map((name) => `${name}, in ${basename(file)}`),
    ...through,
    ...imports.flatMap((part) => lacking(part.file, there, part.names, seen)),
    ...later.flatMap((part) => lacking(part.file, new Set([...there, ...part.texts]), undefined, new Set(seen))),
  ]
}

const listPages = (pages: readonly Page[]): Page[] => pages.flatMap((page) => [page, ...listPages(page.children ?? [])])

test.each(features.map((feature) => ({ name: feature.name, feature })))('the texts of $name come with its pages', ({ name, feature }) => {
  const { list }: Partial<Record<string, AnyAddress>> = addresses[name]
  const found = listPages(feature.pages).flatMap(({ address, load }) => {
    const [, path = ''] = /\("(.+?)"/.exec(String(load)) ?? []
    const there = new Set<string>([...firstNamespaces, ...listNamespaces(feature, address.pattern === list?.pattern)])
    return lacking(join(import.meta.dirname, '../..', path), there, undefined, new Set()).map((lack) => `${basename(path)}: ${lack}`)
  })
  expect([...new Set(found)]).toEqual([])
})

test('the texts of the frame around all pages come with it', () => {
  const frame = join(ui, 'src/components/AppFrame/AppFrame.tsx')
  expect([...new Set(lacking(frame, new Set<string>(firstNamespaces), undefined, new Set()))]).toEqual([])
})
