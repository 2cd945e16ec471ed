import type { Logger } from '@tracemark/state-machines/session'
import { expect, test } from 'vitest'
import { searchOrganization, toSearchResults } from './organization-search.ts'

type Searched = Parameters<typeof searchOrganization>[0]

test('what is found says what it is, and only what has a page is shown', () => {
  const found = [
    'things/1',
    'things/1/variants/2',
    'things/1/units/3',
    'interactions/4',
    'interactions?task=5',
    'settings/value-chains/6',
  ].map((page) => ({ title: page, text: '', url: `/org/sierra-alta/${page}` }))
  expect(toSearchResults((key) => key, found).map(({ title, kind, icon }) => [title, kind, icon])).toEqual([
    ['things/1', 'names:assets.one', 'leaf'],
    ['things/1/variants/2', 'names:variants.one', 'layers'],
    ['things/1/units/3', 'names:units.one', 'code'],
    ['interactions/4', 'names:interactions.one', 'interactions'],
    ['interactions?task=5', 'names:tasks.one', 'task'],
    ['settings/value-chains/6', 'names:value-chains.one', 'link'],
  ])
})

const begin = (graphql: () => Promise<never>) => {
  const warnings: Parameters<Logger['warn']>[] = []
  const logger: Logger = { warn: (...warning) => void warnings.push(warning) }
  const controller = new AbortController()
  const search = searchOrganization({ client: { graphql } as unknown as Searched['client'], logger }, 'coffee', controller.signal)
  return { search, warnings, controller }
}

test('a search that fails is logged', async () => {
  const error = new Error('away')
  const { search, warnings } = begin(() => Promise.reject(error))
  await expect(search).rejects.toBe(error)
  expect(warnings).toEqual([['The organization could not be searched.', { error }]])
})

test('a search that nobody waits for any more is not', async () => {
  const { search, warnings, controller } = begin(() => {
    controller.abort()
    return Promise.reject(new Error('aborted'))
  })
  await expect(search).rejects.toThrow('aborted')
  expect(warnings).toEqual([])
})
