import { ApiError, type OrganizationClient } from '@tracemark/api/client'
import type { ErrorCode, Unit, UnitBulkAnswer } from '@tracemark/api/schemas'

type Copied = Pick<Unit, 'id' | 'batchId' | 'status'>

interface Options {
  /** Whether a copy gets the status of its original. */
  withStatus: boolean
  idempotencyKey: string
}

/** Reasons of a variant or its asset, which say nothing of other units. */
const REFUSALS: ReadonlySet<string> = new Set<ErrorCode>(['status_conflict', 'identification_code_missing', 'invalid_content'])

const isRefusal = (error: unknown): error is ApiError & { code: ErrorCode } => error instanceof ApiError && REFUSALS.has(error.code)

/** New units of one variant, in the order of their numbers, with the statuses of their originals. */
const copyOfVariant = async (
  client: OrganizationClient,
  batchId: string,
  originals: readonly Copied[],
  { withStatus, idempotencyKey }: Options,
): Promise<Unit[]> => {
  const key = `${idempotencyKey}-${batchId}`
  const group = await client.vcodeGroups.create({ body: { batchId, size: originals.length } }, { idempotencyKey: key })
  const { firstSequenceNumber: sequenceFrom, lastSequenceNumber: sequenceTo } = group
  const { items } = await client.units.list({ query: { batchId, sequenceFrom, sequenceTo, perPage: originals.length } })
  const statuses = new Set(withStatus ? originals.flatMap(({ status }) => status ?? []) : [])
  for (const status of statuses) {
    const ids = items.filter((_, index) => originals[index]?.status === status).map(({ id }) => id)
    if (ids.length > 0) await client.units.bulkUpdate({ body: { ids, status } }, { idempotencyKey: `${key}-${status}` })
  }
  return items
}

/** One more unit of the same variant for each of these, at most 100, with the next numbers. Units without a variant refuse. */
export const copyUnits = async (
  client: OrganizationClient,
  originals: readonly Copied[],
  options: Options,
): Promise<{ copies: Unit[]; answer: UnitBulkAnswer }> => {
  const copies: Unit[] = []
  const answer: UnitBulkAnswer = { ids: [], failures: [] }
  for (const [batchId, some] of Map.groupBy(originals, (unit) => unit.batchId)) {
    const ids = some.map(({ id }) => id)
    const refuse = (code: ErrorCode) => answer.failures.push(...ids.map((id) => ({ id, code })))
    if (batchId === undefined) {
      refuse('status_conflict')
      continue
    }
    try {
      copies.push(...(await copyOfVariant(client, batchId, some, options)))
      answer.ids.push(...ids)
    } catch (error) {
      // A lost answer leaves the whole call to be made again under the same key.
      if (!isRefusal(error)) throw error
      refuse(error.code)
    }
  }
  return { copies, answer }
}
