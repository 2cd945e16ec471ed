import { describe, expect, type SuiteCollector, test } from 'vitest'
import { withVersion } from '../client/index.ts'
import { automaticLibraryIds } from '../content/index.ts'
import { getPlace, isInArea } from '../rules/index.ts'
import type { ReviewState } from '../schemas/index.ts'
import { classifications, type Interaction, type InteractionDetail } from '../schemas/index.ts'
import { NOBODY, readFailure, readFields, type StartTarget, useConversation } from './target.ts'

const asListed = ({ answers: _, taskResultMessage: __, ...interaction }: InteractionDetail): Interaction => interaction

const countByClassification = (all: readonly InteractionDetail[]) =>
  Object.fromEntries(classifications.map((name) => [name, all.filter(({ classification }) => classification === name).length]))

export const describeInteractions = (start: StartTarget): SuiteCollector<object> =>
  describe('interactions', () => {
    const conversation = useConversation(start)
    const ofSierraAlta = () => conversation().target.demo.interactions.filter(({ orgId }) => orgId === 101)
    const listed = async (query: Parameters<ReturnType<typeof conversation>['client']['interactions']['list']>[0]['query'] = {}) => {
      const { client, getToken } = conversation()
      return client.interactions.list({ params: { org: 101 }, query }, { token: await getToken('member', 101) })
    }

    test('the first page has the newest 50, the total and the classifications', async () => {
      const all = ofSierraAlta()
      expect(await listed()).toEqual({
        totalItems: all.length,
        perPage: 50,
        totalPages: Math.ceil(all.length / 50),
        items: all.slice(0, 50).map(asListed),
        classifications: countByClassification(all),
      })
    })

    test('pages follow each other, and one past the last is empty', async () => {
      const all = ofSierraAlta()
      const last = Math.ceil(all.length / 100)
      expect((await listed({ page: last, perPage: 100 })).items).toEqual(all.slice((last - 1) * 100).map(asListed))
      expect((await listed({ page: last + 1, perPage: 100 })).items).toEqual([])
      expect((await listed({ sort: 'recordDate_asc', perPage: 10 })).items).toEqual(all.toReversed().slice(0, 10).map(asListed))
    })

    test('one is read with its version, the same as long as it is the same', async () => {
      const { client, getToken } = conversation()
      const [first, second] = ofSierraAlta()
      const token = await getToken('member', 101)
      const read = (id = '') => withVersion((options) => client.interactions.get({ params: { org: 101, id } }, { token, ...options }))
      const found = await read(first?._id)
      expect(found).toEqual({ entity: first, version: expect.stringMatching(/^"[^"]+"$/) })
      expect(await read(first?._id)).toEqual(found)
      expect((await read(second?._id)).version).not.toBe(found.version)
    })

    test('filters narrow the list; the classifications count what the other filters leave', async () => {
      const all = ofSierraAlta()
      const grave = all.filter(({ classification }) => classification === 'alert' || classification === 'warning')
      const page = await listed({ classification: ['alert', 'warning'], perPage: 10 })
      expect({ ...page, items: page.items.length }).toEqual({
        totalItems: grave.length,
        perPage: 10,
        totalPages: Math.ceil(grave.length / 10),
        items: 10,
        classifications: countByClassification(all),
      })
      expect(page.items).toEqual(grave.slice(0, 10).map(asListed))

      const task = all[0]?.task.id ?? ''
      expect((await listed({ taskId: task })).totalItems).toBe(all.filter((interaction) => interaction.task.id === task).length)
      const thingId = all[0]?.thingId ?? ''
      expect((await listed({ thingId })).totalItems).toBe(all.filter((interaction) => interaction.thingId === thingId).length)
      const { getAccount } = conversation()
      expect((await listed({ createdByMe: 'true' })).totalItems).toBe(
        all.filter(({ createdBy }) => createdBy?.id === getAccount('member').id).length,
      )
      const worker = all[0]?.createdBy?.id ?? ''
      expect((await listed({ createdById: worker })).totalItems).toBe(all.filter(({ createdBy }) => createdBy?.id === worker).length)
      const collection = conversation().target.demo.collections.find(({ organizationId }) => organizationId === 101)
      const collected = (await listed({ collectionId: collection?.id })).items.map(({ _id }) => _id)
      expect([collected.length > 0, collected.toSorted()]).toEqual([true, collection?.interactionIds.toSorted()])
      expect((await listed({ collectionId: thingId })).totalItems).toBe(0)
    })

    test('dates count from the first instant and stop before the last', async () => {
      const all = ofSierraAlta()
      const from = all[30]?.recordDate ?? ''
      const to = all[10]?.recordDate ?? ''
      const within = all.filter(({ recordDate }) => recordDate >= from && recordDate < to)
      expect((await listed({ from, to, perPage: 100 })).items).toEqual(within.map(asListed))
    })

    test('what occurred in a span of time is found, and sorted by when it occurred', async () => {
      const all = ofSierraAlta().toSorted((one, other) => other.reportedDate.localeCompare(one.reportedDate))
      const reportedFrom = all[30]?.reportedDate ?? ''
      const reportedTo = all[10]?.reportedDate ?? ''
      const dates = all.map(({ reportedDate }) => reportedDate).filter((date) => date >= reportedFrom && date < reportedTo)
      const found = await listed({ reportedFrom, reportedTo, sort: 'reportedDate_desc', perPage: 100 })
      expect(found.items.map(({ reportedDate }) => reportedDate)).toEqual(dates)
      const oldest = await listed({ sort: 'reportedDate_asc', perPage: 20 })
      expect(oldest.items.map(({ reportedDate }) => reportedDate)).toEqual(
        all
          .toReversed()
          .slice(0, 20)
          .map(({ reportedDate }) => reportedDate),
      )
    })

    test('a map has where each lies, and how many have no place; the list of an area the same', async () => {
      const { client, getToken } = conversation()
      const token = await getToken('member', 101)
      const map = (query: Parameters<typeof client.interactions.map>[0]['query']) =>
        client.interactions.map({ params: { org: 101 }, query }, { token })
      const all = ofSierraAlta()
      const placed = all.filter((record) => getPlace(record))
      const world = await map({ zoom: 1 })
      expect([world.totalItems, world.isAtLeast, world.withoutPlace]).toEqual([
        placed.length,
        undefined,
        { totalItems: all.length - placed.length },
      ])
      const sum = (counts: readonly number[]) => counts.reduce((one, other) => one + other, 0)
      expect(sum(world.clusters.map(({ count }) => count))).toBe(placed.length)
      for (const name of classifications)
        expect(sum(world.clusters.map((cluster) => cluster.classifications[name] ?? 0))).toBe(
          placed.filter(({ classification }) => classification === name).length,
        )
      for (const { bounds, count } of world.clusters) {
        const inArea = all.filter((record) => isInArea(bounds, getPlace(record)))
        expect([inArea.length >= count, (await listed({ bounds })).totalItems]).toEqual([true, inArea.length])
      }
      expect((await listed({ bounds: 'none' })).totalItems).toBe(all.length - placed.length)
      const [first] = placed
      const close = await map({ bounds: world.clusters[0]?.bounds, zoom: 18, taskId: first?.task.id, classification: ['notice'] })
      for (const { count, interaction } of close.clusters) expect(count === 1).toBe(interaction !== undefined)
      const elsewhere = await map({ bounds: 'none' })
      expect([elsewhere.clusters, elsewhere.totalItems]).toEqual([[], 0])
    })

    test('search finds names with and without their accents, whatever the case, and takes signs as signs', async () => {
      const all = ofSierraAlta()
      const name = 'Asociación Río Verde'
      const expected = all.filter(({ thing }) => thing.name === name).length
      expect(expected).toBeGreaterThan(0)
      expect((await listed({ search: 'asociacion rio' })).totalItems).toBe(expected)
      expect((await listed({ search: 'RÍO VERDE' })).totalItems).toBe(expected)
      expect((await listed({ search: '%' })).totalItems).toBe(0)
      expect((await listed({ search: "'; drop table interactions; --" })).totalItems).toBe(0)
    })

    test('sorting by classification goes from notice over alert and warning to unclassified', async () => {
      const first = await listed({ sort: 'classification_asc', perPage: 1 })
      const last = await listed({ sort: 'classification_desc', perPage: 1 })
      expect([first.items[0]?.classification, last.items[0]?.classification]).toEqual(['notice', 'unclassified'])
    })

    test('one interaction has its answers', async () => {
      const { client, getToken } = conversation()
      const [interaction] = ofSierraAlta()
      const token = await getToken('member', 101)
      expect(await client.interactions.get({ params: { org: 101, id: interaction?._id ?? '' } }, { token })).toEqual(interaction)
    })

    test("another organization's interaction is answered like one that does not exist", async () => {
      const { client, target, getToken } = conversation()
      const token = await getToken('member', 101)
      const foreign = target.demo.interactions.find(({ orgId }) => orgId === 102)?._id ?? ''
      const get = (org: number, id: string) => readFailure(client.interactions.get({ params: { org, id } }, { token }))
      expect([await get(101, foreign), await get(101, '0190a000-0000-7000-8000-00000000ffff'), await get(101, 'nonsense')]).toEqual(
        Array(3).fill({ code: 'not_found', status: 404 }),
      )
      expect([await get(102, foreign), await get(999_999, foreign)]).toEqual(Array(2).fill({ code: 'organization_not_found', status: 404 }))
    })

    test('who may not list them is refused', async () => {
      const { client, getToken } = conversation()
      expect(await readFailure(client.interactions.list({ params: { org: 101 } }, { token: await getToken('worker', 101) }))).toEqual({
        code: 'permission_denied',
        status: 403,
      })
    })

    test.each([{ page: 0 }, { perPage: 101 }, { page: 1.5 }, { from: 'yesterday' }, { search: 'x'.repeat(201) }])(
      'the query %j is refused',
      async (query) => {
        expect(await readFailure(listed(query))).toEqual({ code: 'invalid_content', status: 400 })
      },
    )

    test('what a task that asks for a review records is decided by somebody else, with a reason where it is refused', async () => {
      const { client, target, getToken } = conversation()
      const asOwner = async () => ({ token: await getToken('owner', 101) })
      const org = { org: 101 }
      const { thingId } = target.demo.featured
      const task = await client.tasks.create({ body: { name: 'Reviewed audit', reviewRequired: true } }, await asOwner())
      await client.taskAssets.create({ body: { taskId: task.id, thingId } as never }, await asOwner())
      const body = { thingId, taskId: task.id }
      const byMember = { token: await getToken('member', 101) }
      const own = await client.interactions.create({ params: org, body }, await asOwner())
      const made = await client.interactions.create({ params: org, body }, byMember)
      expect([own.review, made.review]).toEqual(['received', 'received'])
      const params = { ...org, id: made._id }
      const review = async (change: { review: ReviewState; reason?: string }, id = made._id) =>
        client.interactions.review({ params: { ...org, id }, body: change }, await asOwner())
      expect(await readFailure(review({ review: 'approved' }, own._id))).toEqual({ code: 'own_interaction', status: 409 })
      for (const reason of [undefined, '', '  '])
        expect(await readFailure(review({ review: 'rejected', ...(reason !== undefined && { reason }) }))).toEqual({
          code: 'invalid_content',
          status: 400,
        })
      expect((await review({ review: 'needs_changes', reason: 'The photo is blurred.' })).review).toBe('needs_changes')
      const approved = await review({ review: 'approved' })
      expect(await review({ review: 'approved' })).toEqual(approved)
      expect(approved.changes?.map(({ before, after, reason }) => [before, after, reason])).toEqual([
        [{ review: 'received' }, { review: 'needs_changes' }, 'The photo is blurred.'],
        [{ review: 'needs_changes' }, { review: 'approved' }, undefined],
      ])
      const correct = async () => client.interactions.update({ params, body: { classification: 'alert' } }, await asOwner())
      expect(await readFailure(correct())).toEqual({ code: 'interaction_approved', status: 409 })
      expect(await readFailure(review({ review: 'rejected', reason: 'No.' }))).toEqual({ code: 'status_conflict', status: 409 })
      const listed = await client.interactions.list({ params: org, query: { taskId: task.id, review: ['approved'] } }, await asOwner())
      expect([listed.totalItems, listed.items.map(({ _id, review: state }) => [_id, state])]).toEqual([1, [[made._id, 'approved']]])
      expect((await review({ review: 'received' })).review).toBe('received')
      expect((await correct()).classification).toBe('alert')
    })

    test('answers are corrected as a new version: by who recorded it in time or sent back, else with a reason, and never once approved', async () => {
      const { client, target, getToken } = conversation()
      const owner = { token: await getToken('owner', 101) }
      const member = { token: await getToken('member', 101) }
      const worker = { token: await getToken('worker', 101) }
      const org = { org: 101 }
      const { thingId } = target.demo.featured
      const number = (id: string, required: boolean) => ({ id, parameters: { label: id, input: 'number' as const, required, unit: 'kg' } })
      const config = { widgets: [number('weight', true), number('tare', false)] }
      const task = await client.tasks.create({ body: { name: 'Weighing', reviewRequired: true, config } }, owner)
      await client.taskAssets.create({ body: { taskId: task.id, thingId } as never }, owner)
      const made = await client.interactions.create({ params: org, body: { thingId, taskId: task.id, answers: { weight: 71 } } }, member)
      const params = { ...org, id: made._id }
      const read = (options = member) => client.interactions.answers({ params }, options)
      const correct = (answers: Record<string, number>, options: { token: string; ifMatch?: string } = member, reason?: string) =>
        client.interactions.correctAnswers({ params, body: { answers, ...(reason !== undefined && { reason }) } }, options)
      const review = (state: ReviewState) =>
        client.interactions.review({ params, body: { review: state, reason: 'Weigh it again.' } }, owner)

      // The form as it was asked, whatever the task asks since.
      await client.tasks.update({ params: { id: task.id }, body: { config: { widgets: [number('height', true)] } } }, owner)
      const { entity: form, version = '' } = await withVersion((options) =>
        client.interactions.answers({ params }, { ...member, ...options }),
      )
      expect([form.config, form.answers, form.correction]).toEqual([config, { weight: 71 }, 'open'])
      expect([(await read(owner)).correction, await readFailure(read(worker))]).toEqual(['with_reason', { code: 'not_found', status: 404 }])
      expect(await readFailure(correct({}))).toEqual({ code: 'invalid_content', status: 400 })
      expect((await correct({ weight: 72, tare: 1 }, { ...member, ifMatch: version })).answers).toEqual({
        weight: 72,
        tare: 1,
      })
      expect(await readFailure(correct({ weight: 73 }, { ...member, ifMatch: version }))).toEqual({
        code: 'changed_meanwhile',
        status: 412,
      })
      expect(await readFailure(correct({ weight: 73 }, owner))).toEqual({ code: 'invalid_content', status: 400 })
      expect((await correct({ weight: 74 }, owner, 'The scale was wrong.')).answers).toEqual({ weight: 74 })

      const found = await client.interactions.get({ params }, owner)
      expect(found.answers.map(({ widgetId, label, value, unit }) => [widgetId, label, value, unit])).toEqual([
        ['weight', 'weight', 74, 'kg'],
      ])
      const versions = found.changes?.map(({ before, after, reason, changedBy }) => [
        before.answers?.map(({ value }) => value),
        after.answers?.map(({ value }) => value),
        reason,
        changedBy?.id,
      ])
      const [author, admin] = [conversation().getAccount('member').id, conversation().getAccount('owner').id]
      expect(versions).toEqual([
        [[71], [72, 1], undefined, author],
        [[72, 1], [74], 'The scale was wrong.', admin],
      ])

      await client.organizations.update({ params: org, body: { correctionHours: 0 } }, owner)
      expect(await readFailure(correct({ weight: 75 }))).toEqual({ code: 'correction_over', status: 409 })
      await review('needs_changes')
      const own = async () => (await client.interactions.own({ params: org, query: { perPage: 1 } }, member)).items[0]
      expect(await own()).toMatchObject({ _id: made._id, correction: 'open', review: 'needs_changes', reviewReason: 'Weigh it again.' })
      expect((await correct({ weight: 75 })).interaction.review).toBe('received')
      expect(await own()).toMatchObject({ correction: 'over', review: 'received' })
      await review('approved')
      expect(await readFailure(correct({ weight: 76 }, owner, 'Again.'))).toEqual({ code: 'interaction_approved', status: 409 })
      await client.organizations.update({ params: org, body: { correctionHours: null } }, owner)
    })

    test('what is hidden or deleted leaves lists and counts, and comes back', async () => {
      const { client, target, getToken } = conversation()
      const owner = { token: await getToken('owner', 101) }
      const member = { token: await getToken('member', 101) }
      const org = { org: 101 }
      const { thingId } = target.demo.featured
      const task = await client.tasks.create({ body: { name: 'Seen twice' } }, owner)
      await client.taskAssets.create({ body: { taskId: task.id, thingId } as never }, owner)
      const { _id: id } = await client.interactions.create({ params: org, body: { thingId, taskId: task.id } }, member)
      const params = { ...org, id }
      const query = { search: 'Seen twice' }
      const lists = async () => {
        const shown = await client.interactions.list({ params: org, query }, owner)
        const others = await client.interactions.outOfSight({ params: org, query }, owner)
        const count = async (visibility: 'hidden' | 'deleted') =>
          (await client.interactions.outOfSight({ params: org, query: { ...query, visibility } }, owner)).totalItems
        return [
          shown.totalItems,
          shown.classifications.unclassified,
          others.items.map(({ _id, visibility }) => [_id, visibility]),
          [await count('hidden'), await count('deleted')],
        ]
      }
      const shown = [1, 1, [], [0, 0]]
      const gone = { code: 'not_found', status: 404 }
      expect(await lists()).toEqual(shown)
      // What is so already is no change.
      for (const reason of ['Recorded twice.', 'Again.'])
        expect(await client.interactions.hide({ params, body: { reason } }, owner)).toEqual({ id })
      expect(await lists()).toEqual([0, 0, [[id, 'hidden']], [1, 0]])
      expect(await readFailure(client.interactions.get({ params }, owner))).toEqual(gone)
      await client.interactions.delete({ params }, owner)
      expect(await lists()).toEqual([0, 0, [[id, 'deleted']], [0, 1]])
      expect(await readFailure(client.interactions.delete({ params }, owner))).toEqual(gone)
      expect(await readFailure(client.interactions.hide({ params, body: {} }, owner))).toEqual(gone)
      for (const body of [{}, { reason: 'Again.' }]) expect(await client.interactions.restore({ params, body }, owner)).toEqual({ id })
      expect(await lists()).toEqual(shown)
      const { changes = [] } = await client.interactions.get({ params }, owner)
      expect(changes.map(({ before, after, reason }) => [before.visibility, after.visibility, reason])).toEqual([
        ['shown', 'hidden', 'Recorded twice.'],
        ['hidden', 'deleted', undefined],
        ['deleted', 'shown', undefined],
      ])
    })

    test('is in each collection whose rule finds it, from the moment on that it does', async () => {
      const { client, target, getToken } = conversation()
      const owner = { token: await getToken('owner', 101) }
      const params = { org: 101 }
      const { thingId } = target.demo.featured
      const { id: taskId } = await client.tasks.create({ body: { name: 'Cupped for a rule' } }, owner)
      await client.taskAssets.create({ body: { taskId, thingId } as never }, owner)
      const record = async (classification: 'alert' | 'notice') =>
        (await client.interactions.create({ params, body: { thingId, taskId, classification } }, owner))._id
      const grave = await record('alert')
      const rule = { taskId, classification: ['alert' as const, 'warning' as const] }
      const made = await client.collections.create({ params, body: { name: 'Grave', rule } }, owner)
      expect(made).toMatchObject({ rule, interactionIds: [], missing: [] })
      const each = { params: { ...params, id: made.id } }
      const isListed = async (byRule: string) =>
        (await client.collections.list({ params, query: { byRule } }, owner)).items.some(({ id }) => id === made.id)
      expect([await isListed('true'), await isListed('false')]).toEqual([true, false])
      const find = async (asked: Parameters<typeof listed>[0] = {}) => {
        const among = asked.collected ? { taskId } : { collectionId: made.id }
        const { items, totalItems, classifications } = await listed({ ...among, ...asked })
        expect(items.length).toBe(totalItems)
        return [items.map(({ _id }) => _id), classifications.alert, classifications.notice]
      }
      expect(await find()).toEqual([[grave], 1, 0])
      const later = await record('alert')
      const other = await record('notice')
      expect(await find()).toEqual([[later, grave], 2, 0])
      expect(await find({ classification: 'alert' })).toEqual([[later, grave], 2, 0])
      expect(await find({ classification: 'notice' })).toEqual([[], 2, 0])
      expect(await find({ search: 'cupped' })).toEqual([[later, grave], 2, 0])
      expect(await find({ search: 'nothing' })).toEqual([[], 0, 0])
      expect(await find({ collected: true })).toEqual([[later, grave], 2, 0])
      await client.interactions.update({ params: { ...params, id: grave }, body: { classification: 'notice' } }, owner)
      expect(await find()).toEqual([[later], 1, 0])
      await client.collections.update({ ...each, body: { rule: { taskId, search: 'cupped' } } }, owner)
      expect(await find({ classification: 'notice' })).toEqual([[other, grave], 1, 2])

      expect(await readFields(client.collections.update({ ...each, body: { interactionIds: [other] } }, owner))).toEqual([
        ['interactionIds'],
      ])
      const both = { name: 'Both', rule: {}, interactionIds: [other] }
      expect(await readFields(client.collections.create({ params, body: both }, owner))).toEqual([['interactionIds']])
      const within = { name: 'Within', rule: { collectionId: made.id } as object }
      expect(await readFields(client.collections.create({ params, body: within }, owner))).toEqual([['rule', 'collectionId']])
      const byHand = await client.collections.update({ ...each, body: { rule: null, interactionIds: [other] } }, owner)
      expect([byHand.rule, byHand.missing, byHand.interactionIds]).toEqual([undefined, undefined, [other]])
      expect(await readFields(client.collections.update({ ...each, body: { rule } }, owner))).toEqual([['rule']])
      const gone = { taskId: NOBODY, createdById: NOBODY }
      const missing = await client.collections.update({ ...each, body: { rule: gone, interactionIds: [] } }, owner)
      expect([missing.missing, await find()]).toEqual([
        ['createdById', 'taskId'],
        [[], 0, 0],
      ])
      await client.collections.delete(each, owner)
    })

    test('is found by whether it is collected, by the tasks of teams and by those of administrators', async () => {
      const { client, target, getToken } = conversation()
      const owner = { token: await getToken('owner', 101) }
      const member = { token: await getToken('member', 101) }
      const org = { org: 101 }
      const { thingId } = target.demo.featured
      const create = async (name: string, taskLibraryId?: string) => {
        const task = await client.tasks.create({ body: { name, ...(taskLibraryId && { taskLibraryId }) } }, owner)
        await client.taskAssets.create({ body: { taskId: task.id, thingId } as never }, owner)
        return task.id
      }
      const byPeople = await create('Of people')
      const automatic = await create('Of the system', automaticLibraryIds[0])
      const record = async (taskId: string, options: { token: string }) =>
        client.interactions.create({ params: org, body: { thingId, taskId } }, options)
      const { _id: byOwner, recordDate: since } = await record(byPeople, owner)
      const { _id: byMember } = await record(byPeople, member)
      const { _id: bySystem } = await record(automatic, owner)
      const body = { name: 'For the buyer', interactionIds: [byMember] }
      const collection = await client.collections.create({ params: org, body }, owner)
      const find = async (query: { collected?: boolean; teamTasks?: boolean; administrationTasks?: boolean }) => {
        const { items } = await client.interactions.list({ params: org, query: { from: since, ...query } }, owner)
        return items.map(({ _id }) => _id).filter((id) => [byOwner, byMember, bySystem].includes(id))
      }
      expect(await find({ collected: true })).toEqual([byMember])
      expect(await find({ teamTasks: true })).toEqual([byMember, byOwner])
      expect(await find({ administrationTasks: true })).toEqual([bySystem, byOwner])
      expect(await find({ administrationTasks: true, teamTasks: true })).toEqual([byOwner])
      await client.collections.delete({ params: { ...org, id: collection.id } }, owner)
    })
  })
