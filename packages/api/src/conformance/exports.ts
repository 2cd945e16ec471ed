import { describe, expect, type SuiteCollector, test } from 'vitest'
import { EXPORT_JOBS_MAX } from '../rules/index.ts'
import { readFailure, type StartTarget, useConversation } from './target.ts'

const notFound = { code: 'not_found', status: 404 }

export const describeExports = (start: StartTarget): SuiteCollector<object> =>
  describe('exports in the background', () => {
    const conversation = useConversation(start)

    test('a file is made for whoever asked for it, read by nobody else, and taken away', async () => {
      const { client, getToken, target } = conversation()
      const owner = { token: await getToken('owner', 101) }
      const member = { token: await getToken('member', 101) }
      const { exports } = client
      const asked = await exports.create({ body: { list: 'interactions', query: { format: 'csv' } } }, member)
      expect(asked).toMatchObject({ list: 'interactions', format: 'csv', state: 'waiting', done: 0 })
      const at = { params: { id: asked.id } }
      expect(await readFailure(exports.file(at, member))).toEqual(notFound)
      await target.makeExports?.()
      const made = await exports.get(at, member)
      expect([made.state, made.done, made.fileName?.endsWith('.csv')]).toEqual(['done', made.total, true])
      expect((await exports.list({}, member)).items).toEqual([made])
      expect((await exports.file(at, member)).size).toBe(made.bytes)

      expect((await exports.list({}, owner)).items).toEqual([])
      const others = [exports.get(at, owner), exports.file(at, owner), exports.cancel(at, owner), exports.delete(at, owner)]
      expect(await Promise.all(others.map(readFailure))).toEqual([notFound, notFound, notFound, notFound])

      expect((await exports.cancel(at, member)).state).toBe('done')
      expect(await exports.delete(at, member)).toEqual({ id: asked.id })
      expect([(await exports.list({}, member)).items, await readFailure(exports.file(at, member))]).toEqual([[], notFound])
    })

    test('one that is stopped has no file, and makes room for another', async () => {
      const { client, getToken } = conversation()
      const member = { token: await getToken('member', 101) }
      const { exports } = client
      const create = () => exports.create({ body: { list: 'units', query: { format: 'xlsx' } } }, member)
      const all = [await create(), await create(), await create()]
      expect(all).toHaveLength(EXPORT_JOBS_MAX.unfinished)
      expect(await readFailure(create())).toEqual({ code: 'rate_limited', status: 429 })
      for (const { id } of all) expect((await exports.cancel({ params: { id } }, member)).state).toBe('cancelled')
      expect((await create()).state).toBe('waiting')
    })

    test('who may not see a list gets no file of it', async () => {
      const { client, getToken } = conversation()
      const worker = { token: await getToken('worker', 101) }
      const call = client.exports.create({ body: { list: 'interactions', query: { format: 'csv' } } }, worker)
      expect(await readFailure(call)).toEqual({ code: 'permission_denied', status: 403 })
    })
  })
