import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
const machines = files.filter((file) => file.endsWith('.machine.ts')).toSorted()

test('there are machines', () => {
  expect(machines.length).toBeGreaterThan(0)
})

/** A walk along the whole graph (explore.ts), beside its machine: nobody forgets it, and a state that cannot be reached is found. */
test.each(machines)('%s has a model test that visits every state and transition', (machine) => {
  const model = machine.replace('.machine.ts', '.model.test.ts')
  expect(files).toContain(model)
  const text = readFileSync(join(sources, model), 'utf8')
  const name = /export const (?!make)(\w+Machine)\b/.exec(readFileSync(join(sources, machine), 'utf8'))?.[1]
  expect(text).toContain(`explore(${name},`)
  expect(text).toContain('expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })')
})

const stories = join(sources, '../../ui/src/stories/machines')
const diagrams = readdirSync(stories).filter((file) => file.endsWith('.stories.tsx'))

/** Designers and staff follow a flow in Storybook, beside the screens that it drives. */
test.each(machines)('%s is drawn in Storybook', (machine) => {
  const name = /export const (?!make)(\w+Machine)\b/.exec(readFileSync(join(sources, machine), 'utf8'))?.[1]
  expect(diagrams.filter((file) => readFileSync(join(stories, file), 'utf8').includes(`machine: ${name},`))).toHaveLength(1)
})
