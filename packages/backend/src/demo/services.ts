import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { fillTemplate } from '../platform/html.ts'

/** What an issuer of credentials is asked (docs/decisions/integrations.md), as far as the demo's reads it. */
const Invitation = z.object({ issuerId: z.string(), report: z.optional(z.object({ url: z.url(), token: z.string() })) })
type Invitation = z.infer<typeof Invitation>

/** The run, as far as its question of a credential. */
const Run = z.object({
  execution: z.object({
    config: z.object({ widgets: z.array(z.object({ id: z.string(), parameters: z.object({ input: z.string(), label: z.string() }) })) }),
  }),
})

/** Invitations that the demo remembers; older ones end. */
const INVITATIONS_MAX = 100

/** Where the demo's network says that a device is: the distribution point of Kakuma. */
const NETWORK_PLACE = { location: { lat: 3.7117, lng: 34.8606 }, accuracy: 2500 }

/** Tells the run of a relationship, as a wallet's answer makes it. */
const report = async ({ report: to }: Invitation): Promise<void> => {
  if (!to) return
  const headers = { authorization: `Bearer ${to.token}`, 'content-type': 'application/json' }
  const read = await fetch(to.url, { headers })
  const { execution } = z.parse(Run, await read.json())
  const question = execution.config.widgets.find(({ parameters }) => parameters.input === 'evernymInvitation')
  if (!question) throw new Error('The run asks for no credential.')
  const { label, input } = question.parameters
  const body = JSON.stringify({ widgets: { [question.id]: { label, input, value: `demo-${randomUUID()}` } } })
  const answer = await fetch(to.url, { method: 'PATCH', headers, body })
  if (!answer.ok) throw new Error(`The run answered ${answer.status}.`)
}

interface WalletPage {
  title: string
  text: string
  asks?: boolean
}

/** On the demo's foreign site: an issuer of credentials with a wallet that answers it, and a service that tells where a device is. */
export const addDemoServices = (site: Hono, folder: string, ownUrl: string): void => {
  const invitations = new Map<string, Invitation>()
  const page = async (context: Context, { title, text, asks = false }: WalletPage, status: 200 | 404 | 502 = 200) => {
    const template = await readFile(join(folder, 'wallet.html'), 'utf8')
    return context.html(fillTemplate(template, { title, text, asks: asks ? 'yes' : 'no' }), status, { 'cache-control': 'no-store' })
  }

  site.post('/credentials', async (context) => {
    const asked = z.safeParse(Invitation, await context.req.json().catch(() => undefined))
    if (!asked.success) return context.json({ error: 'An issuerId is missing.' }, 400)
    const id = randomUUID()
    invitations.set(id, asked.data)
    const [oldest] = invitations.keys()
    if (invitations.size > INVITATIONS_MAX && oldest !== undefined) invitations.delete(oldest)
    return context.json({ inviteUrl: `${ownUrl}/wallet/${id}` })
  })
  site.get('/wallet/:id', (context) => {
    const invitation = invitations.get(context.req.param('id'))
    if (!invitation) return page(context, { title: 'This invitation has ended', text: 'Get a new one in the task.' }, 404)
    return page(context, {
      title: 'Share your credential?',
      text: `The issuer ${invitation.issuerId} asks who you are. This wallet is part of the demo and shares nothing real.`,
      asks: true,
    })
  })
  site.post('/wallet/:id', async (context) => {
    const id = context.req.param('id')
    const invitation = invitations.get(id)
    if (!invitation) return page(context, { title: 'This invitation has ended', text: 'Get a new one in the task.' }, 404)
    try {
      await report(invitation)
    } catch {
      return page(context, { title: 'The task could not be reached', text: 'It may be over. Get a new invitation in the task.' }, 502)
    }
    invitations.delete(id)
    return page(context, { title: 'Credential shared', text: 'Return to the task. It goes on by itself.' })
  })

  // Devices ask from the portal's origin, and first whether they may.
  const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
  site.options('/geolocation', (context) => context.body(null, 204, open))
  site.post('/geolocation', (context) => context.json(NETWORK_PLACE, 200, open))
}
