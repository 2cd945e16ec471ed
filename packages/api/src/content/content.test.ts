import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { TaskLibraryEntry, ValueChainStarter, valueChainStarters } from '../schemas/index.ts'
import { starterChains, taskLibrary } from './index.ts'

test('the task library keeps the shape of the contract, under ids and names of its own', () => {
  expect(z.array(TaskLibraryEntry).safeParse(taskLibrary).error).toBeUndefined()
  for (const key of ['id', 'name', 'inAppId'] as const)
    expect(new Set(taskLibrary.map((entry) => entry[key])).size).toBe(taskLibrary.length)
  for (const { config } of taskLibrary) expect(new Set(config.widgets.map(({ id }) => id)).size).toBe(config.widgets.length)
})

test('each of the seven starters has steps of different names, one of them the default, some with a way to the next', () => {
  expect(z.array(ValueChainStarter).safeParse(starterChains).error).toBeUndefined()
  expect(starterChains.map(({ starter }) => starter)).toEqual(valueChainStarters)
  for (const { starter, elements } of starterChains)
    expect([
      starter,
      elements.length >= 4,
      new Set(elements.map(({ name }) => name)).size === elements.length,
      elements.filter(({ isDefault }) => isDefault).length,
      elements.every(({ icon }) => icon !== undefined),
      elements.some(({ transportationMethod }) => transportationMethod !== undefined),
    ]).toEqual([starter, true, true, 1, true, true])
})
