import { describe, expect, type SuiteCollector, test } from 'vitest'
import { searchWithinOrganization } from '../graphql/index.ts'
import { gtinCheckDigit } from '../rules/index.ts'
import { NOBODY, readFailure, type StartTarget, useConversation } from './target.ts'

const notFound = { code: 'not_found', status: 404 }
const listIds = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id)

/** What assets are given: their tasks, content blocks, support profiles, chains and documents. */
export const describeGivenToAssets = (start: StartTarget): SuiteCollector<object> =>
  describe('what assets are given', () => {
    const conversation = useConversation(start)
    const asOwner = async () => ({ token: await conversation().getToken('owner', 101) })
    const make = async (name: string) => conversation().client.assets.create({ body: { name } }, await asOwner())

    test('tasks are given to assets, put in order, changed and taken away', async () => {
      const { client } = conversation()
      const [thing, other] = [await make('With tasks'), await make('With tasks too')]
      const task = async (name: string) => (await client.tasks.create({ body: { name } }, await asOwner())).id
      const [weigh, count] = [await task('Weigh'), await task('Count')]
      const { taskAssets } = client
      const link = await taskAssets.create({ body: { taskId: weigh, thingId: thing.id } }, await asOwner())
      const again = taskAssets.create({ body: { taskId: weigh, thingId: thing.id } }, await asOwner())
      expect(await readFailure(again)).toEqual({ code: 'task_already_assigned', status: 409 })
      const assigned = await taskAssets.bulkAssign({ body: { taskIds: [weigh, count], thingIds: [thing.id, other.id] } }, await asOwner())
      // What is there already stays as it is.
      expect(assigned.ids).toHaveLength(3)
      const listTasks = async (id: string) => (await client.assets.tasks({ params: { id } }, await asOwner())).items
      const order = (await listTasks(thing.id)).map(({ id }) => id).toReversed()
      expect(order).toContain(link.id)
      expect(await taskAssets.reorder({ body: { ids: [...order, NOBODY] } }, await asOwner())).toEqual({ ids: order })
      expect((await listTasks(thing.id)).map(({ id }) => id)).toEqual(order)
      const change = { publicTaskVisibility: 'basic' as const }
      expect(await taskAssets.update({ params: { id: link.id }, body: change }, await asOwner())).toMatchObject(change)
      expect(await taskAssets.get({ params: { id: link.id } }, await asOwner())).toMatchObject({ id: link.id, ...change })
      const listed = await taskAssets.list({ params: { org: 101 }, query: { taskId: count } }, await asOwner())
      expect(new Set(listed.items.map(({ thingId }) => thingId))).toEqual(new Set([thing.id, other.id]))
      expect(await taskAssets.delete({ params: { id: link.id } }, await asOwner())).toEqual({ id: link.id })
      expect(await readFailure(taskAssets.delete({ params: { id: link.id } }, await asOwner()))).toEqual(notFound)
      const rest = listIds(listed)
      expect(await taskAssets.bulkDelete({ body: { ids: [NOBODY, ...rest] } }, await asOwner())).toEqual({ ids: rest })
      expect((await listTasks(thing.id)).length).toBe(0)
    })

    test('many assets are changed at once, all or none', async () => {
      const { client } = conversation()
      const ids = [(await make('First of two')).id, (await make('Second of two')).id]
      const task = await client.tasks.create({ body: { name: 'For both' } }, await asOwner())
      const change = (addTaskIds: string[]) => async () => client.assets.bulkUpdate({ body: { ids, addTaskIds } }, await asOwner())
      expect(await readFailure(change([task.id, NOBODY])())).toEqual({ code: 'invalid_content', status: 400 })
      expect((await client.tasks.get({ params: { id: task.id } }, await asOwner())).assignments).toBe(0)
      expect(await change([task.id])()).toEqual({ ids })
      expect((await client.tasks.get({ params: { id: task.id } }, await asOwner())).assignments).toBe(2)
    })

    test('content blocks, support profiles and chains are copied, put in order and deleted together', async () => {
      const { client } = conversation()
      const org = { params: { org: 101 } }
      const block = await client.components.create({ ...org, body: { name: 'Block' } }, await asOwner())
      const plan = await client.templates.create({ body: { name: 'To duplicate' } }, await asOwner())
      expect((await client.templates.duplicate({ params: { id: plan.id } }, await asOwner())).name).toBe('To duplicate (2)')
      const rules = [{ widgetId: 'weight', operator: 'less_than' as const, value: 20, classification: 'alert' as const }]
      const config = { widgets: [{ id: 'weight', parameters: { input: 'number' as const, label: 'Weight' } }] }
      const task = await client.tasks.create({ body: { name: 'To ask again', config, rules } }, await asOwner())
      const again = await client.tasks.duplicate({ params: { id: task.id } }, await asOwner())
      expect(again).toEqual({ ...task, id: again.id, name: 'To ask again (2)', createdAt: again.createdAt, updatedAt: again.updatedAt })
      const kind = await client.categories.create({ body: { name: 'Kind', defaultTemplateId: plan.id } }, await asOwner())
      expect(kind).toMatchObject({ createdBy: { id: kind.createdById }, defaultTemplate: { id: plan.id, name: 'To duplicate' } })
      expect(await client.categories.duplicate({ params: { id: kind.id } }, await asOwner())).toMatchObject({
        name: 'Kind (2)',
        defaultTemplateId: plan.id,
      })
      const assigned = await client.templates.update({ params: { id: plan.id }, body: { categoryIds: [kind.id] } }, await asOwner())
      expect(assigned.categories).toEqual([{ id: kind.id, name: 'Kind' }])
      const copy = await client.components.duplicate({ params: { org: 101, id: block.id } }, await asOwner())
      const blocks = [copy.id, block.id]
      expect(await client.components.reorder({ ...org, body: { ids: [...blocks, NOBODY] } }, await asOwner())).toEqual({ ids: blocks })
      expect(await client.components.bulkDelete({ body: { ids: [...blocks, NOBODY] } }, await asOwner())).toEqual({ ids: blocks })
      const profile = async (name: string) => (await client.supportProfiles.create({ body: { name } }, await asOwner())).id
      const profiles = [await profile('First'), await profile('Second')].toReversed()
      expect(await client.supportProfiles.reorder({ body: { ids: profiles } }, await asOwner())).toEqual({ ids: profiles })
      expect(await client.supportProfiles.bulkDelete({ body: { ids: profiles } }, await asOwner())).toEqual({ ids: profiles })
      const chain = await client.valueChains.create({ body: { starter: 'coffee' } }, await asOwner())
      const another = await client.valueChains.duplicate({ params: { id: chain.id } }, await asOwner())
      expect(another.elements.map(({ name }) => name)).toEqual(chain.elements.map(({ name }) => name))
      expect(another.name).toBe(`${chain.name} (2)`)
    })

    test('an element of a chain stays while something names it, and a copy of the chain has blocks of its own', async () => {
      const { client } = conversation()
      const steps = [{ name: 'Farm' }, { name: 'Mill' }]
      const chain = await client.valueChains.create({ body: { name: 'Two steps', elements: steps } }, await asOwner())
      const [farm, mill] = chain.elements
      const params = { id: chain.id }
      const block = { name: 'At the mill', valueChainElementId: mill?.id }
      await client.components.create({ params: { org: 101 }, body: block }, await asOwner())
      const gdti = `950600013499${gtinCheckDigit('950600013499')}`
      const document = { name: 'Licence', file: '/demo/thing-roble.svg', gdti, valueChainElementId: farm?.id }
      const { id } = await client.documents.create({ body: document }, await asOwner())
      const again = client.documents.create({ body: document }, await asOwner())
      expect(await readFailure(again)).toEqual({ code: 'identifier_taken', status: 409 })

      const keepMill = { elements: [{ id: mill?.id, name: 'Mill' }] }
      const inUse = { code: 'in_use', status: 409 }
      expect(await readFailure(client.valueChains.update({ params, body: keepMill }, await asOwner()))).toEqual(inUse)
      expect(await readFailure(client.valueChains.delete({ params }, await asOwner()))).toEqual(inUse)
      const copy = await client.valueChains.duplicate({ params }, await asOwner())
      expect(copy.elements.map(({ components }) => components.map(({ name }) => name))).toEqual([[], ['At the mill']])

      await client.documents.delete({ params: { id } }, await asOwner())
      const after = await client.valueChains.update({ params, body: keepMill }, await asOwner())
      expect(after.elements.map(({ name, components }) => [name, components.length])).toEqual([['Mill', 1]])
      expect(await client.valueChains.delete({ params }, await asOwner())).toEqual(params)
      expect((await client.valueChains.get({ params: { id: copy.id } }, await asOwner())).elements[1]?.components.length).toBe(1)
    })

    test('documents are filtered by public record and by the step of a value chain', async () => {
      const { client } = conversation()
      const chain = await client.valueChains.create({ body: { name: 'Of papers', elements: [{ name: 'Weighbridge' }] } }, await asOwner())
      const { items: steps } = await client.valueChains.elements({ query: { search: 'weighbridge papers' } }, await asOwner())
      const [step] = steps
      expect(steps).toEqual([{ id: chain.defaultElementId, name: 'Weighbridge', valueChainName: 'Of papers' }])
      const file = '/demo/thing-roble.svg'
      const ticket = { name: 'Paper of the scale', file, valueChainElementId: step?.id }
      const made = await client.documents.create({ body: ticket }, await asOwner())
      const other = await client.documents.create({ body: { name: 'Paper of the road', file, isPublic: true } }, await asOwner())
      expect(made.valueChainElement).toEqual(step)
      const found = async (query: { isPublic?: boolean; valueChainElementId?: string | undefined }) =>
        (await client.documents.list({ query: { search: 'Paper of the', ...query } }, await asOwner())).items.map(({ id }) => id)
      expect([await found({ isPublic: true }), await found({ isPublic: false })]).toEqual([[other.id], [made.id]])
      expect(await found({ valueChainElementId: step?.id })).toEqual([made.id])
      for (const { id } of [made, other]) await client.documents.delete({ params: { id } }, await asOwner())
    })

    test('codes are kept without the groups in which their digits are printed', async () => {
      const { client } = conversation()
      const { id: thingId } = await make('Printed in groups')
      const gtin = { thingId, type: 'gtin' as const, value: '9 506000-149 998' }
      const code = await client.identificationCodes.create({ body: gtin }, await asOwner())
      const check = client.identificationCodes.validate({ body: { type: 'gtin', value: ' 950 6000 14999 8 ' } }, await asOwner())
      expect([code.value, (await check).reason]).toEqual(['9506000149998', 'taken'])
      const again = client.identificationCodes.create({ body: { ...gtin, value: code.value } }, await asOwner())
      expect(await readFailure(again)).toEqual({ code: 'identifier_taken', status: 409 })
      const elements = [{ name: 'Dock', gln: '950 6000 14999 8' }]
      const chain = await client.valueChains.create({ body: { name: 'With a dock', elements } }, await asOwner())
      const document = { name: 'In groups', file: '/demo/thing-roble.svg', gdti: '950-6000-14999-8A-1' }
      const { gdti } = await client.documents.create({ body: document }, await asOwner())
      expect([chain.elements[0]?.gln, gdti]).toEqual(['9506000149998', '9506000149998A-1'])
    })

    /** The titles that a search of the organization finds. */
    const findTitles = async (search: string) => {
      const variables = { organizationId: 101, search, page: 1, perPage: 20 }
      const { searchWithinOrganization: found } = await conversation().client.graphql(searchWithinOrganization, variables, await asOwner())
      return found.items.map(({ title }) => title)
    }

    test('a scanned or pasted code finds its asset in each of its forms, by look-up and by search', async () => {
      const { client, getToken } = conversation()
      const token = await getToken('owner', 101)
      const thing = await make('By its scanned code')
      await client.identificationCodes.create({ body: { thingId: thing.id, type: 'gtin', value: '9506000149967' } }, { token })
      const lookUp = async (code: string) => client.identificationCodes.lookup({ query: { code } }, { token })
      for (const code of [
        '9506000149967',
        '0109506000149967',
        '(01)09506000149967',
        ']d20109506000149967',
        ']C10109506000149967',
        'https://id.gs1.org/01/09506000149967',
        'https://id.gs1.org/01/09506000149967/10/LOT-7/21/5',
        '0109506000149967\u001d10LOT-7',
        '010950600014996710LOT-7<GS>215',
      ]) {
        expect([code, (await lookUp(code)).thing.id]).toEqual([code, thing.id])
        expect([code, await findTitles(code)]).toEqual([code, ['By its scanned code']])
        const { items } = await client.assets.list({ params: { org: 101 }, query: { search: code } }, { token })
        expect([code, listIds({ items })]).toEqual([code, [thing.id]])
      }
      expect(await readFailure(lookUp('https://id.gs1.org/ARFKk4XB0CDKWcnpq'))).toEqual(notFound)
    })

    test("a label's address finds its unit in each of its forms, by look-up and by search", async () => {
      const { client, target, getToken } = conversation()
      const token = await getToken('owner', 101)
      const lookUp = async (code: string) => client.identificationCodes.lookup({ query: { code } }, { token })
      const unit = await client.units.get({ params: { org: 101, id: target.demo.featured.itemId } }, { token })
      const { unitUrl = '' } = unit
      const { pathname, search: query } = new URL(unitUrl)
      for (const code of [
        unitUrl,
        unitUrl.toUpperCase().replace(/UNIT=.*/, `UNIT=${unit.uniqueId}`),
        `https://former.example${pathname}${query}`,
      ]) {
        expect([code, (await lookUp(code)).item?.id]).toEqual([code, unit.id])
        expect([code, await findTitles(code)]).toEqual([code, [unit.name]])
        const { items } = await client.units.list({ params: { org: 101 }, query: { search: code } }, { token })
        expect([code, listIds({ items })]).toEqual([code, [unit.id]])
      }
      const page = unitUrl.split('?')[0] ?? ''
      expect((await lookUp(page)).thing.id).toBe(target.demo.featured.thingId)
      expect(await readFailure(lookUp(page.replace('/p/sierra-alta/', '/p/others/')))).toEqual(notFound)
    })

    test('a GTIN is one number with the zeros before it: no two assets have it, and it is found in each of its lengths', async () => {
      const { identificationCodes } = conversation().client
      const [thing, other] = [await make('By its GTIN'), await make('By the same GTIN')]
      const create = async (thingId: string, value: string) =>
        identificationCodes.create({ body: { thingId, type: 'gtin', value } }, await asOwner())
      const check = async (value: string) => identificationCodes.validate({ body: { type: 'gtin', value } }, await asOwner())
      const change = async (id: string, value: string) => identificationCodes.update({ params: { id }, body: { value } }, await asOwner())
      const lookUp = async (code: string) => (await identificationCodes.lookup({ query: { code } }, await asOwner())).thing.id
      const taken = { code: 'identifier_taken', status: 409 }
      const code = await create(thing.id, '09506000149981')
      const known = { id: thing.id, name: 'By its GTIN' }
      expect([code.value, await check('9506000149981')]).toEqual([code.value, { valid: false, reason: 'taken', thing: known }])
      expect(await readFailure(create(other.id, '9506000149981'))).toEqual(taken)
      const another = await create(other.id, '9506000149974')
      expect(await readFailure(change(another.id, '9506000149981'))).toEqual(taken)
      expect([await lookUp('9506000149981'), await lookUp('09506000149974')]).toEqual([thing.id, other.id])
      expect((await change(code.id, '9506000149981')).value).toBe('9506000149981')
      expect(await lookUp('09506000149981')).toBe(thing.id)
    })
  })
