import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { guidance } from './index.ts'

const packages = join(import.meta.dirname, '../../../../..')

const titles = globSync(['ui/src/{components,field,screens}/**/*.stories.tsx', 'embed/src/**/*.stories.tsx'], { cwd: packages }).flatMap(
  (file) => {
    const [, title = file] = /preview\.meta\(\{\s*title: '([^']+)'/.exec(readFileSync(join(packages, file), 'utf8')) ?? []
    return [title]
  },
)

test('every component, screen and widget says when to use it, when not to, and how to write for it', () => {
  expect(Object.keys(guidance).sort()).toEqual([...new Set(titles)].sort())
})

test.each(Object.entries(guidance))('%s says all three in whole sentences', (_, { use, avoid, content }) => {
  expect([use, avoid, content]).toEqual(Array(3).fill(expect.stringMatching(/^[A-Z“].{15,}\.$/)))
})
