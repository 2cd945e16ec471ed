import { addresses } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import { AssetStatus, assetSorts, Id } from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import { defineResource } from '../../platform/resource/resource.ts'
import { type AskedAssets, toAssetQuery } from './asked.ts'

const { list, create, one } = addresses.assets
const oneOf = { type: 'search-choice', each: Id } as const

export const assets = defineResource({
  name: 'assets',
  entity: 'assets',
  icon: 'leaf',
  menu: 'catalogue',
  addresses: { list, create, one: { pattern: one.pattern, to: ({ org, id }) => one.to({ org, thingId: id }) } },
  contract: contract.assets,
  // Duplicating asks what to take along: it is an action of its own.
  calls: ({ assets: { duplicate: _, ...calls } }: OrganizationClient) => ({
    ...calls,
    list: ({ query = {} }: { query?: AskedAssets }, options) => calls.list({ query: toAssetQuery(query) }, options),
  }),
  sorts: assetSorts,
  sortOfSearch: 'relevance_desc',
  filters: {
    status: { type: 'choice', each: z.enum(AssetStatus.def.values.map(String) as [string, ...string[]]) },
    categoryId: oneOf,
    valueChainId: oneOf,
    templateId: oneOf,
    taskId: oneOf,
    created: 'date-range',
    hidden: 'boolean',
  },
  nameOf: ({ name }) => name,
  deleteText: 'assets:delete_text',
  opens: 'page',
})
