import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const src = import.meta.dirname
const SHEETS = '{components,field,scanning,screens}/**/*.css'
const ELEMENTS = 'field/{task-first,task-more,public-page,public-sections}.css'

const FOLLOWED = {
  now: /^(?:@?import|export)\b(?!\s+type\b)[^'"]*['"](\.[^'"]+)['"]/gm,
  later: /\bimport\(['"](\.[^'"]+)['"]\)/g,
}

const read = (file: string) => readFileSync(join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

/** The files of ours that one imports, or that a sheet gathers. */
const listImports = (file: string, when: 'now' | 'later' = 'now'): string[] =>
  [...read(file).matchAll(FOLLOWED[when])].map(([, path = '']) => join(dirname(file), path)).filter((path) => existsSync(join(src, path)))

/** Files with all that they bring with them, at once or later too. */
const listAll = (files: readonly string[], withLater = false): Set<string> => {
  const found = new Set(files)
  for (const file of found)
    for (const when of withLater ? (['now', 'later'] as const) : (['now'] as const))
      for (const path of listImports(file, when)) found.add(path)
  return found
}

const listSheets = (files: readonly string[]) =>
  [...listAll(files, true)].filter((file) => file.endsWith('.css') && !files.includes(file)).sort()

const components = globSync('{components,field,icons,scanning,screens}/**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.{test,stories}.*'] })
const sheets = globSync(SHEETS, { cwd: src, exclude: [ELEMENTS] }).sort()
const importsOfFolder = (folder: string) => components.filter((file) => dirname(file) === folder).flatMap((file) => listImports(file))

test('every sheet is imported by a component, but for the ground of the field tier, which a page of ours brings', () => {
  const imported = new Set([...listAll(components), ...listAll(['theme/page.css'])])
  expect(sheets.filter((sheet) => !imported.has(sheet))).toEqual([])
})

test('a component, or another one of its folder, imports the sheet of each class that it has', () => {
  const ground = listAll(['theme/page.css'])
  const homes = Object.groupBy(
    sheets.flatMap((sheet) =>
      [...read(sheet).matchAll(/(?:^|[(,])\s*\.(tm-[\w-]+)\)?(?= \{|,$)/gm)].map(([, name = '']) => ({ name, sheet })),
    ),
    ({ name }) => name,
  )
  const lacking = components.flatMap((file) => {
    const there = new Set([...listAll([file]), ...importsOfFolder(dirname(file)), ...ground])
    const names = new Set([...read(file).matchAll(/(?<![\w.-])tm-[\w-]+/g)].map(([name]) => name))
    return [...names].filter((name) => homes[name]?.every(({ sheet }) => !there.has(sheet))).map((name) => `${file}: ${name}`)
  })
  expect(lacking).toEqual([])
})

test.each([
  ['a task', ['task-runs/TaskRunScreen.tsx', 'device-runs/SavedRun.tsx'], ['field/task-first.css', 'field/task-more.css']],
  [
    'a public page',
    ['public-pages/PublicPageScreen.tsx', 'public-pages/sections/PublicSections.tsx'],
    ['field/public-page.css', 'field/public-sections.css'],
  ],
])('the element of %s has the sheets that its components import, and no other', (_, screens, element) => {
  const ofComponents = listSheets([...screens.map((screen) => `screens/${screen}`)])
  expect(listSheets(element)).toEqual([...ofComponents, 'field/base.css', 'theme/tokens.css'].sort())
})
