import { describe, expect, type SuiteCollector, test } from 'vitest'
import { NOBODY, readFailure, type StartTarget, useConversation } from './target.ts'

const notFound = { code: 'not_found', status: 404 }
const words = 'Weighed and sealed.'

/** Files, and what tells other systems. */
export const describeIntegrations = (start: StartTarget): SuiteCollector<object> =>
  describe('files and integration actions', () => {
    const conversation = useConversation(start)
    const asOwner = async () => ({ token: await conversation().getToken('owner', 101) })

    test('a file is sent to the address that was given for it, read by anyone who has its own, and deleted', async () => {
      const { client, target } = conversation()
      const { id, uploadUrl, url } = await client.files.create({ body: { name: 'note.txt' } }, await asOwner())
      const read = () => target.fetch(`${target.baseUrl}${url}`)
      expect((await read()).status).toBe(404)
      const sent = await target.fetch(uploadUrl, { method: 'PUT', body: words, headers: { 'content-length': String(words.length) } })
      expect([sent.status, ((await sent.json()) as { size: number }).size]).toEqual([200, words.length])
      expect(await (await read()).text()).toBe(words)
      expect(await client.files.delete({ body: { id } }, await asOwner())).toEqual({ id })
      expect((await read()).status).toBe(404)
      expect(await readFailure(client.files.delete({ body: { id } }, await asOwner()))).toEqual(notFound)
    })

    test('an action is tried and tried again, and tells how it went', async () => {
      const { webhooks } = conversation().client
      const { id } = await webhooks.create({ body: { name: 'Tell', emailAddresses: ['quality@example.com'] } }, await asOwner())
      const params = { id }
      const tried = await webhooks.test({ params }, await asOwner())
      expect([tried.channel, tried.eventType]).toEqual(['email', 'webhook.test'])
      const again = await webhooks.redeliver({ params: { id, deliveryId: tried.id } }, await asOwner())
      expect(again.eventId).toBe(tried.eventId)
      const { items } = await webhooks.deliveries({ params }, await asOwner())
      expect(new Set(items.map((delivery) => delivery.id))).toEqual(new Set([tried.id, again.id]))
      expect(await readFailure(webhooks.test({ params: { id: NOBODY } }, await asOwner()))).toEqual(notFound)
      expect(await readFailure(webhooks.deliveries({ params: { id: NOBODY } }, await asOwner()))).toEqual(notFound)
      expect(await readFailure(webhooks.redeliver({ params: { id, deliveryId: NOBODY } }, await asOwner()))).toEqual(notFound)
    })

    test('a new action is none of those that fail', async () => {
      const { webhooks } = conversation().client
      const { id } = await webhooks.create({ body: { name: 'Reaches', emailAddresses: ['quality@example.com'] } }, await asOwner())
      const found = async (failing: string) =>
        (await webhooks.list({ query: { search: 'Reaches', failing } }, await asOwner())).items.map((webhook) => webhook.id)
      expect([await found('false'), await found('true')]).toEqual([[id], []])
    })

    test('an issuer of credentials is asked for an invitation', async () => {
      const { integrations } = conversation().client
      expect(await integrations.invite({ body: { issuerId: '7' } }, await asOwner())).toEqual({
        inviteUrl: 'https://wallet.example/invite',
      })
    })
  })
