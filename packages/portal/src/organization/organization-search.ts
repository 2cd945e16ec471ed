import { findFeature } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import { searchWithinOrganization } from '@tracemark/api/graphql'
import type { SearchResult as FoundByServer } from '@tracemark/api/schemas'
import type { Logger } from '@tracemark/state-machines/session'
import type { SearchResult } from '@tracemark/ui/components/command-palette'
import type { Translate } from '@tracemark/ui/i18n'
import { features } from '../features/index.ts'

/** A task has no page of its own yet: its records stand for it. */
const task = { label: 'names:tasks.one', icon: 'task' } as const

const entityAt = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'https://portal.invalid')
  return searchParams.has('task') ? task : features.find(({ name }) => name === findFeature(pathname))?.entity
}

/** Each with what it is. What the portal has no page for yet is left out: it would lead nowhere. */
export const toSearchResults = (t: Translate, found: readonly FoundByServer[]): SearchResult[] =>
  found.flatMap((result) => {
    const entity = entityAt(result.url)
    return entity ? [{ ...result, kind: t(entity.label), icon: entity.icon }] : []
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
  { client, logger }: { client: Pick<OrganizationClient, 'graphql'>; logger: Logger },
  search: string,
  signal: AbortSignal,
): Promise<FoundByServer[]> => {
  await pause(signal)
  try {
    const answer = await client.graphql(searchWithinOrganization, { search, page: 1, perPage: PER_PAGE }, { signal })
    return answer.searchWithinOrganization.items
  } catch (error) {
    if (!signal.aborted) logger.warn('The organization could not be searched.', { error })
    throw error
  }
}
