import { describe, expect, type SuiteCollector, test } from 'vitest'
import { ApiError } from '../client/index.ts'
import { readFailure, type StartTarget, useConversation } from './target.ts'

const GIVER = 101
const TAKER = 102

export const describeClipboard = (start: StartTarget): SuiteCollector<object> =>
  describe('the clipboard', () => {
    const conversation = useConversation(start)

    const copy = async () => {
      const { client, target } = conversation()
      const { organizationSlug: a, publicLink: b, itemId } = target.demo.featured
      return (await client.publicAssets.copy({ params: { a, b }, query: { item: itemId } })).text
    }

    test('brings chosen values into an asset of another organization, which keeps where they came from', async () => {
      const { client, getToken } = conversation()
      const options = { token: await getToken('owner', TAKER) }
      const { id } = await client.assets.create({ body: { name: 'Bought coffee' } }, options)
      const params = { id }
      const text = await copy()
      const { entries, version, source } = await client.clipboard.compare({ params, body: { text } }, options)
      const description = entries.find((entry) => entry.id === 'general.description')
      expect(description).toMatchObject({ part: 'general', kind: 'text', label: 'description', difference: 'added' })
      const take = ['general.description', 'attributes.0']
      const outcome = await client.clipboard.take({ params, body: { text, version, take } }, options)
      expect([outcome.taken, outcome.refused]).toEqual([take, []])
      const asset = await client.assets.get({ params }, options)
      expect([asset.name, asset.description]).toEqual(['Bought coffee', description?.theirs.text])
      const { items } = await client.clipboard.transfers({ params }, options)
      expect(items).toMatchObject([{ ...source, thingId: id, id: outcome.transfer?.id }])
      const late = client.clipboard.take({ params, body: { text, version, take: ['general.name'] } }, options)
      expect((await readFailure(late)).code).toBe('changed_meanwhile')
    })

    test('is refused where it is no content of another organization', async () => {
      const { client, target, getToken } = conversation()
      const readReason = async (text: string, organizationId: number, id: string) => {
        const call = client.clipboard.compare({ params: { id }, body: { text } }, { token: await getToken('owner', organizationId) })
        const refusal = await call.catch((error: unknown) => error)
        return refusal instanceof ApiError ? refusal.fields?.map(({ path, code }) => [...path, code]) : refusal
      }
      const text = await copy()
      expect(await readReason(text, GIVER, target.demo.featured.thingId)).toEqual([['text', 'clipboard_own']])
      const { id } = await client.assets.create({ body: { name: 'Bought' } }, { token: await getToken('owner', TAKER) })
      expect(await readReason('{}', TAKER, id)).toEqual([['text', 'clipboard_unreadable']])
      const { signed, ...envelope } = JSON.parse(text)
      expect(await readReason(JSON.stringify({ ...envelope, version: 9, signed }), TAKER, id)).toEqual([['text', 'clipboard_version']])
      expect(await readReason(JSON.stringify({ ...envelope, signed: 'e30' }), TAKER, id)).toEqual([['text', 'clipboard_altered']])
    })
  })
