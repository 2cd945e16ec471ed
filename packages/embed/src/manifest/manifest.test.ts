import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TracemarkPageElement } from '../public-page/public-page-element.ts'
import { TracemarkTaskElement } from '../task-run/task-run-element.ts'
import type { ElementEvents } from '../types/attributes.ts'
import { toManifest } from './custom-elements-manifest.ts'
import { describedElements } from './described.ts'
import { toReference } from './tables.ts'

const root = join(import.meta.dirname, '../../../..')

test('custom-elements.json says what is described', async () => {
  // `vitest -u` writes it anew.
  await expect(`${JSON.stringify(toManifest(describedElements), null, 2)}\n`).toMatchFileSnapshot(
    join(root, 'packages/embed/custom-elements.json'),
  )
})

test.each(describedElements)('docs/embed.md has the reference of <$tag>', async (element) => {
  const page = await readFile(join(root, 'docs/embed.md'), 'utf8')
  const start = page.indexOf(`### \`<${element.tag}>\``)
  const end = page.indexOf('\n## ', start)
  const next = page.indexOf('\n### ', start + 1)
  const section = page.slice(start, next === -1 ? end : Math.min(next, end === -1 ? page.length : end)).trim()
  expect(section).toBe(toReference(element))
})

test.each([
  ['tracemark-task', TracemarkTaskElement],
  ['tracemark-page', TracemarkPageElement],
] as const)('what is described of <%s> is what its class has', (tag, element) => {
  const described = describedElements.find((candidate) => candidate.tag === tag)
  expect(described?.attributes.map(({ name }) => name)).toEqual(element.observedAttributes)
  const members = [...(described?.methods ?? []), ...(described?.properties ?? [])].map(({ name }) => name)
  expect(members.filter((name) => !(name in element.prototype))).toEqual([])
})

test('each event that is typed is described', () => {
  const typed: Record<keyof ElementEvents, true> = {
    ...{ 'tracemark-ready': true, 'tracemark-failed': true, 'tracemark-resized': true },
    ...{ 'tracemark-saved': true, 'tracemark-submitted': true, 'tracemark-completed': true, 'tracemark-closed': true },
  }
  const names = Object.keys(typed).sort()
  expect(describedElements.map(({ events }) => events.map(({ name }) => name).sort())).toEqual([names, names])
})
