import { QueryClient } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import type { Asset } from '@tracemark/api/schemas'
import { createFormat, type Translate } from '@tracemark/ui/i18n'
import { expect, test } from 'vitest'
import { replacedChains } from './replaced-chains.ts'

const chains: Readonly<Record<string, string | undefined>> = { listed: 'coffee', away: 'wine', bare: undefined }
const records: Readonly<Record<string, number>> = { listed: 300, away: 64 }
const buildAsset = (id: string) => ({ id, valueChainId: chains[id] }) as Asset

/** The list has read one of the assets; `away` is on another of its pages. */
const findImpact = (ids: readonly string[], chosen?: string) => {
  const client = {
    organizationId: 101,
    assets: {
      get: async ({ params }: { params: { id: string } }) => buildAsset(params.id),
      summary: async ({ params }: { params: { x: string } }) => {
        const notice = records[params.x]
        if (notice === undefined) throw new Error('No answer')
        return { interactions: { notice, alert: 0, warning: 0, unclassified: 0 } }
      },
    },
  } as unknown as OrganizationClient
  const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as Translate
  const rows = [buildAsset('listed')]
  return replacedChains([ids, chosen], { client, queries: new QueryClient(), rows, t, format: createFormat('en', () => new Date()) })
}

const sentences = async (...asked: Parameters<typeof findImpact>) => {
  const { text, ...rest } = await findImpact(...asked)
  return { text: text.replaceAll('asset-page:', ''), ...rest }
}
const lastChance = { label: 'asset-page:change_chain' }

test('says how many lose a chain, and how many records that concerns, and asks for the number of assets', async () => {
  expect(await sentences(['listed', 'away', 'bare'])).toEqual({
    text: 'chains_replaced 2 2 3 chains_records 364 364 chain_warning common:confirm.no_revert',
    phrase: '3',
    ...lastChance,
  })
  expect(await sentences(['listed', 'away'], 'wine')).toEqual({
    text: 'chains_replaced 1 1 2 chains_records 300 300 chain_warning common:confirm.no_revert',
    phrase: '2',
    ...lastChance,
  })
})

test('asks for nothing where no chain is replaced', async () => {
  expect(await sentences(['bare'])).toEqual({ text: 'chain_hint' })
  expect(await sentences(['listed'], 'coffee')).toEqual({ text: 'chain_hint' })
})

test('is as careful where it can not count', async () => {
  const many = Array.from({ length: 51 }, () => 'bare')
  expect(await sentences(many)).toEqual({ text: 'chains_unread chain_warning common:confirm.no_revert', phrase: '51', ...lastChance })
})
