import { describe, expect, type SuiteCollector, test } from 'vitest'
import { unitChecksum } from '../rules/index.ts'
import { NOBODY, readFailure, type StartTarget, useConversation } from './target.ts'

const notFound = { code: 'not_found', status: 404 }

/** Variants, units, labels and jobs. */
export const describeUnits = (start: StartTarget): SuiteCollector<object> =>
  describe('variants, units and jobs', () => {
    const conversation = useConversation(start)
    const asOwner = async () => ({ token: await conversation().getToken('owner', 101) })
    const variant = (variantId: string) => {
      const found = conversation().target.demo.variants.find((candidate) => candidate.variantId === variantId)
      if (!found) throw new TypeError(`The demo data has no variant ${variantId}.`)
      return found
    }

    test('a variant is made, read, listed, changed and deleted; its id is its own', async () => {
      const { variants } = conversation().client
      const body = { thingId: conversation().target.demo.featured.thingId, variantId: 'CONF-1', name: 'Conformance' }
      const made = await variants.create({ body }, await asOwner())
      expect(made).toMatchObject({ ...body, status: 'draft', attributes: [], components: [], unitCount: 0, percentUsed: 0 })
      const params = { id: made.id }
      expect(await variants.get({ params }, await asOwner())).toEqual(made)
      expect((await variants.list({ query: { search: 'CONF-1' } }, await asOwner())).items).toEqual([made])
      expect(await readFailure(variants.create({ body }, await asOwner()))).toEqual({ code: 'variant_id_taken', status: 409 })
      expect(await variants.update({ params, body: { status: 'active' } }, await asOwner())).toEqual({ ...made, status: 'active' })
      const backwards = variants.update({ params, body: { status: 'draft' } }, await asOwner())
      expect(await readFailure(backwards)).toEqual({ code: 'status_conflict', status: 409 })
      expect(await variants.delete({ params }, await asOwner())).toEqual(params)
      expect(await readFailure(variants.get({ params }, await asOwner()))).toEqual(notFound)
    })

    test('a variant that was used stays', async () => {
      const used = conversation().client.variants.delete({ params: { id: variant('PIJ-RIO').id } }, await asOwner())
      expect(await readFailure(used)).toEqual({ code: 'variant_used', status: 409 })
    })

    test('attributes are read alone and together, and given in bulk', async () => {
      const { variants } = conversation().client
      const { id: batchId } = variant('GEN-MAIZ')
      const attributes = [{ key: 'Farms', value: '12', type: 'number' as const }]
      const bulk = {
        items: [
          { batchId, attributes },
          { batchId: NOBODY, attributes },
        ],
      }
      expect(await variants.bulkAttributes({ body: bulk }, await asOwner())).toEqual({ ids: [batchId], failures: [] })
      expect(await variants.attributesOf({ params: { id: batchId } }, await asOwner())).toEqual({ batchId, attributes })
      const both = await variants.attributes({ query: { ids: [NOBODY, batchId] } }, await asOwner())
      expect(both).toEqual({ items: [{ batchId, attributes }] })
    })

    test('relationships are said, shown from both sides, never in a circle, and taken back', async () => {
      const { variants } = conversation().client
      const [parentId, childId] = [variant('SAL-COCORA').id, variant('FIL-BAMBUCO').id]
      const link = { parentId, childId, quantity: 3, unit: 't' }
      const said = await variants.link({ params: { id: parentId, childId }, body: { quantity: 3, unit: 't' } }, await asOwner())
      expect(said).toEqual(link)
      expect(await variants.relationships({ params: { id: childId } }, await asOwner())).toEqual({ parents: [link], children: [] })
      const ids = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id)
      expect(ids(await variants.children({ params: { id: parentId } }, await asOwner()))).toEqual([childId])
      expect(ids(await variants.parents({ params: { id: childId } }, await asOwner()))).toEqual([parentId])
      const { nodes, links, isCut } = await variants.hierarchy({ params: { id: parentId } }, await asOwner())
      expect([nodes.map(({ id, depth }) => [id, depth]), links, isCut]).toEqual([
        [
          [parentId, 0],
          [childId, 1],
        ],
        [link],
        false,
      ])
      const circle = variants.link({ params: { id: childId, childId: parentId }, body: {} }, await asOwner())
      expect(await readFailure(circle)).toEqual({ code: 'hierarchy_cycle', status: 409 })
      expect(await variants.unlink({ params: { id: parentId, childId } }, await asOwner())).toEqual({ id: childId })
    })

    test('a unit is listed, read and changed', async () => {
      const { units } = conversation().client
      const { thingId, itemId } = conversation().target.demo.featured
      const params = { org: 101, id: itemId }
      const unit = await units.get({ params }, await asOwner())
      expect([unit.name, unit.checksum, unit.thingId]).toEqual(['SA-0004-217', unitChecksum('SA-0004-217'), thingId])
      expect((await units.list({ params: { org: 101 }, query: { search: unit.name } }, await asOwner())).items).toEqual([unit])
      expect((await units.update({ params, body: { status: 2 } }, await asOwner())).statusName).toBe('Normal precaution')
      expect(await readFailure(units.get({ params: { org: 101, id: NOBODY } }, await asOwner()))).toEqual(notFound)
    })

    test('units are changed, hidden and deleted one by one and together; those that refuse say why', async () => {
      const { units, vcodeGroups } = conversation().client
      const { itemId } = conversation().target.demo.featured
      const org = { org: 101 }
      const { id: batchId } = variant('COR-GUAYA')
      const { firstSequenceNumber, lastSequenceNumber } = await vcodeGroups.create({ body: { batchId, size: 3 } }, await asOwner())
      const query = { batchId, sequenceFrom: firstSequenceNumber, sequenceTo: lastSequenceNumber }
      const listed = async (more: object = {}) => (await units.list({ params: org, query: { ...query, ...more } }, await asOwner())).items
      const [one = '', two = '', three = ''] = (await listed()).map(({ id }) => id)
      const update = async (body: { ids: string[]; status?: number; hidden?: boolean }) =>
        units.bulkUpdate({ params: org, body }, await asOwner())
      expect(await update({ ids: [one, NOBODY, two], status: 5 })).toEqual({ ids: [one, two], failures: [] })
      expect(await update({ ids: [three, two], status: 1 })).toEqual({ ids: [three], failures: [{ id: two, code: 'unit_status_order' }] })
      const back = units.update({ params: { ...org, id: one }, body: { status: 1 } }, await asOwner())
      expect(await readFailure(back)).toEqual({ code: 'unit_status_order', status: 409 })
      expect(await update({ ids: [two], hidden: true })).toEqual({ ids: [two], failures: [] })
      expect((await listed()).map(({ id }) => id)).toEqual([one, three])
      expect((await listed({ hidden: 'true' })).map(({ id, hidden }) => [id, hidden])).toEqual([[two, true]])
      expect((await listed({ createdTo: '2020-01-01T00:00:00Z' })).length).toBe(0)
      const used = units.delete({ params: { ...org, id: itemId } }, await asOwner())
      expect(await readFailure(used)).toEqual({ code: 'unit_used', status: 409 })
      expect(await units.delete({ params: { ...org, id: one } }, await asOwner())).toEqual({ id: one })
      expect(await units.bulkDelete({ params: org, body: { ids: [itemId, two, three] } }, await asOwner())).toEqual({
        ids: [two, three],
        failures: [
          { id: itemId, code: 'unit_used', usedBy: (await units.uses({ params: { ...org, id: itemId } }, await asOwner())).usedBy },
        ],
      })
      const next = await vcodeGroups.create({ body: { batchId, size: 1 } }, await asOwner())
      expect(next.firstSequenceNumber).toBe(lastSequenceNumber + 1)
    })

    test('a unit moves to a variant that takes units, is refused by others as new units are, and stays where it is', async () => {
      const { units, variants, vcodeGroups } = conversation().client
      const { thingId } = variant('COR-GUAYA')
      const create = async (variantId: string) =>
        (await variants.create({ body: { thingId, variantId, name: 'Conformance' } }, await asOwner())).id
      const [from, batchId] = [await create('CONF-FROM'), await create('CONF-REST')]
      await vcodeGroups.create({ body: { batchId: from, size: 1 } }, await asOwner())
      const [{ id } = { id: '' }] = (await units.list({ params: { org: 101 }, query: { batchId: from } }, await asOwner())).items
      const become = async (status: 'archived' | 'suspended' | 'active') =>
        variants.update({ params: { id: batchId }, body: { status } }, await asOwner())
      const move = async () => units.update({ params: { org: 101, id }, body: { batchId } }, await asOwner())
      for (const status of ['archived', 'suspended'] as const) {
        await become(status)
        const refused = await readFailure(move())
        expect(refused).toEqual({ code: 'status_conflict', status: 409 })
        expect(await readFailure(vcodeGroups.create({ body: { batchId, size: 1 } }, await asOwner()))).toEqual(refused)
      }
      await become('active')
      expect((await move()).batchId).toBe(batchId)
      await become('archived')
      expect((await move()).batchId).toBe(batchId)
      expect((await units.update({ params: { org: 101, id }, body: { batchId: from } }, await asOwner())).batchId).toBe(from)
    })

    test('labels have codes of units that follow each other, and lead back to them', async () => {
      const { client } = conversation()
      const { thingId: a, id: b } = variant('COR-GUAYA')
      const query = { size: 3, instantiateItems: 'true' }
      const { groupId = '', items } = await client.virtualCodes.download({ params: { a, b }, query }, await asOwner())
      const first = items[0]?.sequenceNumber ?? 0
      expect(items.map(({ sequenceNumber }) => sequenceNumber)).toEqual([first, first + 1, first + 2])
      const group = await client.vcodeGroups.get({ params: { id: groupId } }, await asOwner())
      expect([group.size, group.firstSequenceNumber, group.lastSequenceNumber]).toEqual([3, first, first + 2])
      const next = await client.vcodeGroups.create({ body: { batchId: b, size: 1 } }, await asOwner())
      expect(next.firstSequenceNumber).toBe(first + 3)
      expect((await client.vcodeGroups.list({ query: { batchId: b } }, await asOwner())).totalItems).toBe(4)
      const found = await client.identificationCodes.lookup({ query: { code: items[0]?.uniqueId ?? '' } }, await asOwner())
      expect([found.kind, found.item?.id, found.variant?.id]).toEqual(['unit', items[0]?.id, b])
    })

    test('units begin with the status that is asked for; one that the organization does not have is refused', async () => {
      const { units, vcodeGroups } = conversation().client
      const { id: batchId } = variant('COR-GUAYA')
      const listStatuses = async (status?: number) => {
        const group = await vcodeGroups.create({ body: { batchId, size: 2, ...(status !== undefined && { status }) } }, await asOwner())
        const query = { batchId, sequenceFrom: group.firstSequenceNumber }
        const { items } = await units.list({ params: { org: 101 }, query }, await asOwner())
        return [group.status, ...items.map((unit) => [unit.status, unit.statusName])]
      }
      const name = 'Normal precaution'
      expect(await listStatuses(2)).toEqual([2, [2, name], [2, name]])
      expect(await listStatuses()).toEqual([undefined, [undefined, undefined], [undefined, undefined]])
      const missing = vcodeGroups.create({ body: { batchId, size: 1, status: 99 } }, await asOwner())
      expect((await readFailure(missing)).code).toBe('invalid_content')
    })

    test('many units are made in the background, until that is cancelled: those that are there stay, and no number is given twice', async () => {
      const { units, vcodeGroups } = conversation().client
      const { id: batchId } = variant('COR-GUAYA')
      const made = await vcodeGroups.create({ body: { batchId, size: 100_000 } }, await asOwner())
      expect([made.size, made.madeCount, made.cancelledAt]).toEqual([100_000, 0, undefined])
      const cancelled = await vcodeGroups.cancel({ params: { id: made.id } }, await asOwner())
      const { cancelledAt, madeCount } = cancelled
      expect(cancelled).toEqual({ ...made, cancelledAt: expect.any(String), madeCount: expect.any(Number) })
      expect(await vcodeGroups.get({ params: { id: made.id } }, await asOwner())).toEqual({ ...made, cancelledAt, madeCount })
      expect(await vcodeGroups.cancel({ params: { id: made.id } }, await asOwner())).toEqual({ ...made, cancelledAt, madeCount })
      const query = { batchId, sequenceFrom: made.firstSequenceNumber, sequenceTo: made.lastSequenceNumber }
      expect((await units.list({ params: { org: 101 }, query }, await asOwner())).totalItems).toBe(madeCount)
      const next = await vcodeGroups.create({ body: { batchId, size: 1 } }, await asOwner())
      expect(next.firstSequenceNumber).toBe(made.lastSequenceNumber + 1)
      expect(await vcodeGroups.cancel({ params: { id: next.id } }, await asOwner())).toEqual(next)
      expect(await readFailure(vcodeGroups.cancel({ params: { id: NOBODY } }, await asOwner()))).toEqual(notFound)
    })

    test('labels are created for units by their numbers, and found in the log', async () => {
      const { client } = conversation()
      const { id: batchId } = variant('COR-GUAYA')
      const { firstSequenceNumber, lastSequenceNumber } = await client.vcodeGroups.create({ body: { batchId, size: 2 } }, await asOwner())
      const body = { batchId, firstSequenceNumber, lastSequenceNumber, layout: 'csv' as const }
      const print = await client.labelPrints.create({ body }, await asOwner())
      expect([print.labelCount, print.symbol, print.startPosition, print.logo]).toEqual([2, 'qr', 1, false])
      const params = { id: print.id }
      expect(await client.labelPrints.get({ params }, await asOwner())).toEqual(print)
      expect((await client.labelPrints.list({ query: { batchId } }, await asOwner())).items[0]).toEqual(print)
      const file = await client.labelPrints.file({ params }, await asOwner())
      expect((await file.text()).split('\r\n')).toHaveLength(4)
      const query = { batchId, sequenceFrom: firstSequenceNumber }
      const { items } = await client.units.list({ params: { org: 101 }, query }, await asOwner())
      const ids = items.map(({ id }) => id)
      const some = await client.labelPrints.ofUnits({ body: { unitIds: ids, layout: 'csv' } }, await asOwner())
      expect(await some.text()).toBe(await (await client.labelPrints.file({ params }, await asOwner())).text())
      const semicolons = await client.labelPrints.file({ params, query: { separator: 'semicolon' } }, await asOwner())
      expect((await semicolons.text()).split('\r\n')[0]).toContain('name;uniqueId;sequenceNumber')
      const workbook = await client.labelPrints.ofUnits({ body: { unitIds: ids, layout: 'xlsx' } }, await asOwner())
      expect(workbook.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      const unknown = client.labelPrints.ofUnits({ body: { unitIds: [...ids, NOBODY], layout: 'csv' } }, await asOwner())
      expect((await readFailure(unknown)).code).toBe('invalid_content')
      expect(await readFailure(client.labelPrints.file({ params: { id: NOBODY } }, await asOwner()))).toEqual(notFound)
      const none = { ...body, firstSequenceNumber: 900_000, lastSequenceNumber: 900_001 }
      expect((await readFailure(client.labelPrints.create({ body: none }, await asOwner()))).code).toBe('invalid_content')
      const roll = { ...{ unit: 'mm' as const, pageWidth: 60, pageHeight: 40, columns: 1, rows: 1 }, left: 0, top: 0, gapX: 0, gapY: 0 }
      const own = (labelWidth: number) => ({ body: { ...body, layout: 'custom' as const, size: { ...roll, labelWidth, labelHeight: 40 } } })
      expect((await client.labelPrints.create(own(60), await asOwner())).size).toEqual(own(60).body.size)
      expect((await readFailure(client.labelPrints.create(own(61), await asOwner()))).code).toBe('invalid_content')
    })

    test('a job is made for a unit that has none, run by its link, and deleted', async () => {
      const { client, target } = conversation()
      const { taskThingId, itemId } = target.demo.featured
      const body = { name: 'Check it', itemId, taskThingId }
      expect(await client.jobs.isExists({ query: { itemId } }, await asOwner())).toEqual({ exists: false })
      const job = await client.jobs.create({ body }, await asOwner())
      expect(job).toMatchObject({ ...body, status: 'open', highPriority: false })
      expect(await client.jobs.isExists({ query: { itemId } }, await asOwner())).toEqual({ exists: true, jobId: job.id })
      expect(await readFailure(client.jobs.create({ body }, await asOwner()))).toEqual({ code: 'job_exists', status: 409 })
      const params = { id: job.id }
      const { sharableLink } = await client.jobs.generate({ params }, await asOwner())
      const run = await client.taskRuns.create({ body: {} }, { token: sharableLink.split('/task/')[1] ?? '' })
      expect(run.execution.item?.id).toBe(itemId)
      expect((await client.jobs.update({ params, body: { status: 'cancelled' } }, await asOwner())).status).toBe('cancelled')
      expect((await client.jobs.list({ query: { itemId } }, await asOwner())).items.map(({ id }) => id)).toEqual([job.id])
      expect(await client.jobs.delete({ params }, await asOwner())).toEqual(params)
      expect(await readFailure(client.jobs.get({ params }, await asOwner()))).toEqual(notFound)
    })

    test('jobs are made for several units, but for those that have one; for an asset as a whole there is one', async () => {
      const { client, target } = conversation()
      const { thingId, taskThingId, itemId } = target.demo.featured
      const busy = new Set(target.demo.jobs.map((job) => job.itemId))
      const free = target.demo.items.filter((item) => item.thingId === thingId && item.id !== itemId && !busy.has(item.id)).slice(0, 2)
      const units = free.map(({ id, name }) => ({ id, name }))
      const body = { name: 'Check them', taskThingId, note: 'Bring the new record book.' }
      const one = await client.jobs.create({ body: { ...body, itemId: units[0]?.id ?? '' } }, await asOwner())
      const unitIds = units.map(({ id }) => id)
      const made = await client.jobs.createMany({ body: { ...body, unitIds } }, await asOwner())
      expect(made).toEqual({
        created: [{ id: made.created[0]?.id, code: made.created[0]?.code, unit: units[1] }],
        existing: [{ id: one.id, code: one.code, unit: units[0] }],
      })
      const foreign = target.demo.items.find((item) => item.thingId !== thingId)?.id ?? ''
      const refused = client.jobs.createMany({ body: { ...body, unitIds: [foreign] } }, await asOwner())
      expect(await readFailure(refused)).toEqual({ code: 'invalid_content', status: 400 })

      const whole = await client.jobs.create({ body }, await asOwner())
      expect([whole.unit, whole.itemId, whole.thing.id]).toEqual([undefined, undefined, thingId])
      expect(await readFailure(client.jobs.create({ body }, await asOwner()))).toEqual({ code: 'job_exists', status: 409 })
      for (const { id } of [one, whole, ...made.created]) await client.jobs.delete({ params: { id } }, await asOwner())
    })

    test('when a job that repeats is done, the next one is made', async () => {
      const { client, target } = conversation()
      const { taskThingId, itemId } = target.demo.featured
      const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
      const body = { name: 'Again', taskThingId, itemId, repeat: 'P1W' as const, remindBefore: 'P1D' as const, dueDate: at(365) }
      const job = await client.jobs.create({ body }, await asOwner())
      expect((await client.jobs.update({ params: { id: job.id }, body: { status: 'completed' } }, await asOwner())).status).toBe(
        'completed',
      )
      const { items } = await client.jobs.list({ query: { itemId, status: ['open'] } }, await asOwner())
      const [next] = items
      expect(items.map(({ name, repeat, remindBefore }) => ({ name, repeat, remindBefore }))).toEqual([
        { name: 'Again', repeat: 'P1W', remindBefore: 'P1D' },
      ])
      expect(Math.round((Date.parse(next?.dueDate ?? '') - Date.parse(body.dueDate)) / 3_600_000 / 24)).toBe(7)
      for (const id of [job.id, next?.id ?? '']) await client.jobs.delete({ params: { id } }, await asOwner())
    })

    test('assets and units are exported as they are filtered', async () => {
      const { assets, units } = conversation().client
      const params = { org: 101 }
      const wanted = { thingId: variant('PIJ-RIO').thingId, sort: 'sequenceNumber_desc' as const, sequenceTo: 3 }
      const idsIn = async (file: Blob, separator = ',') =>
        (await file.text())
          .trimEnd()
          .split('\r\n')
          .slice(1)
          .map((line) => line.split(separator)[0]?.replaceAll('"', ''))
      const listedUnits = await units.list({ params, query: wanted }, await asOwner())
      const unitFile = await units.export({ params, body: { format: 'csv', ...wanted } }, await asOwner())
      expect(await idsIn(unitFile)).toEqual(listedUnits.items.map(({ id }) => id))
      const search = 'finca'
      const listedAssets = await assets.list({ params, query: { search, sort: 'createdAt_desc' } }, await asOwner())
      const looks = { format: 'csv', separator: 'semicolon', search, sort: 'createdAt_desc' } as const
      const assetFile = await assets.export({ params, body: looks }, await asOwner())
      expect(listedAssets.totalItems).toBeGreaterThan(0)
      expect(await idsIn(assetFile, ';')).toEqual(listedAssets.items.map(({ id }) => id))
      const hidden = await assets.export({ params, body: { format: 'csv', hidden: true } }, await asOwner())
      expect(await idsIn(hidden)).toEqual(
        (await assets.list({ params, query: { hidden: 'true' } }, await asOwner())).items.map(({ id }) => id),
      )
      const sheets = [assets, units].map(async (calls) => (await calls.export({ params, body: { format: 'xlsx' } }, await asOwner())).type)
      const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      expect(await Promise.all(sheets)).toEqual([type, type])
    })

    test('a record is made by hand, corrected, summed up, exported, expired and deleted', async () => {
      const { client, target } = conversation()
      const task = target.demo.tasks.find(({ name, organizationId }) => organizationId === 101 && name === 'Field note')
      const { thingId } = target.demo.featured
      const taskId = task?.id ?? ''
      const body = { thingId, taskId, answers: { note: 'Conformance was here.' } }
      const made = await client.interactions.create({ params: { org: 101 }, body }, await asOwner())
      expect([made.classification, made.answers.map(({ value }) => value)]).toEqual(['unclassified', ['Conformance was here.']])
      const params = { org: 101, id: made._id }
      const corrected = await client.interactions.update({ params, body: { classification: 'alert' } }, await asOwner())
      expect(corrected.changes?.map(({ before, after }) => [before, after])).toEqual([
        [{ classification: 'unclassified' }, { classification: 'alert' }],
      ])
      const summary = await client.interactions.summary({ params: { org: 101, x: thingId, y: taskId } }, await asOwner())
      expect([summary.latest?._id, summary.classifications.alert]).toEqual([made._id, 1])
      const file = await client.interactions.export({ params: { org: 101 }, body: { format: 'csv', taskId, thingId } }, await asOwner())
      expect((await file.text()).split('\r\n')[1]).toContain(made._id)
      const exported = async (looks: { format: 'csv' | 'xlsx'; separator?: 'semicolon' }) =>
        client.interactions.export({ params: { org: 101 }, body: { ...looks, taskId, thingId } }, await asOwner())
      expect(await (await exported({ format: 'csv', separator: 'semicolon' })).text()).toContain('id;recordDate')
      expect((await exported({ format: 'xlsx' })).type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      expect((await client.interactions.expire({ params, body: {} }, await asOwner())).expiredAt).toBeDefined()
      const again = await client.interactions.expire({ params, body: { expiredAt: null, reason: 'Inspected' } }, await asOwner())
      expect([again.expiredAt, again.changes?.at(-1)?.reason]).toEqual([undefined, 'Inspected'])
      expect(await client.interactions.delete({ params }, await asOwner())).toEqual({ id: made._id })
      expect(await readFailure(client.interactions.get({ params }, await asOwner()))).toEqual(notFound)
    })
  })
