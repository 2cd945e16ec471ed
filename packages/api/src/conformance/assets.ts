import { describe, expect, type SuiteCollector, test } from 'vitest'
import { searchWithinOrganization } from '../graphql/index.ts'
import { formatSerial } from '../rules/index.ts'
import { NOBODY, readFailure, type StartTarget, useConversation } from './target.ts'

const notFound = { code: 'not_found', status: 404 }
const listIds = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id)

/** Assets, their public pages, and what finds them. */
export const describeAssets = (start: StartTarget): SuiteCollector<object> =>
  describe('assets', () => {
    const conversation = useConversation(start)
    const asOwner = async () => ({ token: await conversation().getToken('owner', 101) })
    const make = async (name: string, more: object = {}) =>
      conversation().client.assets.create({ body: { name, ...more } }, await asOwner())

    test('an asset is made, read, found, changed and archived', async () => {
      const { assets } = conversation().client
      const made = await make('Finca Conforme', { attributes: [{ label: 'Height', value: '1700', type: 'number' }] })
      expect(made).toMatchObject({ name: 'Finca Conforme', status: 0, organizationId: 101, isEnabledPublicLink: false })
      expect(made.attributes.map(({ label, value }) => [label, value])).toEqual([['Height', '1700']])
      const params = { id: made.id }
      expect(await assets.get({ params }, await asOwner())).toEqual(made)
      const list = async (query: object) => assets.list({ params: { org: 101 }, query: { search: 'conforme', ...query } }, await asOwner())
      expect(await list({})).toEqual({ totalItems: 1, perPage: 50, totalPages: 1, items: [made] })
      expect(await assets.update({ params, body: { status: 1 } }, await asOwner())).toEqual({ ...made, status: 1 })
      expect([(await list({ status: 0 })).totalItems, (await list({ status: 1 })).totalItems]).toEqual([0, 1])
      expect(await readFailure(assets.get({ params: { id: NOBODY } }, await asOwner()))).toEqual(notFound)
      expect(await readFailure(assets.update({ params: { id: NOBODY }, body: { status: 1 } }, await asOwner()))).toEqual(notFound)
    })

    test('an asset is hidden, shown again, and deleted while nothing was made of it', async () => {
      const { client, target } = conversation()
      const { assets } = client
      const made = await make('Finca Escondida')
      const params = { id: made.id }
      const totals = async () => assets.totals({ params: { org: 101 } }, await asOwner())
      const found = async (query: object) =>
        listIds(await assets.list({ params: { org: 101 }, query: { search: 'escondida', ...query } }, await asOwner()))
      const before = await totals()
      const { publicLink } = await assets.updatePublicInfo({ params, body: { isEnabledPublicLink: true } }, await asOwner())
      const at = { params: { a: target.demo.featured.organizationSlug, b: publicLink ?? '' } }
      expect((await client.publicAssets.get(at)).thing.id).toBe(made.id)

      expect(await assets.update({ params, body: { hidden: true } }, await asOwner())).toMatchObject({ hidden: true })
      expect([await found({}), await found({ hidden: 'true' })]).toEqual([[], [made.id]])
      expect(await totals()).toEqual({ ...before, live: before.live - 1, hidden: before.hidden + 1 })
      expect(await readFailure(client.publicAssets.get(at))).toEqual(notFound)
      await assets.update({ params, body: { hidden: false } }, await asOwner())
      expect([await found({}), await found({ hidden: 'true' })]).toEqual([[made.id], []])
      expect((await client.publicAssets.get(at)).thing.id).toBe(made.id)

      const { thingId } = target.demo.featured
      const used = assets.delete({ params: { id: thingId } }, await asOwner())
      expect(await readFailure(used)).toEqual({ code: 'asset_used', status: 409 })
      expect(await assets.delete({ params }, await asOwner())).toEqual(params)
      expect(await readFailure(assets.delete({ params }, await asOwner()))).toEqual(notFound)
      expect(await totals()).toEqual({ ...before, live: before.live - 1 })
    })

    test('what begins with the search comes first, unless another order is asked for', async () => {
      const { assets } = conversation().client
      await make('Alto de Nube Blanca')
      await make('Ánima', { description: 'Nube de café.' })
      for (const name of ['Nube Clara', 'nube alta']) await make(name)
      const found = async (query: object) =>
        (await assets.list({ params: { org: 101 }, query }, await asOwner())).items.map(({ name }) => name)
      const closest = ['nube alta', 'Nube Clara', 'Alto de Nube Blanca', 'Ánima']
      expect(await found({ search: 'NUBE' })).toEqual(closest)
      expect(await found({ search: 'nube', sort: 'name_asc' })).toEqual(['Alto de Nube Blanca', 'Ánima', 'nube alta', 'Nube Clara'])
      expect([await found({ search: 'nube', perPage: 3 }), await found({ search: 'nube', perPage: 3, page: 2 })]).toEqual([
        closest.slice(0, 3),
        closest.slice(3),
      ])
      expect(await found({ sort: 'relevance_desc' })).toEqual(await found({ sort: 'name_asc' }))
    })

    test.each([
      ['Đắk Lắk Coffee', ['Dak Lak', 'dak lak', 'đắk']],
      ['Işık Çiftliği', ['isik', 'IŞIK', 'ışık']],
      ['Łódź Øland', ['lodz', 'oland', 'ŁÓDŹ']],
      ['Weißenburg Straße', ['weissenburg', 'strasse', 'WEISSENBURG', 'straße']],
      ['ΚΑΦΕΣ ＡＢＣ', ['καφες', 'abc']],
    ])('%s is found by what people type, in its list and in all of the organization', async (name, queries) => {
      const { client } = conversation()
      const { id } = await make(name)
      for (const search of queries) {
        const { items } = await client.assets.list({ params: { org: 101 }, query: { search } }, await asOwner())
        expect([search, ...items.map((item) => item.id)]).toContain(id)
        const variables = { organizationId: 101, search, page: 1, perPage: 20 }
        const found = await client.graphql(searchWithinOrganization, variables, await asOwner())
        expect(found.searchWithinOrganization.items.map(({ title }) => title)).toContain(name)
      }
    })

    test('assets are found by template, task and creation', async () => {
      const { client } = conversation()
      const template = await client.templates.create({ body: { name: 'For filters' } }, await asOwner())
      const plain = await make('Plain of the filters', { templateId: template.id })
      const busy = await make('Busy of the filters', { templateId: template.id })
      const task = await client.tasks.create({ body: { name: 'Sort' } }, await asOwner())
      await client.taskAssets.create({ body: { taskId: task.id, thingId: busy.id } }, await asOwner())
      const found = async (query: object) =>
        listIds(await client.assets.list({ params: { org: 101 }, query: { templateId: template.id, ...query } }, await asOwner()))
      expect([await found({}), await found({ taskId: task.id })]).toEqual([[busy.id, plain.id], [busy.id]])
      expect([await found({ createdFrom: plain.createdAt }), await found({ createdTo: plain.createdAt })]).toEqual([
        [busy.id, plain.id],
        [],
      ])
    })

    test('assets come in pages, in every order', async () => {
      const { client, target } = conversation()
      const list = async (query: object) => client.assets.list({ params: { org: 101 }, query }, await asOwner())
      const all = target.demo.things.filter(({ organizationId }) => organizationId === 101)
      const names = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name)
      const byName = names(await list({ sort: 'name_asc' }))
      expect(all.map(({ name }) => name).every((name) => byName.includes(name))).toBe(true)
      expect(names(await list({ sort: 'name_desc' }))).toEqual(byName.toReversed())
      expect(names(await list({ page: 2, perPage: 2 }))).toEqual(byName.slice(2, 4))
      expect(await readFailure(client.assets.list({ params: { org: 102 } }, await asOwner()))).toEqual({
        code: 'organization_not_found',
        status: 404,
      })
    })

    test('a copy has what the asset has, and a name of its own', async () => {
      const { assets } = conversation().client
      const made = await make('Copied', { description: 'Twice' })
      const copy = await assets.duplicate({ params: { id: made.id } }, await asOwner())
      expect([copy.name, copy.description, copy.id === made.id]).toEqual(['Copied (2)', 'Twice', false])
      expect(await readFailure(assets.duplicate({ params: { id: NOBODY } }, await asOwner()))).toEqual(notFound)
    })

    test('a copy takes along what is chosen', async () => {
      const { assets, identificationCodes } = conversation().client
      const more = { description: 'Twice', attributes: [{ label: 'Height', value: '1700', type: 'number' }] }
      const { id } = await make('Partly copied', more)
      await identificationCodes.create({ body: { thingId: id, type: 'custom', value: 'PARTLY-1' } }, await asOwner())
      const info = await assets.updatePublicInfo({ params: { id }, body: { showsEvents: true, isEnabledServices: false } }, await asOwner())
      const copyWith = async (parts: ('about' | 'publicPage')[]) => {
        const copy = await assets.duplicate({ params: { id }, body: { parts } }, await asOwner())
        const page = await assets.publicInfo({ params: { id: copy.id } }, await asOwner())
        return [copy.description, copy.attributes.map(({ label }) => label), page.showsEvents, page.isEnabledServices]
      }
      expect([info.showsEvents, info.isEnabledServices]).toEqual([true, false])
      expect(await copyWith([])).toEqual(['', [], false, true])
      expect(await copyWith(['about'])).toEqual(['Twice', ['Height'], false, true])
      expect(await copyWith(['publicPage'])).toEqual(['', [], true, false])
    })

    test('what needs attention is counted and named', async () => {
      const { assets, identificationCodes, valueChains } = conversation().client
      const standing = async () => {
        const attention = await assets.attention({ params: { org: 101 } }, await asOwner())
        return Object.fromEntries(
          Object.entries(attention).map(
            ([
              kind,
              {
                count,
                assets: [first],
              },
            ]) => [kind, [count, first?.name]],
          ),
        )
      }
      const before = (await standing()) as Record<'archivedChain' | 'noPublicPage' | 'noCode' | 'expiring', [number, string?]>
      const chain = await valueChains.create({ body: { name: 'Of yesterday' } }, await asOwner())
      const certifications = [{ name: 'Ended', validUntil: '2020-01-31' }, { name: 'For ever' }]
      const { id } = await make('Finca Pendiente', { valueChainId: chain.id, certifications })
      await valueChains.update({ params: { id: chain.id }, body: { archived: true } }, await asOwner())
      const found = async (archived: 'true' | 'false') =>
        (await valueChains.list({ query: { search: 'Of yesterday', archived } }, await asOwner())).items.map(({ id: one }) => one)
      expect([await found('true'), await found('false')]).toEqual([[chain.id], []])
      const name = 'Finca Pendiente'
      const all = {
        archivedChain: [before.archivedChain[0] + 1, name],
        noPublicPage: [before.noPublicPage[0] + 1, name],
        noCode: [before.noCode[0] + 1, name],
        expiring: [before.expiring[0] + 1, name],
      }
      expect(await standing()).toEqual(all)
      const code = await identificationCodes.create({ body: { thingId: id, type: 'custom', value: 'PENDING-1' } }, await asOwner())
      await assets.updatePublicInfo({ params: { id }, body: { isEnabledPublicLink: true } }, await asOwner())
      expect(await standing()).toEqual({ ...all, noPublicPage: before.noPublicPage, noCode: before.noCode })
      await identificationCodes.delete({ params: { id: code.id } }, await asOwner())
      expect((await standing()).noCode).toEqual(all.noCode)
      await assets.update({ params: { id }, body: { hidden: true } }, await asOwner())
      expect(await standing()).toEqual(before)
      const other = assets.attention({ params: { org: 102 } }, await asOwner())
      expect(await readFailure(other)).toEqual({ code: 'organization_not_found', status: 404 })
    })

    test('visits of all public pages are added up over a month', async () => {
      const { client, target } = conversation()
      const { now, pageVisits } = target.demo
      const first = new Date(Date.parse(now) - 29 * 86_400_000).toISOString().slice(0, 10)
      const recent = pageVisits.filter(({ organizationId, day }) => organizationId === 101 && day >= first)
      const visits = recent.reduce((sum, row) => sum + row.visits, 0)
      expect(await client.assets.visits({ params: { org: 101 } }, await asOwner())).toEqual({ visits })
    })

    test('its numbers are counted', async () => {
      const { client, target } = conversation()
      const { thingId } = target.demo.featured
      const ofAsset = <Row extends { thingId: string }>(rows: readonly Row[]) => rows.filter((row) => row.thingId === thingId)
      const { interactions, variants, units, tasks, unitStatuses, months, visits } = await client.assets.summary(
        { params: { org: 101, x: thingId } },
        await asOwner(),
      )
      const { demo } = target
      expect([units, variants, tasks, Object.values(interactions).reduce((sum, count) => sum + count)]).toEqual([
        ofAsset(demo.items).length,
        ofAsset(demo.variants).length,
        ofAsset(demo.taskThings).length,
        ofAsset(demo.interactions).length,
      ])
      const countStatuses = (status: number) => ofAsset(demo.items).filter((item) => item.status === status).length
      expect(unitStatuses).toEqual(
        unitStatuses.map(({ value, name }) => ({
          value,
          name: demo.itemStatuses.find((status) => status.organizationId === 101 && status.value === value)?.name ?? name,
          count: countStatuses(value),
        })),
      )
      const inMonth = (month: string) => ofAsset(demo.interactions).filter(({ recordDate }) => recordDate.startsWith(month))
      const counted = months.map(({ month, interactions: kept }) => [month, Object.values(kept).reduce((sum, count) => sum + count)])
      expect(counted.length).toBeGreaterThan(1)
      expect(counted).toEqual(counted.map(([month]) => [month, inMonth(String(month)).length]))
      const first = new Date(Date.parse(demo.now) - 29 * 86_400_000).toISOString().slice(0, 10)
      const visited = ofAsset(demo.pageVisits).map(({ day, visits: count }) => ({ day, visits: count }))
      expect(visits).toEqual({ total: visited.reduce((sum, day) => sum + day.visits, 0), days: visited.filter(({ day }) => day >= first) })
      expect(await readFailure(client.assets.summary({ params: { org: 101, x: NOBODY } }, await asOwner()))).toEqual(notFound)
    })

    test('a public page is opened under a link of its own, and closed', async () => {
      const { client, target } = conversation()
      const { id } = await make('Finca Abierta')
      const params = { id }
      const shown = { highlights: [{ value: '1,700 m', label: 'above the sea' }], journey: [] }
      const open = { isEnabledPublicContent: true, isEnabledDiscovery: true, isEnabledServices: true }
      const plain = { content: {}, showsHistory: false, showsEvents: false, identificationMethod: 'qr', ...open }
      const before = await client.assets.publicInfo({ params }, await asOwner())
      expect(before).toEqual({ ...plain, thingId: id, isEnabledPublicLink: false, highlights: [], journey: [] })
      const body = { isEnabledPublicLink: true, highlights: shown.highlights }
      const opened = await client.assets.updatePublicInfo({ params, body }, await asOwner())
      expect(opened).toEqual({ ...before, ...shown, isEnabledPublicLink: true, publicLink: 'finca-abierta' })
      const at = { params: { a: target.demo.featured.organizationSlug, b: 'finca-abierta' } }
      expect(await client.publicAssets.get(at)).toMatchObject({ thing: { name: 'Finca Abierta' }, highlights: shown.highlights })
      const bare = await client.assets.updatePublicInfo({ params, body: { isEnabledPublicContent: false } }, await asOwner())
      expect(bare).toEqual({ ...opened, isEnabledPublicContent: false })
      expect(await client.publicAssets.get(at)).toMatchObject({ thing: { name: 'Finca Abierta' }, highlights: [] })
      const { publicLink } = target.demo.featured
      const taken = client.assets.updatePublicInfo({ params, body: { publicLink } }, await asOwner())
      expect(await readFailure(taken)).toEqual({ code: 'name_taken', status: 409 })
      await client.assets.updatePublicInfo({ params, body: { isEnabledPublicLink: false } }, await asOwner())
      expect(await readFailure(client.publicAssets.get(at))).toEqual(notFound)
    })

    test('support profiles and identification codes are shown with their asset', async () => {
      const { client } = conversation()
      const { id } = await make('Described')
      const profile = await client.supportProfiles.create({ body: { name: 'Help' } }, await asOwner())
      const assign = { supportProfileIds: [profile.id], thingIds: [id, NOBODY] }
      expect(await client.supportProfiles.bulkAssign({ body: assign }, await asOwner())).toEqual({ ids: [id] })
      expect(listIds(await client.assets.supportProfiles({ params: { id } }, await asOwner()))).toEqual([profile.id])
      const value = '04006381333931'
      const code = await client.identificationCodes.create({ body: { thingId: id, type: 'gtin', value, isPrimary: true } }, await asOwner())
      expect(listIds(await client.assets.identificationCodes({ params: { id } }, await asOwner()))).toEqual([code.id])
      const found = await client.identificationCodes.lookup({ query: { code: value } }, await asOwner())
      expect([found.kind, found.thing?.id]).toEqual(['asset', id])
      const check = async (text: string) => client.identificationCodes.validate({ body: { type: 'gtin', value: text } }, await asOwner())
      expect([await check('4006381333932'), await check(value)]).toEqual([
        { valid: false, reason: 'wrong_check_digit', expected: '4006381333931' },
        { valid: false, reason: 'taken', thing: { id, name: 'Described' } },
      ])
      const attribute = { thingId: id, label: 'Colour', value: 'red', type: 'string' as const }
      const made = await client.assetAttributes.create({ body: attribute }, await asOwner())
      expect(listIds(await client.assetAttributes.ofAsset({ params: { id } }, await asOwner()))).toEqual([made.id])
    })

    test('a variant is found by its ID while it is active', async () => {
      const { client } = conversation()
      const { id: thingId } = await make('Found by a variant')
      const variant = await client.variants.create({ body: { thingId, variantId: 'FOUND-2026', name: 'Found' } }, await asOwner())
      const lookup = async () => client.identificationCodes.lookup({ query: { code: 'FOUND-2026' } }, await asOwner())
      const become = async (status: 'active' | 'suspended') =>
        client.variants.update({ params: { id: variant.id }, body: { status } }, await asOwner())
      expect(await readFailure(lookup())).toEqual(notFound)
      await become('active')
      const found = await lookup()
      expect([found.kind, found.variant?.id]).toEqual(['variant', variant.id])
      await become('suspended')
      expect(await readFailure(lookup())).toEqual(notFound)
    })

    test('a serial finds its unit, and the discovery task is named with it', async () => {
      const { client, target } = conversation()
      const unit = (await client.units.list({ params: { org: 101 }, query: { perPage: 1 } }, await asOwner())).items[0]
      if (!unit) throw new Error(`No unit in the demo of ${target.demo.featured.organizationSlug}`)
      const { thingId, sequenceNumber } = unit
      const change = async (body: Parameters<typeof client.assets.updatePublicInfo>[0]['body'], id = thingId) =>
        client.assets.updatePublicInfo({ params: { id }, body }, await asOwner())
      const lookup = async (code: string) => client.identificationCodes.lookup({ query: { code } }, await asOwner())
      const serial = formatSerial('FOUND1', sequenceNumber)
      expect(await readFailure(lookup(serial))).toEqual(notFound)
      const before = await client.assets.publicInfo({ params: { id: thingId } }, await asOwner())
      const { serialPrefix: _, discoveryTask: __, discoveryTaskId: ___, ...plain } = before
      await change({ identificationMethod: 'qr', serialPrefix: null, discoveryTaskId: null })
      const lacking = await readFailure(change({ identificationMethod: 'serialPrefix' }))
      expect(lacking).toEqual({ code: 'invalid_content', status: 400 })
      const chosen = await change({ identificationMethod: 'serialPrefix', serialPrefix: 'FOUND1' })
      expect(chosen).toEqual({ ...plain, identificationMethod: 'serialPrefix', serialPrefix: 'FOUND1' })
      const found = await lookup(` ${serial.toLowerCase()} `)
      expect([found.kind, found.item?.id, found.task]).toEqual(['unit', unit.id, undefined])
      expect(await readFailure(lookup(`${serial.slice(0, -1)}${serial.endsWith('A') ? 'B' : 'A'}`))).toEqual(notFound)

      const other = await make('Of another prefix')
      expect(await readFailure(change({ serialPrefix: 'FOUND1' }, other.id))).toEqual({ code: 'identifier_taken', status: 409 })

      const task = await client.tasks.create({ body: { name: 'Is it ours?' } }, await asOwner())
      const link = await client.taskAssets.create({ body: { taskId: task.id, thingId } }, await asOwner())
      expect(await readFailure(change({ discoveryTaskId: link.id }, other.id))).toEqual({ code: 'invalid_content', status: 400 })
      const asked = await change({ identificationMethod: 'nfc', discoveryTaskId: link.id })
      expect([asked.discoveryTaskId, asked.discoveryTask]).toEqual([link.id, { id: task.id, name: task.name }])
      // The serials that are printed stay.
      expect((await lookup(serial)).task).toEqual({ taskThingId: link.id, name: task.name })
      await client.taskAssets.update({ params: { id: link.id }, body: { expiration: '2020-01-01T00:00:00Z' } }, await asOwner())
      expect((await lookup(serial)).task).toBeUndefined()
      await client.taskAssets.delete({ params: { id: link.id } }, await asOwner())
      expect((await client.assets.publicInfo({ params: { id: thingId } }, await asOwner())).discoveryTaskId).toBeUndefined()
    })
  })
