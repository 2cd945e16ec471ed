import { ApiError, type OrganizationClient } from '@tracemark/api/client'
import { expect, test } from 'vitest'
import { copyUnits } from './copy-units.ts'

const unit = (id: string, batchId?: string, status?: number) => ({ id, ...(batchId && { batchId }), ...(status && { status }) })

/** Answers as the server does; variants called `archived` take no units, and answers of `lost` do not arrive. */
const createClient = () => {
  const calls: unknown[] = []
  const client = {
    vcodeGroups: {
      create: async ({ body }: { body: { batchId: string; size: number } }, { idempotencyKey }: { idempotencyKey: string }) => {
        calls.push(['create', body, idempotencyKey])
        if (body.batchId === 'archived') throw new ApiError('status_conflict', 'It is archived.')
        if (body.batchId === 'lost') throw new ApiError('network_unreachable', 'No answer.')
        return { firstSequenceNumber: 41, lastSequenceNumber: 40 + body.size }
      },
    },
    units: {
      list: async ({
        query: { batchId, sequenceFrom, sequenceTo },
      }: {
        query: { batchId: string; sequenceFrom: number; sequenceTo: number }
      }) => ({
        items: Array.from({ length: sequenceTo - sequenceFrom + 1 }, (_, index) => ({ id: `${batchId}-${sequenceFrom + index}` })),
      }),
      bulkUpdate: async ({ body }: { body: object }, { idempotencyKey }: { idempotencyKey: string }) => {
        calls.push(['status', body, idempotencyKey])
      },
    },
  }
  return { calls, client: client as object as OrganizationClient }
}
const options = { withStatus: true, idempotencyKey: 'key' }

test('the copies of one variant are made together, and get the statuses of their originals', async () => {
  const { client, calls } = createClient()
  const { copies, answer } = await copyUnits(client, [unit('a', 'v', 3), unit('b', 'w'), unit('c', 'v', 5), unit('d', 'v', 3)], options)
  expect(answer).toEqual({ ids: ['a', 'c', 'd', 'b'], failures: [] })
  expect(copies.map(({ id }) => id)).toEqual(['v-41', 'v-42', 'v-43', 'w-41'])
  expect(calls).toEqual([
    ['create', { batchId: 'v', size: 3 }, 'key-v'],
    ['status', { ids: ['v-41', 'v-43'], status: 3 }, 'key-v-3'],
    ['status', { ids: ['v-42'], status: 5 }, 'key-v-5'],
    ['create', { batchId: 'w', size: 1 }, 'key-w'],
  ])
})

test('without statuses they begin as every new unit', async () => {
  const { client, calls } = createClient()
  await copyUnits(client, [unit('a', 'v', 3)], { ...options, withStatus: false })
  expect(calls).toEqual([['create', { batchId: 'v', size: 1 }, 'key-v']])
})

test('what a variant refuses, and a unit without one, is named; the others are copied', async () => {
  const { client } = createClient()
  const { answer } = await copyUnits(client, [unit('a', 'archived'), unit('b'), unit('c', 'v')], options)
  expect(answer).toEqual({
    ids: ['c'],
    failures: [
      { id: 'a', code: 'status_conflict' },
      { id: 'b', code: 'status_conflict' },
    ],
  })
})

test('an answer that is lost fails as a whole, to be asked for again under the same key', async () => {
  const { client } = createClient()
  await expect(copyUnits(client, [unit('a', 'lost')], options)).rejects.toMatchObject({ code: 'network_unreachable' })
})
