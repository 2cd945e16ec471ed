import { describe, expect, type SuiteCollector, test } from 'vitest'
import { readFailure, type StartTarget, useConversation } from './target.ts'

const failed = (what: string): never => {
  throw new TypeError(`The demo data has no ${what}.`)
}

export const describePublicAssets = (start: StartTarget): SuiteCollector<object> =>
  describe('public assets', () => {
    const conversation = useConversation(start)

    test('a visitor without a token reads the page of every asset', async () => {
      const { client, target } = conversation()
      const pages = await Promise.all(
        target.demo.publicThings.map(({ organization, thing }) =>
          client.publicAssets.get({ params: { a: organization.slug, b: thing.publicLink } }),
        ),
      )
      expect(pages).toEqual(target.demo.publicThings)
    })

    test('who scans the label of a unit sees that unit, as who names it does, and one that the asset does not have is left out', async () => {
      const { client, target } = conversation()
      const { organizationSlug, publicLink, itemId } = target.demo.featured
      const params = { a: organizationSlug, b: publicLink }
      const shown = (query: { item?: string; unit?: string }) => client.publicAssets.get({ params, query })
      const { id, name, sequenceNumber, uniqueId, thingId } = target.demo.items.find((item) => item.id === itemId) ?? failed('unit')
      const foreign = target.demo.items.find((item) => item.thingId !== thingId) ?? failed('unit of another asset')
      const scanned = await shown({ unit: uniqueId })
      expect(scanned.item).toMatchObject({ id, name, sequenceNumber })
      for (const query of [{ item: name }, { item: id }, { item: uniqueId }, { item: 'nobody', unit: uniqueId }])
        expect(await shown(query)).toEqual(scanned)
      const unknown = await shown({ item: 'nobody' })
      expect(unknown.item).toBe(undefined)
      for (const unit of ['f'.repeat(32), foreign.uniqueId]) expect(await shown({ unit })).toEqual(unknown)
    })

    test('the label of a unit says that its variant is in preparation, or suspended, as long as that is so', async () => {
      const { client, target, getToken } = conversation()
      const { organizationSlug: a, publicLink: b, thingId } = target.demo.featured
      const options = { token: await getToken('owner', 101) }
      const variant = await client.variants.create({ body: { thingId, variantId: 'CONF-DRAFT', name: 'Not released' } }, options)
      const { batchId, firstSequenceNumber: sequenceFrom } = await client.vcodeGroups.create(
        { body: { batchId: variant.id, size: 1 } },
        options,
      )
      const { items } = await client.units.list({ params: { org: 101 }, query: { batchId, sequenceFrom } }, options)
      const [unit = failed('new unit')] = items
      const shown = async () => (await client.publicAssets.get({ params: { a, b }, query: { unit: unit.uniqueId } })).item?.variant
      const become = (status: 'active' | 'suspended') => client.variants.update({ params: { id: batchId }, body: { status } }, options)
      const named = { variantId: variant.variantId, name: variant.name }
      expect(await shown()).toEqual({ ...named, state: 'preparing' })
      await become('active')
      expect(await shown()).toEqual(named)
      await become('suspended')
      expect(await shown()).toEqual({ ...named, state: 'suspended' })
    })

    test('a visitor reads the names of standard attributes in their language', async () => {
      const { client, target, getToken } = conversation()
      const token = await getToken('owner', 101)
      const attributes = [
        { label: 'Country of origin', value: 'CO', type: 'string', baseAttributeId: 'countryOfOrigin', source: 'base' },
        { label: 'Process', value: 'Washed', type: 'string' },
      ] as const
      const { id } = await client.assets.create({ body: { name: 'Finca Leída', attributes: [...attributes] } }, { token })
      const { publicLink: b = '' } = await client.assets.updatePublicInfo(
        { params: { id }, body: { isEnabledPublicLink: true } },
        { token },
      )
      const read = async (query: { lang?: 'de' }) =>
        (await client.publicAssets.get({ params: { a: target.demo.featured.organizationSlug, b }, query })).thing.attributes
      const stored = attributes.map(({ label, value, type }) => ({ label, value, type }))
      expect(await read({})).toEqual(stored)
      expect(await read({ lang: 'de' })).toEqual([{ ...stored[0], name: 'Ursprungsland', valueText: 'Kolumbien' }, stored[1]])
    })

    test('a unit that is hidden, and any where discovery is switched off, is said to be closed, and a code that no unit has is not', async () => {
      const { client, target, getToken } = conversation()
      const { organizationSlug, publicLink, itemId, thingId } = target.demo.featured
      const token = await getToken('owner', 101)
      const said = async (item?: string) => {
        const page = await client.publicAssets.get({ params: { a: organizationSlug, b: publicLink }, query: item ? { item } : {} })
        return [page.item?.id, page.isItemClosed]
      }
      const hide = (hidden: boolean) => client.units.bulkUpdate({ params: { org: 101 }, body: { ids: [itemId], hidden } }, { token })
      const discover = (isEnabledDiscovery: boolean) =>
        client.assets.updatePublicInfo({ params: { id: thingId }, body: { isEnabledDiscovery } }, { token })
      await hide(true)
      expect([await said(itemId), await said('nobody'), await said()]).toEqual([
        [undefined, true],
        [undefined, undefined],
        [undefined, undefined],
      ])
      await hide(false)
      await discover(false)
      expect([await said(itemId), await said('nobody'), await said()]).toEqual([
        [undefined, true],
        [undefined, true],
        [undefined, undefined],
      ])
      await discover(true)
      expect(await said(itemId)).toEqual([itemId, undefined])
    })

    test('a visitor runs a task that a page offers, and no other', async () => {
      const { client, target } = conversation()
      const page = target.demo.publicThings.find(({ services }) => services !== undefined)
      const [service] = page?.services ?? []
      if (!page || !service) throw new TypeError('The demo data offers no visitor a task.')
      const params = { a: page.organization.slug, b: page.thing.publicLink, taskThingId: service.taskThingId }
      const { jwt } = await client.publicAssets.startTask({ params, body: {} })
      const run = await client.taskRuns.create({ body: {} }, { token: jwt })
      expect((await client.taskRuns.read({ params: { id: run.id } }, { token: run.token })).execution.thing.name).toBe(page.thing.name)
      const hidden = target.demo.taskThings.find(({ thingId, service: offered }) => thingId === page.thing.id && !offered)
      const start = (other: Partial<typeof params>) =>
        readFailure(client.publicAssets.startTask({ params: { ...params, ...other }, body: {} }))
      expect([
        await start({ taskThingId: hidden?.id ?? '' }),
        await start({ b: 'cooperativa-el-roble' }),
        await start({ a: 'nobody' }),
      ]).toEqual(Array(3).fill({ code: 'not_found', status: 404 }))
    })

    test('an address that an asset had keeps leading to its page, is given to no other, and is its own to take back', async () => {
      const { client, target, getToken } = conversation()
      const owner = { token: await getToken('owner', 101) }
      const change = (id: string, body: { isEnabledPublicLink?: boolean; publicLink?: string | null }) =>
        client.assets.updatePublicInfo({ params: { id }, body }, owner)
      const linkAt = async (b: string) =>
        (await client.publicAssets.get({ params: { a: target.demo.featured.organizationSlug, b } })).thing.publicLink
      const { id } = await client.assets.create({ body: { name: 'Finca Movida' } }, owner)
      const other = await client.assets.create({ body: { name: 'Finca Quieta' } }, owner)
      await change(id, { isEnabledPublicLink: true })
      for (const publicLink of ['finca-primera', 'finca-segunda']) await change(id, { publicLink })
      expect([await linkAt('finca-movida'), await linkAt('finca-primera'), await linkAt('finca-segunda')]).toEqual(
        Array(3).fill('finca-segunda'),
      )
      expect(await readFailure(change(other.id, { publicLink: 'finca-primera' }))).toEqual({ code: 'name_taken', status: 409 })
      expect((await change(id, { publicLink: 'finca-primera' })).publicLink).toBe('finca-primera')
      expect((await change(id, { publicLink: null })).publicLink).toBe('finca-movida')
      expect([await linkAt('finca-primera'), await linkAt('finca-movida')]).toEqual(Array(2).fill('finca-movida'))
      await change(id, { isEnabledPublicLink: false })
      expect(await readFailure(linkAt('finca-primera'))).toEqual({ code: 'not_found', status: 404 })
      await client.assets.delete({ params: { id } }, owner)
      expect((await change(other.id, { publicLink: 'finca-primera' })).publicLink).toBe('finca-primera')
    })

    test('an unknown asset, organization, or an asset under another organization is not found', async () => {
      const { client, target } = conversation()
      const { organizationSlug, publicLink } = target.demo.featured
      const get = (a: string, b: string) => readFailure(client.publicAssets.get({ params: { a, b } }))
      const other = target.demo.organizations[1]?.slug ?? ''
      expect([
        await get(organizationSlug, 'nothing-here'),
        await get('nobody', publicLink),
        await get(other, publicLink),
        await get('%00', publicLink),
      ]).toEqual(Array(4).fill({ code: 'not_found', status: 404 }))
    })
  })
