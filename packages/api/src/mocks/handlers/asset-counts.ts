import { contract } from '../../contract/index.ts'
import {
  ATTENTION_ASSETS,
  EXPIRING_MAX,
  EXPIRY_WARNING_DAYS,
  type Interaction,
  UNKNOWN_UNIT_STATUS,
  VISIT_DAYS,
} from '../../schemas/index.ts'
import { listRecords, ofAsset } from '../entities/assets.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import type { MockState } from '../mock-state.ts'
import type { AssetRow } from '../rows.ts'

const { assets } = contract

const countClassifications = (records: readonly Pick<Interaction, 'classification'>[]) => {
  const count = (wanted: Interaction['classification']) => records.filter(({ classification }) => classification === wanted).length
  return { notice: count('notice'), alert: count('alert'), warning: count('warning'), unclassified: count('unclassified') }
}

const DAY_MS = 86_400_000
const MONTHS = 12

/** What is counted of assets. */
export const assetCountHandlers = (state: MockState) => {
  const { tables } = state
  return [
    mockEndpoint(state, assets.totals, ({ organizationId }) => {
      const rows = tables.assets.of(organizationId)
      const count = (isWanted: (row: AssetRow) => boolean) => rows.filter(isWanted).length
      return {
        live: count(({ status, hidden }) => status === 0 && !hidden),
        archived: count(({ status, hidden }) => status === 1 && !hidden),
        hidden: count(({ hidden }) => hidden),
        interactions: countClassifications(rows.flatMap(({ id }) => listRecords(state, id))),
      }
    }),
    mockEndpoint(state, assets.attention, ({ organizationId }) => {
      const soon = new Date(state.now().getTime() + EXPIRY_WARNING_DAYS * DAY_MS).toISOString()
      const archived = new Set(tables.valueChains.of(organizationId).flatMap((chain) => (chain.archived ? [chain.id] : [])))
      const coded = new Set(tables.identificationCodes.of(organizationId).map(({ thingId }) => thingId))
      const inUse = tables.assets
        .of(organizationId)
        .filter(({ status, hidden }) => status === 0 && !hidden)
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id))
      const getExpiry = ({ certifications }: AssetRow) => certifications.flatMap(({ validUntil = [] }) => validUntil).toSorted()[0] ?? ''
      const attention = (rows: readonly AssetRow[]) => ({
        count: rows.length,
        assets: rows.slice(0, ATTENTION_ASSETS).map(({ id, name, image }) => ({ id, name, image })),
      })
      return {
        archivedChain: attention(inUse.filter(({ valueChainId = '' }) => archived.has(valueChainId))),
        noPublicPage: attention(inUse.filter(({ isEnabledPublicLink }) => !isEnabledPublicLink)),
        noCode: attention(inUse.filter(({ id }) => !coded.has(id))),
        expiring: attention(
          inUse
            .filter((asset) => getExpiry(asset) !== '' && getExpiry(asset) <= soon.slice(0, 10))
            .toSorted((one, other) => getExpiry(one).localeCompare(getExpiry(other)) || one.id.localeCompare(other.id))
            .slice(0, EXPIRING_MAX),
        ),
      }
    }),
    mockEndpoint(state, assets.visits, ({ organizationId }) => ({
      visits: sumVisits(recentVisits(state, (row) => row.organizationId === organizationId)),
    })),
    mockEndpoint(state, assets.summary, ({ organizationId, params }) => {
      const { id } = tables.assets.get(organizationId, params.x)
      const records = listRecords(state, id)
      return {
        thingId: id,
        units: ofAsset(tables.units.of(organizationId), id).length,
        unitStatuses: countUnitStatuses(state, organizationId, id),
        variants: ofAsset(tables.variants.of(organizationId), id).length,
        tasks: ofAsset(tables.taskAssets.of(organizationId), id).length,
        interactions: countClassifications(records),
        months: countMonths(records, state.now()),
        visits: countVisits(state, id),
        latestInteraction: records[0]?.reportedDate,
      }
    }),
  ]
}

/** How many units of an asset have which status. */
const countUnitStatuses = ({ tables, itemStatuses }: MockState, organizationId: number, assetId: string) => {
  const units = tables.units.of(organizationId).filter(({ thingId }) => thingId === assetId)
  const byValue = Map.groupBy(units, ({ status }) => status ?? UNKNOWN_UNIT_STATUS.value)
  return [...byValue]
    .toSorted(([one], [other]) => one - other)
    .map(([value, { length: count }]) => ({
      value,
      name:
        itemStatuses.find((status) => status.organizationId === organizationId && status.value === value)?.name ?? UNKNOWN_UNIT_STATUS.name,
      count,
    }))
}

/** The last twelve months in which something was recorded, the oldest first. */
const countMonths = (records: readonly Interaction[], now: Date) => {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1)).toISOString().slice(0, 7)
  return [...Map.groupBy(records, ({ recordDate }) => new Date(recordDate).toISOString().slice(0, 7))]
    .filter(([month]) => month >= first)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([month, recorded]) => ({ month, interactions: countClassifications(recorded) }))
}

type Visited = MockState['demo']['pageVisits'][number]

const sumVisits = (counted: readonly Visited[]): number => counted.reduce((sum, { visits }) => sum + visits, 0)

const recentVisits = ({ demo, now }: MockState, isMeant: (row: Visited) => boolean): Visited[] => {
  const first = new Date(now().getTime() - (VISIT_DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  return demo.pageVisits.filter((row) => isMeant(row) && row.day >= first)
}

/** Of the last thirty days, and in all. */
const countVisits = (state: MockState, assetId: string) => {
  const isMeant = ({ thingId }: Visited) => thingId === assetId
  return {
    total: sumVisits(state.demo.pageVisits.filter(isMeant)),
    days: recentVisits(state, isMeant).map(({ day, visits }) => ({ day, visits })),
  }
}
