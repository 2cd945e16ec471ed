import { describe, expect, type SuiteCollector, test } from 'vitest'
import { NOBODY, readFailure, type StartTarget, useConversation } from './target.ts'

const notFound = { code: 'not_found', status: 404 }
const denied = { code: 'permission_denied', status: 403 }
const invalid = { code: 'invalid_content', status: 400 }

export const describeSavedViews = (start: StartTarget): SuiteCollector<object> =>
  describe('saved views', () => {
    const conversation = useConversation(start)

    test('a private view is seen by its creator alone, a shared one by those it is shared with', async () => {
      const { client, getToken, getAccount } = conversation()
      const owner = { token: await getToken('owner', 101) }
      const member = { token: await getToken('member', 101) }
      const { savedViews, teams } = client
      const columns = { order: ['task', 'thing'], shown: { place: true }, widths: { task: 240 }, density: 'roomy' as const }
      const said = {
        name: 'Alerts',
        list: 'interactions' as const,
        filters: { classification: 'alert,warning' },
        sort: 'task_asc',
        columns,
      }
      const view = await savedViews.create({ body: said }, owner)
      const at = { params: { id: view.id } }
      expect(view).toMatchObject({ ...said, audience: 'private', isDefault: false, missing: [] })
      const names = async (token: { token: string }) =>
        (await savedViews.list({ query: { list: 'interactions' } }, token)).items.map(({ name }) => name)
      expect([await names(owner), await names(member)]).toEqual([['Alerts'], []])
      expect(await Promise.all([savedViews.get(at, member), savedViews.delete(at, member)].map(readFailure))).toEqual([notFound, notFound])

      expect(await readFailure(savedViews.update({ ...at, body: { audience: 'team' } }, owner))).toEqual(invalid)
      expect(await readFailure(savedViews.update({ ...at, body: { audience: 'team', teamId: NOBODY } }, owner))).toEqual(invalid)
      const team = await teams.create({ body: { name: 'Quality' } }, owner)
      const shared = await savedViews.update({ ...at, body: { audience: 'team', teamId: team.id } }, owner)
      expect(shared.team).toEqual({ id: team.id, name: 'Quality' })
      expect(await names(member)).toEqual([])
      await teams.update({ params: { id: team.id }, body: { memberIds: [getAccount('member').id] } }, owner)
      expect(await names(member)).toEqual(['Alerts'])

      const everybodys = await savedViews.update({ ...at, body: { audience: 'organization' } }, owner)
      expect([everybodys.audience, everybodys.teamId]).toEqual(['organization', undefined])
      expect(await names(member)).toEqual(['Alerts'])
      await savedViews.delete(at, owner)
    })

    test('views of a team that is deleted are private again', async () => {
      const { client, getToken } = conversation()
      const owner = { token: await getToken('owner', 101) }
      const team = await client.teams.create({ body: { name: 'Harvest' } }, owner)
      const body = { name: 'Harvest', list: 'jobs' as const, audience: 'team' as const, teamId: team.id }
      const { id } = await client.savedViews.create({ body }, owner)
      await client.teams.delete({ params: { id: team.id } }, owner)
      const view = await client.savedViews.get({ params: { id } }, owner)
      expect([view.audience, view.teamId, view.team]).toEqual(['private', undefined, undefined])
      await client.savedViews.delete({ params: { id } }, owner)
    })

    test('who may not change what a list shows keeps private views of it, and shares none', async () => {
      const { client, getToken } = conversation()
      const owner = { token: await getToken('owner', 101) }
      const member = { token: await getToken('member', 101) }
      const { savedViews } = client
      const own = await savedViews.create({ body: { name: 'Mine', list: 'categories' } }, member)
      const share = savedViews.update({ params: { id: own.id }, body: { audience: 'organization' } }, member)
      expect(await readFailure(share)).toEqual(denied)
      const create = savedViews.create({ body: { name: 'Ours', list: 'categories', audience: 'organization' } }, member)
      expect(await readFailure(create)).toEqual(denied)

      const { id } = await savedViews.create({ body: { name: 'Ours', list: 'categories', audience: 'organization' } }, owner)
      const changes = [
        savedViews.update({ params: { id }, body: { name: 'Theirs' } }, member),
        savedViews.delete({ params: { id } }, member),
      ]
      expect(await Promise.all(changes.map(readFailure))).toEqual([denied, denied])
      await savedViews.delete({ params: { id: own.id } }, member)
      await savedViews.delete({ params: { id } }, owner)
    })

    test('each person has one view that a list opens with', async () => {
      const { client, getToken } = conversation()
      const owner = { token: await getToken('owner', 101) }
      const member = { token: await getToken('member', 101) }
      const { savedViews } = client
      const create = (name: string) => savedViews.create({ body: { name, list: 'jobs', audience: 'organization' } }, owner)
      const [one, other] = [await create('One'), await create('Other')]
      const open = (id: string, isDefault: boolean, token = owner) => savedViews.setDefault({ params: { id }, body: { isDefault } }, token)
      const defaults = async (token: { token: string }) =>
        (await savedViews.list({ query: { list: 'jobs' } }, token)).items.flatMap(({ name, isDefault }) => (isDefault ? [name] : []))
      expect((await open(one.id, true)).isDefault).toBe(true)
      await open(other.id, true)
      expect([await defaults(owner), await defaults(member)]).toEqual([['Other'], []])
      await open(one.id, true, member)
      await open(other.id, false)
      expect([await defaults(owner), await defaults(member)]).toEqual([[], ['One']])
      for (const { id } of [one, other]) await savedViews.delete({ params: { id } }, owner)
      expect(await readFailure(open(one.id, true))).toEqual(notFound)
    })

    test('a view that names what was deleted since says so', async () => {
      const { client, getToken } = conversation()
      const owner = { token: await getToken('owner', 101) }
      const task = await client.tasks.create({ body: { name: 'Passing' } }, owner)
      const body = { name: 'Passing', list: 'interactions' as const, filters: { taskId: task.id, classification: 'alert' } }
      const { id, missing } = await client.savedViews.create({ body }, owner)
      await client.tasks.delete({ params: { id: task.id } }, owner)
      expect([missing, (await client.savedViews.get({ params: { id } }, owner)).missing]).toEqual([[], ['taskId']])
      await client.savedViews.delete({ params: { id } }, owner)
    })
  })
