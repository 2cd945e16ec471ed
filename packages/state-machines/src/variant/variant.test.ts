import { ApiError, type ClientErrorCode } from '@tracemark/api/client'
import { variantTransitions } from '@tracemark/api/rules'
import { type NewVariant, type Variant, type VariantStatus, variantStatuses } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createFakeServer } from '../testing/fake-server.ts'
import { createControlledTask, settle } from '../testing/tasks.ts'
import { draft, profile } from '../testing/variant-fixture.ts'
import { createVariantMachine } from './variant.actors.ts'
import { variantMachine } from './variant.machine.ts'
import { toSharingView, toVariantView, type VariantAction } from './variant.selectors.ts'
import type { SharingChoice, SharingProfile, VariantNews } from './variant.types.ts'

const failed = (code: ClientErrorCode) => new ApiError(code, 'No.')

const active: Variant = { ...draft, status: 'active' }

const begin = (variant: Variant | undefined = draft) => {
  const tasks = {
    create: createControlledTask<Variant, { values: NewVariant }>(),
    change: createControlledTask<Variant, { id: string; status: VariantStatus }>(),
    remove: createControlledTask<void, { id: string }>(),
    loadSharing: createControlledTask<SharingProfile, { id: string; thingId: string }>(),
    share: createControlledTask<void, { id: string; choice: SharingChoice }>(),
  }
  const machine = variantMachine.provide({
    actors: {
      create: tasks.create.actor,
      change: tasks.change.actor,
      remove: tasks.remove.actor,
      loadSharing: tasks.loadSharing.actor,
      share: tasks.share.actor,
    },
  })
  const actor = createActor(machine, { input: { variant } }).start()
  const news: VariantNews[] = []
  actor.on('*', (told) => news.push(told))
  return { actor, ...tasks, news, view: () => toVariantView(actor.getSnapshot()), sharing: () => toSharingView(actor.getSnapshot()) }
}

/** Where each action leads, for those that change the status. */
const leadsTo: Partial<Record<VariantAction, VariantStatus>> = {
  SUBMIT: 'pending',
  RETURN: 'draft',
  ACTIVATE: 'active',
  SUSPEND: 'suspended',
  RESTORE: 'suspended',
  ARCHIVE: 'archived',
}

test.each(variantStatuses)('what a variant that is %s may become is what the rules say', async (status) => {
  const { view } = begin({ ...draft, status })
  const reached = view().actions.flatMap((action) => leadsTo[action] ?? [])
  expect([view().status, reached.toSorted()]).toEqual([status, [...variantTransitions[status]].toSorted()])
})

test.each<[VariantStatus, VariantAction, boolean]>([
  ['draft', 'ACTIVATE', false],
  ['suspended', 'ACTIVATE', false],
  ['archived', 'RESTORE', false],
  ['active', 'SUSPEND', true],
  ['active', 'ARCHIVE', true],
])('of a variant that is %s, %s asks first: %s', async (status, action, asks) => {
  const { actor, view, change, news } = begin({ ...draft, status })
  const to = leadsTo[action] ?? 'draft'
  actor.send({ type: action })
  expect(view().confirming).toEqual(asks ? { kind: 'become', status: to } : undefined)
  if (asks) actor.send({ type: 'CONFIRM' })
  expect([view().busy, change.inputs()]).toEqual([true, [{ id: draft.id, status: to }]])
  change.last().resolve({ ...draft, status: to })
  await settle()
  expect([view().status, view().busy]).toEqual([to, false])
  expect(news).toEqual([{ type: 'became', variant: { ...draft, status: to } }])
})

test('only what is finished and in use is offered for sharing', () => {
  const shared = variantStatuses.filter((status) =>
    begin({ ...draft, status })
      .view()
      .actions.includes('SHARE'),
  )
  expect(shared).toEqual(['pending', 'active', 'suspended'])
  const { actor, sharing } = begin()
  actor.send({ type: 'SHARE' })
  expect(sharing()).toBeUndefined()
})

test('a variant with units is not deleted, one without is after a yes', async () => {
  expect(begin({ ...draft, unitCount: 1 }).view().actions).not.toContain('DELETE')
  const { actor, view, remove, news } = begin()
  actor.send({ type: 'DELETE' })
  expect(view().confirming).toEqual({ kind: 'delete' })
  actor.send({ type: 'CANCEL' })
  expect([view().confirming, remove.calls.length]).toEqual([undefined, 0])
  actor.send({ type: 'DELETE' })
  actor.send({ type: 'CONFIRM' })
  remove.last().resolve()
  await settle()
  expect([view().variant, view().status, view().actions]).toEqual([undefined, 'none', []])
  expect(news).toEqual([{ type: 'deleted', name: draft.name }])
})

test('one that was used meanwhile stays, and says why', async () => {
  const { actor, view, remove } = begin()
  actor.send({ type: 'DELETE' })
  actor.send({ type: 'CONFIRM' })
  remove.last().reject(failed('variant_used'))
  await settle()
  expect([view().status, view().failure]).toEqual(['draft', { code: 'variant_used', requestId: undefined }])
})

test('what is changed elsewhere shows, also in the midst of a question', () => {
  const { actor, view } = begin(active)
  actor.send({ type: 'SUSPEND' })
  actor.send({ type: 'CHANGED', variant: { ...draft, status: 'archived' } })
  expect([view().status, view().confirming]).toEqual(['archived', undefined])
})

test('a new one is made once its id is free', async () => {
  const none = createActor(variantMachine.provide({}), { input: { variant: undefined } }).start()
  expect(toVariantView(none.getSnapshot()).status).toBe('none')
  const { client, seen } = createFakeServer({ 'POST /core/batches': draft })
  const actor = createActor(createVariantMachine({ client: client.for(101) }), {
    input: {},
  }).start()
  actor.send({
    type: 'CREATE',
    values: { thingId: draft.thingId, variantId: 'SA-2026-04', name: 'April lot', attributes: [], components: [], status: 'draft' },
  })
  await waitFor(actor, (snapshot) => snapshot.matches({ life: 'draft' }))
  expect(seen.map(({ call }) => call)).toEqual(['POST /core/batches'])
})

test('whose answer was lost is made once: the second try has the key of the first', async () => {
  const keys: (string | undefined)[] = []
  const answers = [Promise.reject(failed('timeout')), Promise.resolve(draft)]
  const own = createFakeServer({}).client.for(101)
  const client = {
    ...own,
    variants: {
      ...own.variants,
      create: (_: unknown, options?: { idempotencyKey?: string }) => {
        keys.push(options?.idempotencyKey)
        return answers.shift() ?? Promise.reject(failed('variant_id_taken'))
      },
    },
  }
  const actor = createActor(createVariantMachine({ client }), { input: { variant: undefined } }).start()
  const { thingId, variantId, name, attributes, components } = draft
  const values: NewVariant = { thingId, variantId, name, attributes, components, status: 'draft' }
  actor.send({ type: 'CREATE', values })
  await waitFor(actor, (snapshot) => snapshot.matches({ life: 'none' }) && snapshot.context.failure !== undefined)
  expect(toVariantView(actor.getSnapshot())).toMatchObject({ variant: undefined, failure: { code: 'timeout' } })
  actor.send({ type: 'CREATE', values })
  await waitFor(actor, (snapshot) => snapshot.matches({ life: 'draft' }))
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), keys[0]])
})

test('sharing begins with what is recommended, and needs a destination', async () => {
  const { actor, sharing, loadSharing, share } = begin(active)
  actor.send({ type: 'SHARE' })
  expect([sharing(), loadSharing.inputs()]).toEqual([{ kind: 'loading' }, [{ id: draft.id, thingId: draft.thingId }]])
  loadSharing.last().resolve(profile)
  await settle()
  const choosing = { kind: 'choosing', profile, choice: { mode: 'continuous' }, lacksDestination: false, busy: false, failure: undefined }
  expect(sharing()).toEqual(choosing)
  actor.send({ type: 'SEND' })
  expect([sharing(), share.calls.length]).toEqual([{ ...choosing, lacksDestination: true }, 0])
  actor.send({ type: 'CHOOSE', choice: { destination: 102 } })
  actor.send({ type: 'CHOOSE', choice: { mode: 'oneOff' } })
  actor.send({ type: 'SEND' })
  expect(share.inputs()).toEqual([{ id: draft.id, choice: { destination: 102, mode: 'oneOff' } }])
  share.last().resolve()
  await settle()
  expect(sharing()).toEqual({ kind: 'shared', profile })
  actor.send({ type: 'CLOSE' })
  expect(sharing()).toBeUndefined()
})

test('without a sharing task sharing is impossible', async () => {
  const { actor, sharing, loadSharing } = begin(active)
  actor.send({ type: 'SHARE' })
  loadSharing.last().resolve({ ...profile, obstacle: 'no_sharing_task' })
  await settle()
  expect(sharing()).toEqual({ kind: 'impossible', profile: { ...profile, obstacle: 'no_sharing_task' } })
})

test('any organization can be named, with a message', async () => {
  const { actor, loadSharing, share } = begin(active)
  actor.send({ type: 'SHARE' })
  loadSharing.last().resolve({ ...profile, destinations: [] })
  await settle()
  actor.send({ type: 'CHOOSE', choice: { destination: 'open-granary', message: 'As promised' } })
  actor.send({ type: 'SEND' })
  expect(share.inputs()).toEqual([{ id: draft.id, choice: { destination: 'open-granary', mode: 'continuous', message: 'As promised' } }])
})

test('what could not be sent can be sent again; what could not be loaded, loaded again', async () => {
  const { actor, sharing, loadSharing, share } = begin(active)
  actor.send({ type: 'SHARE' })
  loadSharing.last().reject(failed('network_unreachable'))
  await settle()
  expect(sharing()).toEqual({ kind: 'failed', failure: { code: 'network_unreachable', requestId: undefined } })
  actor.send({ type: 'RETRY' })
  loadSharing.last().resolve(profile)
  await settle()
  actor.send({ type: 'CHOOSE', choice: { destination: 102 } })
  actor.send({ type: 'SEND' })
  share.last().reject(failed('timeout'))
  await settle()
  expect(sharing()).toMatchObject({ kind: 'choosing', failure: { code: 'timeout' }, busy: false })
  actor.send({ type: 'SEND' })
  expect(share.calls.length).toBe(2)
})

const organizationPage = (items: readonly unknown[]) => ({
  data: { organizations: { totalItems: items.length, perPage: 50, totalPages: 1, items } },
})
const own = { id: 101, slug: 'sierra-alta', name: 'Sierra Alta' }
const [winery] = profile.destinations
const sharingProfile = { batchId: draft.id, recommendedMode: 'continuous', canShareAssessments: false, obstacles: [] as string[] }
const PROFILE = `GET /core/batches/${draft.id}/sharing-profile`

test('status, sharing and deletion go through the client', async () => {
  const { client, seen } = createFakeServer({
    [`PATCH /core/batches/${draft.id}`]: { ...draft, status: 'active' },
    [`DELETE /core/batches/${draft.id}`]: { id: draft.id },
    [PROFILE]: sharingProfile,
    'POST /graphql': organizationPage([own, winery]),
    'POST /core/variant-shares': {
      id: draft.id,
      batchId: draft.id,
      mode: 'continuous',
      state: 'offered',
      withAssessments: false,
      createdAt: '2026-03-02T08:00:00Z',
      destination: winery,
    },
  })
  const actor = createActor(createVariantMachine({ client: client.for(101) }), { input: { variant: draft } }).start()
  actor.send({ type: 'ACTIVATE' })
  await waitFor(actor, (snapshot) => snapshot.matches({ life: 'active' }))
  actor.send({ type: 'SHARE' })
  await waitFor(actor, (snapshot) => snapshot.matches({ sharing: 'choosing' }))
  expect(actor.getSnapshot().context.profile).toEqual({ ...profile, obstacle: undefined })
  actor.send({ type: 'CHOOSE', choice: { destination: 102 } })
  actor.send({ type: 'SEND' })
  await waitFor(actor, (snapshot) => snapshot.matches({ sharing: 'shared' }))
  actor.send({ type: 'DELETE' })
  actor.send({ type: 'CONFIRM' })
  await waitFor(actor, (snapshot) => snapshot.matches({ life: 'none' }))
  expect(seen.filter(({ call }) => call.startsWith('P') && call !== 'POST /graphql').map(({ call, body }) => [call, body])).toEqual([
    [`PATCH /core/batches/${draft.id}`, { status: 'active' }],
    ['POST /core/variant-shares', { batchId: draft.id, destination: 102, mode: 'continuous', withAssessments: false }],
  ])
})

test.each([
  ['a sharing task is missing', ['sharing_task_missing'], [own, winery], { kind: 'impossible', profile: { obstacle: 'no_sharing_task' } }],
  ['only others can be named', [], [own], { kind: 'choosing', profile: { destinations: [] } }],
  ['its status forbids it', ['status_conflict'], [own, winery], { kind: 'failed', failure: { code: 'status_conflict' } }],
])('sharing says that %s', async (_, obstacles, items, expected) => {
  const { client } = createFakeServer({ [PROFILE]: { ...sharingProfile, obstacles }, 'POST /graphql': organizationPage(items) })
  const actor = createActor(createVariantMachine({ client: client.for(101) }), { input: { variant: active } }).start()
  actor.send({ type: 'SHARE' })
  await waitFor(actor, (snapshot) => !snapshot.matches({ sharing: 'loading' }))
  expect(toSharingView(actor.getSnapshot())).toMatchObject(expected)
})
