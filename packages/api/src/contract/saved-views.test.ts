import { describe, expect, test } from 'vitest'
import { mayKeepViews, mayShareViews, namedByFilters } from '../rules/index.ts'
import { readFilters, type SavedViewList, savedViewLists } from '../schemas/index.ts'
import { contract } from './index.ts'

const { interactions, jobs, assets, templates, documents, collections, valueChains, categories, supportProfiles } = contract

/** The calls that read and change the rows of each list. */
const calls = {
  interactions,
  jobs,
  assets,
  templates,
  documents,
  collections,
  'value-chains': valueChains,
  categories,
  'support-profiles': supportProfiles,
  // Who may change others, the handler decides.
  people: { list: contract.organizationAccounts.list, update: { permissions: ['organizations_accounts:update'] } },
} as const satisfies Record<SavedViewList, unknown>

describe.each(savedViewLists)('views of %s', (name) => {
  test('are kept by who may read its rows, and shared by who may change them', () => {
    const { list, update } = calls[name]
    expect([mayKeepViews(list.permissions, name), mayKeepViews([], name)]).toEqual([true, false])
    expect([mayShareViews(update.permissions, name), mayShareViews([], name)]).toEqual([true, false])
  })

  test('know what each filter by an id names', () => {
    const ids = Object.entries(readFilters(calls[name].list.query)).flatMap(([filter, { type }]) =>
      type === 'search-choice' ? [filter] : [],
    )
    expect(Object.keys(namedByFilters)).toEqual(expect.arrayContaining(ids))
  })
})
