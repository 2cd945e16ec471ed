import { createCalls } from '@tracemark/api/client'
import type { VariantStatus } from '@tracemark/api/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const MISSING = '01900000-0000-7000-8000-000000000000'
const thingId = () => app.demo.featured.thingId
const as = async (person: 'owner' | 'member' = 'owner', organizationId = 101) => ({
  token: await app.organizationToken(person, organizationId),
})
const calls = () => createCalls(app).variants
const make = async (variantId: string, more: Partial<Parameters<ReturnType<typeof calls>['create']>[0]['body']> = {}) =>
  calls().create({ body: { thingId: thingId(), variantId, name: 'Harvest of May', ...more } }, await as())

describe('a variant', () => {
  test('is made, read, changed and deleted', async () => {
    const variant = await make('MAY-2026')
    expect(variant).toEqual({
      id: variant.id,
      thingId: thingId(),
      thingName: 'Finca La Esperanza',
      variantId: 'MAY-2026',
      name: 'Harvest of May',
      status: 'draft',
      attributes: [],
      components: [],
      unitCount: 0,
      percentUsed: 0,
      createdAt: '2026-05-20T15:00:00.000Z',
      createdById: app.accountId('owner'),
      createdBy: { id: app.accountId('owner'), name: 'Lucía Montoya' },
    })
    const params = { id: variant.id }
    const components = [{ name: 'Parchment coffee', category: 'grains' as const, quantity: 62.5, units: 'kg', order: 0, isActive: true }]
    const changed = await calls().update({ params, body: { name: 'Harvest of June', components } }, await as())
    expect(changed).toEqual({ ...variant, name: 'Harvest of June', components })
    expect(await calls().get({ params }, await as())).toEqual(changed)
    expect(await calls().delete({ params }, await as())).toEqual(params)
    await expect(calls().get({ params }, await as())).rejects.toMatchObject({ code: 'not_found', status: 404 })
  })

  test('costs no more than one whole: what is not active does not count, and less than that may be saved', async () => {
    const { id } = await calls().create({ body: { thingId: thingId(), variantId: 'COST-100', name: 'Costs' } }, await as())
    const save = async (...costs: [cost: number, isActive?: boolean][]) => {
      const components = costs.map(([costContribution, isActive = true], order) => ({
        name: `Part ${order}`,
        quantity: 1,
        order,
        isActive,
        costContribution,
      }))
      return calls().update({ params: { id }, body: { components } }, await as())
    }
    await expect(save([60], [30], [20])).rejects.toMatchObject({
      code: 'invalid_content',
      fields: [{ path: ['components', 2, 'costContribution'], code: 'too_big', params: { maximum: 10 } }],
    })
    const saved = [await save([33.3], [33.3], [33.4]), await save([60], [50, false]), await save([60], [30])]
    expect(saved.map(({ components }) => components.length)).toEqual([3, 2, 2])
    await calls().delete({ params: { id } }, await as())
  })

  test('says how many units it has and how many of them were used', async () => {
    const used = new Set(app.demo.interactions.map(({ item }) => item?.id))
    const { items } = await calls().list({ query: { thingId: thingId(), sort: 'variantId_asc' } }, await as())
    const expected = app.demo.variants
      .filter((variant) => variant.thingId === thingId())
      .map(({ id, variantId }) => {
        const units = app.demo.items.filter((item) => item.variantId === id)
        return [variantId, units.length, Math.floor((100 * units.filter((item) => used.has(item.id)).length) / (units.length || 1))]
      })
      .toSorted(([first = ''], [second = '']) => (first < second ? -1 : 1))
    expect(items.map(({ variantId, unitCount, percentUsed }) => [variantId, unitCount, percentUsed])).toEqual(expected)
  })

  test('is found by status, name and id', async () => {
    const found = async (query: object) => (await calls().list({ query }, await as())).items.map(({ variantId }) => variantId)
    expect(await found({ status: ['suspended', 'pending'], sort: 'variantId_asc' })).toEqual(['BUE-MIRADOR', 'FIL-BAMBUCO', 'PIJ-EXPORT'])
    expect(await found({ search: 'rio lejos' })).toEqual(['PIJ-RIO'])
    expect(await found({ search: 'SAL-' })).toEqual(['SAL-COCORA'])
  })

  test('has an id of its own in the organization, also when twenty are made at once', async () => {
    const made = await Promise.allSettled(Array.from({ length: 20 }, () => make('TWENTY')))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = made.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
    expect(codes).toEqual(Array(19).fill('variant_id_taken'))
    const other = app.demo.things.find(({ organizationId, id }) => organizationId === 101 && id !== thingId())?.id ?? ''
    await expect(
      calls().create({ body: { thingId: other, variantId: 'TWENTY', name: 'Of another asset' } }, await as()),
    ).rejects.toMatchObject({ code: 'variant_id_taken', status: 409 })
  })

  test('is made once for one key', async () => {
    const options = { ...(await as()), idempotencyKey: 'a-key-of-this-variant' }
    const body = { thingId: thingId(), variantId: 'ONCE', name: 'Made once' }
    const made = await Promise.all(Array.from({ length: 10 }, () => calls().create({ body }, options)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  })

  test('that was used stays', async () => {
    const used = app.demo.variants.find(({ variantId }) => variantId === 'PIJ-ALTO')?.id ?? ''
    await expect(calls().delete({ params: { id: used } }, await as())).rejects.toMatchObject({ code: 'variant_used', status: 409 })
  })

  test.each([
    ['ab', 'name'],
    ['x'.repeat(21), 'name'],
    ['May', 'variantId', 'may-2026'],
    ['May', 'variantId', 'LONGER-THAN-12'],
    ['May', 'variantId', 'A1'],
  ])('called %s is refused for its %s', async (name, path, variantId = 'GOOD-1') => {
    await expect(calls().create({ body: { thingId: thingId(), variantId, name } }, await as())).rejects.toMatchObject({
      code: 'invalid_content',
      fields: [{ path: [path] }],
    })
  })

  test.each([
    [[{ key: 'Altitude', value: 'high', type: 'number' }]],
    [[{ key: '', value: 'x' }]],
    [[{ key: 'Day', value: '20.5.2026', type: 'date' }]],
    [
      [
        { key: 'Twice', value: '1' },
        { key: 'Twice', value: '2' },
      ],
    ],
  ])('with the attributes %j is refused', async (attributes) => {
    const body = { thingId: thingId(), variantId: 'ATTR', name: 'Attributes', attributes } as never
    await expect(calls().create({ body }, await as())).rejects.toMatchObject({ code: 'invalid_content' })
  })

  test('of an asset that is not there is refused', async () => {
    const foreign = app.demo.things.find(({ organizationId }) => organizationId === 102)?.id ?? ''
    for (const id of [MISSING, foreign])
      await expect(calls().create({ body: { thingId: id, variantId: 'NONE', name: 'Nowhere' } }, await as())).rejects.toMatchObject({
        code: 'invalid_content',
      })
  })

  test('goes the allowed way from status to status', async () => {
    const { id } = await make('STATUS')
    const to = async (status: VariantStatus) => (await calls().update({ params: { id }, body: { status } }, await as())).status
    expect(await to('pending')).toBe('pending')
    expect(await to('active')).toBe('active')
    await expect(to('draft')).rejects.toMatchObject({ code: 'status_conflict', status: 409 })
    expect(await to('archived')).toBe('archived')
    await expect(to('active')).rejects.toMatchObject({ code: 'status_conflict' })
    expect(await to('suspended')).toBe('suspended')
  })

  test('of another organization is not there', async () => {
    const foreign = app.demo.variants.find(({ organizationId }) => organizationId === 102)?.id ?? ''
    const refused = { code: 'not_found', status: 404 }
    for (const id of [foreign, MISSING]) {
      const params = { id }
      await expect(calls().get({ params }, await as())).rejects.toMatchObject(refused)
      await expect(calls().update({ params, body: { name: 'Mine' } }, await as())).rejects.toMatchObject(refused)
      await expect(calls().delete({ params }, await as())).rejects.toMatchObject(refused)
      await expect(calls().attributesOf({ params }, await as())).rejects.toMatchObject(refused)
      await expect(calls().relationships({ params }, await as())).rejects.toMatchObject(refused)
      await expect(calls().children({ params }, await as())).rejects.toMatchObject(refused)
      await expect(calls().hierarchy({ params }, await as())).rejects.toMatchObject(refused)
    }
  })
})

describe('attributes in bulk', () => {
  test('are merged or replaced, in variants that are there', async () => {
    const first = await make('BULK-1')
    const second = await make('BULK-2')
    const bulk = async (mode: 'merge' | 'replace', key: string, ids: string[]) =>
      calls().bulkAttributes(
        { body: { mode, items: ids.map((batchId) => ({ batchId, attributes: [{ key, value: '1', type: 'number' as const }] })) } },
        await as(),
      )
    expect(await bulk('merge', 'Crates', [first.id, MISSING, second.id])).toEqual({ ids: [first.id, second.id], failures: [] })
    await bulk('merge', 'Pallets', [first.id])
    const archived = await make('BULK-4')
    await calls().update({ params: { id: archived.id }, body: { status: 'archived' } }, await as())
    expect(await bulk('merge', 'Pallets', [archived.id, first.id])).toEqual({
      ids: [first.id],
      failures: [{ id: archived.id, code: 'status_conflict' }],
    })
    await bulk('replace', 'Trucks', [second.id])
    const { items } = await calls().attributes({ query: { ids: [second.id, first.id, MISSING] } }, await as())
    expect(items.map(({ batchId, attributes }) => [batchId, attributes.map(({ key }) => key)])).toEqual([
      [second.id, ['Trucks']],
      [first.id, ['Crates', 'Pallets']],
    ])
  })

  test('ten calls at once lose nothing', async () => {
    const variant = await make('BULK-3')
    const token = await as()
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        calls().bulkAttributes({ body: { items: [{ batchId: variant.id, attributes: [{ key: `Key ${index}`, value: 'x' }] }] } }, token),
      ),
    )
    const { attributes } = await calls().attributesOf({ params: { id: variant.id } }, token)
    expect(attributes.map(({ key }) => key).toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => `Key ${index}`))
  })
})

describe('history', () => {
  const readHistory = async (id: string, query = {}) => (await calls().history({ params: { id }, query }, await as())).items
  const short = (entries: Awaited<ReturnType<typeof readHistory>>) =>
    entries.map(({ field, about, part, from, to }) => [field, about, part, from?.value, to?.value])

  test('says who changed what, from what to what, newest first', async () => {
    const { id } = await make('HIS-1', { components: [{ name: 'Cork', quantity: 2, units: 'H87' }] })
    const body = { name: 'Renamed', components: [{ name: 'Cork', quantity: 3, units: 'H87' }] }
    await calls().update({ params: { id }, body }, await as())
    const entries = await readHistory(id)
    expect(short(entries)).toEqual([
      ['component', 'Cork', 'quantity', '2', '3'],
      ['name', undefined, undefined, entries[1]?.from?.value, 'Renamed'],
      ['created', undefined, undefined, undefined, entries[1]?.from?.value],
    ])
    expect(entries.map(({ createdBy }) => createdBy?.name)).toEqual(Array(3).fill('Lucía Montoya'))
    expect(short(await readHistory(id, { field: 'name' }))).toHaveLength(1)
    expect(short(await readHistory(id, { search: 'cork' }))).toHaveLength(1)
  })

  test('is told by both ends of a link', async () => {
    const [parent, child] = [await make('HIS-2'), await make('HIS-3')]
    const params = { id: parent.id, childId: child.id }
    await calls().link({ params, body: { quantity: 4, unit: 'KGM' } }, await as())
    await calls().unlink({ params }, await as())
    expect(short(await readHistory(child.id, { field: 'parent' }))).toEqual([
      ['parent', 'HIS-2', undefined, '4', undefined],
      ['parent', 'HIS-2', undefined, undefined, '4'],
    ])
    expect(short(await readHistory(parent.id, { field: 'child' }))).toHaveLength(2)
  })

  test('of an archived variant ends: it is not edited until it is restored', async () => {
    const { id } = await make('HIS-4')
    const update = async (body: object) => calls().update({ params: { id }, body }, await as())
    await update({ status: 'archived' })
    await expect(update({ name: 'Renamed' })).rejects.toMatchObject({ code: 'status_conflict' })
    await update({ status: 'suspended' })
    expect((await update({ name: 'Renamed' })).name).toBe('Renamed')
  })

  test('a value of a base attribute is held to it, and said at its field', async () => {
    const attributes = [{ key: 'Recyclable', value: '400', type: 'number', baseAttributeId: 'recyclability' }]
    const { id } = await make('HIS-5')
    await expect(calls().update({ params: { id }, body: { attributes } as never }, await as())).rejects.toMatchObject({
      code: 'invalid_content',
      fields: [{ path: ['attributes', 0, 'value'], code: 'too_big' }],
    })
  })
})

describe('relationships', () => {
  const chain = async (prefix: string, count: number) => {
    const variants = []
    for (let index = 0; index < count; index += 1) variants.push(await make(`${prefix}-${index}`))
    return variants.map(({ id }) => id)
  }
  const link = async (id: string, childId: string, body = {}) => calls().link({ params: { id, childId }, body }, await as())

  test('lead from parents to children, with how much', async () => {
    const [farm = '', lot = '', blend = ''] = await chain('REL', 3)
    expect(await link(farm, lot, { quantity: 1200, unit: 'kg' })).toEqual({ parentId: farm, childId: lot, quantity: 1200, unit: 'kg' })
    await link(lot, blend)
    await link(farm, blend, { quantity: 2 })
    await link(farm, blend, { quantity: 3 })
    expect(await calls().relationships({ params: { id: lot } }, await as())).toEqual({
      parents: [{ parentId: farm, childId: lot, quantity: 1200, unit: 'kg' }],
      children: [{ parentId: lot, childId: blend }],
    })
    const ids = async (direction: 'children' | 'parents', id: string) =>
      (await calls()[direction]({ params: { id } }, await as())).items.map((variant) => variant.id)
    expect([await ids('children', farm), await ids('parents', blend)]).toEqual([
      [lot, blend],
      [farm, lot],
    ])
    const shown = async (id: string, query: object) => {
      const { nodes, links, isCut } = await calls().hierarchy({ params: { id }, query }, await as())
      return { nodes: nodes.map((node) => [node.id, node.depth]), links: links.length, isCut }
    }
    expect(await shown(farm, {})).toEqual({
      nodes: [
        [farm, 0],
        [lot, 1],
        [blend, 1],
      ],
      links: 3,
      isCut: false,
    })
    expect(await shown(blend, { direction: 'parents', maxDepth: 1 })).toMatchObject({ nodes: expect.arrayContaining([[farm, 1]]) })
    expect(await calls().unlink({ params: { id: farm, childId: blend } }, await as())).toEqual({ id: blend })
    expect(await calls().unlink({ params: { id: farm, childId: blend } }, await as())).toEqual({ id: blend })
    expect(await shown(farm, { maxDepth: 1 })).toMatchObject({
      nodes: [
        [farm, 0],
        [lot, 1],
      ],
      isCut: true,
    })
  })

  test('never close a circle, however short or long', async () => {
    const [first = '', second = '', third = ''] = await chain('CIR', 3)
    await link(first, second)
    await link(second, third)
    const refused = { code: 'hierarchy_cycle', status: 409 }
    await expect(link(first, first)).rejects.toMatchObject(refused)
    await expect(link(second, first)).rejects.toMatchObject(refused)
    await expect(link(third, first)).rejects.toMatchObject(refused)
  })

  test('never close a circle when its parts are made at once', async () => {
    const ids = await chain('PAR', 4)
    const made = await Promise.allSettled(ids.map((id, index) => link(id, ids[(index + 1) % ids.length] ?? '')))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(made.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))).toEqual(['hierarchy_cycle'])
  })

  test('with a variant that is not there are refused', async () => {
    const [mine = ''] = await chain('OWN', 1)
    const foreign = app.demo.variants.find(({ organizationId }) => organizationId === 102)?.id ?? ''
    for (const id of [foreign, MISSING]) {
      await expect(link(mine, id)).rejects.toMatchObject({ code: 'not_found' })
      await expect(link(id, mine)).rejects.toMatchObject({ code: 'not_found' })
      await expect(calls().unlink({ params: { id: mine, childId: id } }, await as())).rejects.toMatchObject({ code: 'not_found' })
    }
  })
})
