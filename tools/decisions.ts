import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

const folder = 'docs/decisions'
const STATUS = /^Status: accepted, \d{4}-\d{2}-\d{2}\./
const WORDS_MAX = 350

/** Paths of the repository in backticks, without what is only the form of one (`features/<noun>/`). */
const PATH = /`((?:packages|tools|e2e|docs|bench|deploy)\/[^`\s<*{]+)`/g
/** Links to another page beside this one. */
const LINK = /\]\(([\w-]+\.md)\)/g

/** Pages that sources and other documents name, as `docs/decisions/tokens.md` or, within `docs`, `decisions/tokens.md`. */
const REFERENCE = /\bdecisions\/([\w-]+(?:\.md)?)/g
/** A decision by a number, which no page has. */
const NUMBER = /\b[Dd]ecisions? \d+(?![\d/])/g

const captured = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, first]) => first ?? [])

/** What is wrong with one page, in words for its author. `exists` is asked for paths from the root of the repository. */
export const judgeDecision = (text: string, exists: (path: string) => boolean): string[] => {
  const [title = '', , status = ''] = text.split('\n')
  const words = text.split(/\s+/).filter(Boolean).length
  return [
    ...(title.startsWith('# ') ? [] : ['has no title in its first line']),
    ...(STATUS.test(status) ? [] : ['needs "Status: accepted, YYYY-MM-DD." in its third line']),
    ...(words > WORDS_MAX ? [`has ${words} words, at most ${WORDS_MAX} are allowed`] : []),
    ...captured(text, PATH).flatMap((path) => (exists(path) ? [] : [`names ${path}, which does not exist`])),
    ...captured(text, LINK).flatMap((link) => (exists(`${folder}/${link}`) ? [] : [`links to ${link}, which does not exist`])),
  ]
}

/** Pages that the index lacks, names twice or names in vain. */
export const judgeIndex = (index: string, pages: readonly string[]): string[] => {
  const linked = captured(index, LINK)
  return [
    ...pages.filter((page) => !linked.includes(page)).map((page) => `README.md lacks ${page}`),
    ...linked.filter((page, place) => linked.indexOf(page) !== place).map((page) => `README.md names ${page} twice`),
    ...linked.filter((page) => !pages.includes(page)).map((page) => `README.md names ${page}, which does not exist`),
  ]
}

/** What a file says of decisions that are not there. */
export const judgeReferences = (text: string, pages: readonly string[]): string[] => [
  ...captured(text, REFERENCE).flatMap((page) => (pages.includes(page) ? [] : [`names the decision ${page}, which does not exist`])),
  ...(text.match(NUMBER) ?? []).map((words) => `says "${words}": decisions have names`),
]

/** Files that people write. */
const files = (): string[] =>
  globSync('{README.md,{packages,tools,e2e,bench,docs,deploy,.storybook}/**/*.{ts,tsx,js,css,md}}', {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|decisions|decisions\.test\.ts|CHANGELOG\.md)$/.test(path),
  })

/** What is wrong with the decisions of this repository. */
export const judgeDecisions = (): string[] => {
  const read = (name: string): string => readFileSync(join(root, folder, name), 'utf8')
  const pages = readdirSync(join(root, folder)).filter((name) => name !== 'README.md')
  const exists = (path: string): boolean => existsSync(join(root, path))
  return [
    ...judgeIndex(read('README.md'), pages),
    ...pages.flatMap((page) => judgeDecision(read(page), exists).map((fault) => `${page} ${fault}`)),
    ...files().flatMap((path) => {
      const faults = judgeReferences(readFileSync(join(root, path), 'utf8'), ['README.md', ...pages])
      return faults.map((fault) => `${path} ${fault}`)
    }),
  ]
}
