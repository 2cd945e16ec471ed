import type { ApiClient, OrganizationClient } from '@tracemark/api/client'
import type { RunPreparer } from '../device-runs/run-preparer.ts'
import type { Logger } from '../shared/logger.ts'
import type { ListenToConnection } from '../task-run/connection.ts'
import type { FieldPlace, GuidedAddress } from './guided-tasks.types.ts'
import type { OfflineCache, PlaceKey } from './offline-cache.ts'

type Groups = 'assets' | 'units' | 'identificationCodes' | 'taskAssets' | 'interactions'

export interface GuidedTasksDependencies {
  /** Of the organization; runs bring tokens of their own. */
  client: Pick<OrganizationClient, Groups> & Pick<ApiClient, 'taskRuns'>
  organization: { id: number; slug: string; name: string }
  /** Whose round it is, signed in or not: the subject of the session that it began in. */
  holder: string
  /** Whether they are signed in; else the server is not asked. `readsRecords`: also those of others, which then count as done. */
  viewer: () => { readsRecords: boolean } | undefined
  cache: OfflineCache
  runs: RunPreparer
  /** Brings what questions of these kinds need beside the page, such as the reader of codes. */
  bringFor: (asks: readonly string[]) => Promise<unknown>
  listenToConnection: ListenToConnection
  createRunId: () => string
  now: () => Date
  logger: Logger
}

/** What an actor is asked, and when nobody waits for it any more. */
export interface Call<Input> {
  input: Input
  signal: AbortSignal
}

export const getPlaceKey = (slug: string, { thingId = '', itemId }: GuidedAddress): PlaceKey => ({ slug, thingId, itemId })

export const isSamePlace = (a: FieldPlace, b: FieldPlace): boolean => a.thing.id === b.thing.id && a.item?.id === b.item?.id

export const toAddress = ({ thing, item }: FieldPlace): GuidedAddress => ({ thingId: thing.id, itemId: item?.id })
