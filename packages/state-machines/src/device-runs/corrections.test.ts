import 'fake-indexeddb/auto'
import { ApiError } from '@tracemark/api/client'
import type { AnswerForm } from '@tracemark/api/schemas'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { answerForm, correction, savedCorrection } from '../testing/device-runs-fixture.ts'
import { createLocks } from '../testing/locks.ts'
import { INTERACTION_ID, RUN_ID } from '../testing/task-run-fixture.ts'
import { createCorrections } from './corrections.ts'
import { type CorrectionClient, createCorrector } from './deliver-correction.ts'
import { createRunList } from './run-list.ts'
import { createRunNewsroom } from './run-news.ts'
import { createRunStore, type RunStore } from './run-store.ts'
import { createSenderMachine } from './sender.actors.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const now = () => NOW
const organization = { name: 'Sierra Alta' }
const photo = { name: 'new.jpg', blob: new Blob(['light'], { type: 'image/jpeg' }), camera: true }
const params = { id: INTERACTION_ID }

let store: RunStore
beforeEach(() => {
  store = createRunStore(new IDBFactory())
})

/** A server that has one interaction, in this form and version. */
const createServer = (form: AnswerForm = answerForm, version = '"1"') => {
  let isAway = false
  const server = { form, version }
  const assertReached = () => {
    if (isAway) throw new ApiError('network_unreachable', 'No network.')
  }
  const correctAnswers = vi.fn(async ({ body }: { body: Pick<AnswerForm, 'answers' | 'attachments'> }, { ifMatch = '' } = {}) => {
    assertReached()
    if (ifMatch !== server.version) throw new ApiError('changed_meanwhile', 'Changed.')
    server.form = { ...server.form, ...body }
    server.version = `${server.version}+`
    return server.form
  })
  const client = {
    interactions: {
      correctAnswers,
      answers: async (_: object, { onVersion }: { onVersion?: (version: string) => void } = {}) => {
        assertReached()
        onVersion?.(server.version)
        return server.form
      },
    },
  } as unknown as CorrectionClient
  const setAway = (value: boolean) => {
    isAway = value
  }
  return { client, correctAnswers, server, setAway }
}

const setUp = ({ client, ...parts }: ReturnType<typeof createServer>, subject = 'worker') => {
  const news = createRunNewsroom(undefined)
  const locks = createLocks()
  const corrector = createCorrector(client)
  const correctorFor = ({ subject: its }: { subject: string }) => (its === subject ? corrector : undefined)
  const clientFor = () => {
    throw new Error('Nothing is sent as a run.')
  }
  const machine = createSenderMachine({ store, locks, news, clientFor, correctorFor, listenToWake: () => () => undefined, now })
  const begin = () => {
    const actor = createActor(machine, { clock: new SimulatedClock() })
    actor.start()
    return actor
  }
  const corrections = createCorrections({ store, locks, news, api: '', createRunId: () => RUN_ID, now })
  const send = (answers = { weight: 5 }, files = {}) => corrections.send({ correction, answers, files }, organization, corrector)
  return { ...parts, begin, corrections, send, locks, list: createRunList({ store, locks, news }) }
}

const failure = (code: string, retryable: boolean) => ({
  kind: retryable ? 'kept' : 'failed',
  failure: { step: 'update', code, fields: undefined, requestId: undefined, retryable },
})
const states = async () => (await store.list()).map((run) => [run.state, run.failure?.code])

test('a correction is sent for the version that it was made of, and leaves nothing on the device', async () => {
  const { send, correctAnswers, server } = setUp(createServer())
  const files = { photo: [{ ...photo, file: '/files/101/known' }] }
  expect(await send({ weight: 5 }, files)).toEqual({ kind: 'corrected' })
  const attachments = [{ stepId: 'photo', name: 'new.jpg', file: '/files/101/known', camera: true }]
  expect(correctAnswers.mock.calls.map(([given, options]) => [given, options?.ifMatch])).toEqual([
    [{ params, body: { answers: { weight: 5 }, attachments } }, '"1"'],
  ])
  expect([server.form.answers, await store.list(), await store.files(RUN_ID)]).toEqual([{ weight: 5 }, [], {}])
})

test('without a network it is kept with its photo, and the sender sends it once there is one', async () => {
  const { begin, send, corrections, correctAnswers, server, setAway, list } = setUp(createServer())
  setAway(true)
  expect(await send({ weight: 5 }, { photo: [{ ...photo, file: '/files/101/known' }] })).toEqual(failure('network_unreachable', true))
  expect(await states()).toEqual([['saved', 'network_unreachable']])
  expect(await list.read()).toMatchObject([
    { runId: RUN_ID, state: 'saved', task: 'Village visit', correction: { interactionId: INTERACTION_ID, org: 'sierra-alta' } },
  ])
  const kept = await corrections.find(INTERACTION_ID, 'worker')
  expect([kept?.answers, kept?.files.photo?.map(({ name }) => name), await corrections.find(INTERACTION_ID, 'another')]).toEqual([
    { weight: 5 },
    ['new.jpg'],
    undefined,
  ])

  setAway(false)
  const actor = begin()
  await vi.waitFor(async () => expect(await store.list()).toEqual([]))
  expect([server.form.answers, server.version, correctAnswers.mock.calls.length]).toEqual([{ weight: 5 }, '"1"+', 2])
  actor.stop()
})

test('what was written again takes the place of what waits, also where a photo was taken back', async () => {
  const { send, setAway } = setUp(createServer())
  setAway(true)
  await send({ weight: 5 }, { photo: [{ ...photo, file: '/files/101/known' }] })
  await send({ weight: 6 }, {})
  expect((await store.list()).map(({ answers }) => answers)).toEqual([{ weight: 6 }])
  expect(await store.files(RUN_ID)).toEqual({})
})

test('an answer that was lost is no second version', async () => {
  const { begin, correctAnswers, server } = setUp(createServer({ ...answerForm, answers: { weight: 5 }, attachments: [] }, '"2"'))
  await store.put(savedCorrection)
  const actor = begin()
  await vi.waitFor(async () => expect(await store.list()).toEqual([]))
  expect([server.version, correctAnswers.mock.calls.length]).toEqual(['"2"', 1])
  actor.stop()
})

test('another version of what the form does not show is no conflict', async () => {
  const { send, server } = setUp(createServer(answerForm, '"2"'))
  expect(await send()).toEqual({ kind: 'corrected' })
  expect([server.form.answers, server.version]).toEqual([{ weight: 5 }, '"2"+'])
})

test.each([
  ['changed_meanwhile', { ...answerForm, answers: { weight: 7 } }],
  ['interaction_approved', { ...answerForm, correction: 'approved' }],
  ['correction_over', { ...answerForm, correction: 'over' }],
] as const)('%s: it is told, what was written stays, and nothing is sent again by itself', async (code, form) => {
  const { begin, send, corrections, server } = setUp(createServer(form, '"2"'))
  expect(await send()).toEqual(failure(code, false))
  const actor = begin()
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('resting'))
  expect(await states()).toEqual([['refused', code]])
  expect([(await corrections.find(INTERACTION_ID, 'worker'))?.answers, server.form]).toEqual([{ weight: 5 }, form])
  actor.stop()
})

test('nobody else sends it: it waits until who wrote it is signed in', async () => {
  const { begin, correctAnswers } = setUp(createServer(), 'another')
  await store.put(savedCorrection)
  const actor = begin()
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('resting'))
  expect([await states(), correctAnswers.mock.calls]).toEqual([[['saved', undefined]], []])
  actor.stop()
})

test('a session that has ended lets it wait', async () => {
  const { begin, correctAnswers } = setUp(createServer())
  correctAnswers.mockRejectedValueOnce(new ApiError('token_expired', 'Over.'))
  await store.put(savedCorrection)
  const actor = begin()
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('backingOff'))
  expect(await states()).toEqual([['saved', 'token_expired']])
  actor.stop()
})

test('while another page sends it, what is written anew stays with the form', async () => {
  const { send, locks, correctAnswers } = setUp(createServer())
  await store.put(savedCorrection)
  vi.spyOn(locks, 'take').mockResolvedValueOnce(undefined)
  expect(await send({ weight: 6 })).toEqual({ kind: 'failed', failure: { step: 'update', code: 'timeout', retryable: true } })
  expect([correctAnswers.mock.calls, (await store.list()).map(({ answers }) => answers)]).toEqual([[], [{ weight: 5 }]])
})

test('a browser that keeps nothing sends it all the same', async () => {
  store = createRunStore({
    open: () => {
      throw new DOMException('Blocked.', 'SecurityError')
    },
  })
  const { send, server } = setUp(createServer())
  expect([await send(), server.form.answers]).toEqual([{ kind: 'corrected' }, { weight: 5 }])
})

test('without a network and a place to keep it, it is said not to be kept', async () => {
  store = createRunStore({
    open: () => {
      throw new DOMException('Blocked.', 'SecurityError')
    },
  })
  const { send, setAway } = setUp(createServer())
  setAway(true)
  expect(await send()).toEqual({ ...failure('network_unreachable', true), kind: 'failed' })
})
