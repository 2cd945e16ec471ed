import type { QueryClient } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import type { Asset } from '@tracemark/api/schemas'
import type { ActionImpact } from '@tracemark/ui/components/list-frame'
import type { Format, Translate } from '@tracemark/ui/i18n'
import { assetQuery } from './asset-query.ts'

/** Each is a call or two. */
const READ_MAX = 50

interface Reading {
  client: OrganizationClient
  queries: QueryClient
  /** Those that the list has read. */
  rows: readonly Asset[]
}

/** The assets that lose a chain to the chosen one, with how many records that concerns. `undefined`: too many to read, or not to be read now. */
const readReplaced = async (ids: readonly string[], chosen: string | undefined, { client, queries, rows }: Reading) => {
  if (ids.length > READ_MAX) return undefined
  try {
    const assets = await Promise.all(ids.map((id) => rows.find((row) => row.id === id) ?? queries.fetchQuery(assetQuery(client, id))))
    const replaced = assets.filter(({ valueChainId }) => valueChainId !== undefined && valueChainId !== chosen)
    const summaries = await Promise.all(replaced.map(({ id }) => client.assets.summary({ params: { x: id } })))
    const records = summaries.flatMap(({ interactions }) => Object.values(interactions)).reduce((sum, count) => sum + count, 0)
    return { assets: replaced.length, records }
  } catch {
    return undefined
  }
}

/** What giving these assets a chain does, and what has to be typed where that replaces one for good. */
export const replacedChains = async (
  [ids, chosen]: [ids: readonly string[], chosen: string | undefined],
  { t, format, ...reading }: Reading & { t: Translate; format: Format },
): Promise<ActionImpact> => {
  const replaced = await readReplaced(ids, chosen, reading)
  if (replaced?.assets === 0) return { text: t('asset-page:chain_hint') }
  const what = replaced
    ? [
        t('asset-page:chains_replaced', {
          count: replaced.assets,
          shown: format.number(replaced.assets),
          all: format.number(ids.length),
        }),
        t('asset-page:chains_records', { count: replaced.records, shown: format.number(replaced.records) }),
      ]
    : [t('asset-page:chains_unread')]
  return {
    text: [...what, t('asset-page:chain_warning'), t('common:confirm.no_revert')].join(' '),
    phrase: format.number(ids.length),
    label: t('asset-page:change_chain'),
  }
}
