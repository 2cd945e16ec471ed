import type { ApiClient } from '@tracemark/api/client'
import { searchWithinOrganization } from '@tracemark/api/graphql'
import type { SearchResult as FoundByServer } from '@tracemark/api/schemas'
import type { SearchResult } from '@tracemark/ui/components/command-palette'
import type { MessageKey, Translate } from '@tracemark/ui/i18n'

/** What the portal has a page for, told by its address, the closest first. */
const kinds: readonly (readonly [address: RegExp, label: MessageKey, icon: NonNullable<SearchResult['icon']>])[] = [
  [/^\/org\/[^/]+\/things\/[^/]+\/variants\//, 'variants:one', 'layers'],
  [/^\/org\/[^/]+\/things\/[^/]+\/units\//, 'units:one', 'code'],
  [/^\/org\/[^/]+\/things\//, 'assets:one', 'leaf'],
  [/^\/org\/[^/]+\/interactions\?task=/, 'tasks:one', 'task'],
  [/^\/org\/[^/]+\/interactions\//, 'interactions:one', 'interactions'],
]

/** Each with what it is. What the portal has no page for yet is left out: it would lead nowhere. */
export const toSearchResults = (t: Translate, found: readonly FoundByServer[]): SearchResult[] =>
  found.flatMap((result) => {
    const kind = kinds.find(([address]) => address.test(result.url))
    return kind ? [{ ...result, kind: t(kind[1]), icon: kind[2] }] : []
  })

const PER_PAGE = 20
/** A pause in typing. */
const PAUSE_MS = 150

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** What the organization has of these words, once nobody types any more. */
export const searchOrganization = async (
  client: ApiClient,
  organizationId: number,
  search: string,
  signal: AbortSignal,
): Promise<FoundByServer[]> => {
  await pause(signal)
  const answer = await client.graphql(searchWithinOrganization, { organizationId, search, page: 1, perPage: PER_PAGE }, { signal })
  return answer.searchWithinOrganization.items
}
