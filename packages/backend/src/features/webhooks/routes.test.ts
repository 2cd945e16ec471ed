import { createCalls } from '@tracemark/api/client'
import { notifications as notificationsQuery } from '@tracemark/api/graphql'
import type { EventData, NewWebhook } from '@tracemark/api/schemas'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { type MovableClock, movableClock } from '../../testing/movable-clock.ts'
import { type Receiver, startReceiver } from '../../testing/receiver.ts'

let app: TestApp
let clock: MovableClock
let receiver: Receiver
beforeAll(async () => {
  clock = movableClock()
  receiver = await startReceiver()
  app = await createTestApp({ clock, settings: { TRACEMARK_PRIVATE_NETWORKS: '127.0.0.1/32' } })
})
afterAll(async () => {
  await receiver.stop()
  await app.stop()
})
beforeEach(() => {
  receiver.received.length = 0
  receiver.answer(204)
})

const calls = () => createCalls(app).webhooks
const owner = () => app.organizationToken('owner')

let made = 0
const make = async (fields: Partial<z.input<typeof NewWebhook>> = {}) => {
  made += 1
  const webhook = await calls().create({ body: { name: `Hook ${made}`, endpointUrl: receiver.url, ...fields } }, { token: await owner() })
  return { ...webhook, remove: async () => calls().delete({ params: { id: webhook.id } }, { token: await owner() }) }
}

const interaction = (name: string): EventData<'interaction.created'> => ({
  _id: '0196e000-0000-7000-8000-0000000000aa',
  orgId: 101,
  thingId: app.demo.featured.thingId,
  name,
  classification: 'notice',
  thing: { id: app.demo.featured.thingId, name: 'Tom & "Jerry" <farm>' },
  task: { id: app.demo.featured.thingId, name: 'Moisture' },
  reportedDate: '2026-05-20T15:00:00.000Z',
  recordDate: '2026-05-20T15:00:00.000Z',
  answers: [],
})
const emit = (name: string) =>
  withScope(app.db, { organizationId: 101 }, (db) =>
    app.outbox.emit(db, 101, { type: 'interaction.created', classification: 'notice', data: () => interaction(name) }),
  )
const names = () => receiver.received.map(({ body }) => JSON.parse(body).data.name)
const deliveries = async (id: string) => (await calls().deliveries({ params: { id } }, { token: await owner() })).items

test('keys are shown when they are made and never after', async () => {
  const { remove, ...created } = await make({ apiKey: 'the-key-of-the-receiver' })
  const { hmacSecurityKey, ...rest } = created
  expect(hmacSecurityKey).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(rest).toEqual({
    id: created.id,
    organizationId: 101,
    name: created.name,
    emailAddresses: [],
    endpointUrl: receiver.url,
    eventTypes: ['interaction.created'],
    enabled: true,
    hasHmacSecurityKey: true,
    hasApiKey: true,
    createdAt: '2026-05-20T15:00:00.000Z',
    createdById: app.accountId('owner'),
    createdBy: { id: app.accountId('owner'), name: 'Lucía Montoya' },
  })
  const token = await owner()
  const params = { id: created.id }
  expect(await calls().get({ params }, { token })).toEqual(rest)
  expect(await calls().list({}, { token })).toEqual({ totalItems: 1, perPage: 50, totalPages: 1, items: [rest] })
  expect(await calls().update({ params, body: { apiKey: null, name: 'Renamed' } }, { token })).toEqual({
    ...rest,
    name: 'Renamed',
    hasApiKey: false,
  })
  await remove()
})

test('an action needs an address or people, and an address that is not private', async () => {
  const token = await owner()
  const refused = async (fields: object) =>
    expect(calls().create({ body: { name: 'Refused', ...fields } }, { token })).rejects.toMatchObject({ code: 'invalid_content' })
  for (const endpointUrl of [
    undefined,
    'ftp://files.example/',
    'https://10.0.0.7/',
    'https://[::1]/',
    'https://0x7f.2/',
    'https://[::ffff:10.0.0.7]/',
    'https://169.254.169.254/latest',
    'https://user:secret@hooks.example/',
    'http://8.8.8.8/',
  ])
    await refused({ endpointUrl })
  await expect(calls().create({ body: { name: 'Private', endpointUrl: 'https://10.0.0.7/x' } }, { token })).rejects.toMatchObject({
    fields: [{ path: ['endpointUrl'], code: 'address_private' }],
  })
  const { id, remove } = await make({ emailAddresses: ['quality@demo.test'] })
  await expect(calls().update({ params: { id }, body: { endpointUrl: null, emailAddresses: [] } }, { token })).rejects.toMatchObject({
    code: 'invalid_content',
  })
  expect((await calls().get({ params: { id } }, { token })).endpointUrl).toBe(receiver.url)
  await remove()
})

test('an address on the internet without encryption is refused when it is written, and what to do is said', async () => {
  const token = await owner()
  const { id, remove } = await make()
  const fields = [{ path: ['endpointUrl'], message: 'must begin with https://: nothing is sent to the internet without encryption' }]
  const wrong = { endpointUrl: 'http://8.8.8.8/hook' }
  await expect(calls().create({ body: { name: 'Open', ...wrong } }, { token })).rejects.toMatchObject({ code: 'invalid_content', fields })
  await expect(calls().update({ params: { id }, body: wrong }, { token })).rejects.toMatchObject({ code: 'invalid_content', fields })
  expect((await calls().get({ params: { id } }, { token })).endpointUrl).toBe(receiver.url)
  await remove()
})

test('an event arrives signed as Standard Webhooks say, with the API key, and stands in the log', async () => {
  const { id, hmacSecurityKey = '', remove } = await make({ apiKey: 'the-key-of-the-receiver' })
  await emit('First')
  expect(await app.outbox.deliverDue()).toBe(1)
  const [request] = receiver.received
  const headers = request?.headers as Record<string, string>
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-api-key': 'the-key-of-the-receiver' })
  const said = new StandardWebhook(hmacSecurityKey).verify(request?.body ?? '', headers)
  expect(said).toEqual({
    type: 'interaction.created',
    id: headers['webhook-id'],
    timestamp: '2026-05-20T15:00:00.000Z',
    data: interaction('First'),
  })
  expect(() => new StandardWebhook(hmacSecurityKey).verify(`${request?.body} `, headers)).toThrow()
  const [delivery] = await deliveries(id)
  expect(delivery).toEqual({
    id: delivery?.id,
    channel: 'http',
    eventId: headers['webhook-id'],
    eventType: 'interaction.created',
    state: 'delivered',
    createdAt: '2026-05-20T15:00:00.000Z',
    finishedAt: '2026-05-20T15:00:00.000Z',
    attempts: [{ at: '2026-05-20T15:00:00.000Z', status: 204, milliseconds: 0 }],
  })
  await remove()
})

test('a message in XML has parts of the event, as text and never as markup', async () => {
  const { remove } = await make({
    xmlMessage: '<event type="{{type}}"><thing>{{ data.thing.name }}</thing>{{data.nothing}}{{data.__proto__}}</event>',
  })
  await emit('Tagged')
  await app.outbox.deliverDue()
  expect(receiver.received.map(({ headers, body }) => [headers['content-type'], body])).toEqual([
    ['application/xml', '<event type="interaction.created"><thing>Tom &amp; &quot;Jerry&quot; &lt;farm&gt;</thing></event>'],
  ])
  await remove()
})

test('what failed is tried again later, and what came after it waits, so that the order stays', async () => {
  const { id, remove } = await make()
  receiver.answer(500)
  for (const name of ['One', 'Two', 'Three']) await emit(name)
  await app.outbox.deliverDue()
  await app.outbox.deliverDue()
  expect(names()).toEqual(['One'])
  const next = async () =>
    (await deliveries(id)).map(({ nextAttemptAt }) => nextAttemptAt && Date.parse(nextAttemptAt) - clock.now().getTime())
  expect(await next()).toEqual([5000, 5000, 5000])
  clock.forward(5)
  await app.outbox.deliverDue()
  expect(names()).toEqual(['One', 'One'])
  expect(await next()).toEqual([300_000, 300_000, 300_000])
  receiver.answer(200)
  clock.forward(299)
  await app.outbox.deliverDue()
  expect(names()).toEqual(['One', 'One'])
  clock.forward(1)
  await app.outbox.deliverDue()
  expect(names()).toEqual(['One', 'One', 'One', 'Two', 'Three'])
  const log = await deliveries(id)
  expect(log.map(({ state, attempts }) => [state, attempts.map(({ status, error }) => error ?? status)])).toEqual([
    ['delivered', [200]],
    ['delivered', [200]],
    ['delivered', ['status', 'status', 200]],
  ])
  expect(await next()).toEqual([undefined, undefined, undefined])
  expect(new Set(receiver.received.slice(0, 3).map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  await remove()
})

const notifications = () =>
  withScope(app.db, { organizationId: 101 }, (db) =>
    db.selectFrom('notifications').select(['notification_type', 'priority', 'text']).orderBy('id').execute(),
  )

test('an address that is gone, or fails for days, turns the action off and says so; turned on again, it goes on with what is new', async () => {
  const gone = await make({ name: 'Gone for good' })
  receiver.answer(410)
  await emit('Lost')
  await emit('Lost too')
  await app.outbox.deliverDue()
  expect(names()).toEqual(['Lost'])
  const token = await owner()
  expect(await calls().get({ params: { id: gone.id } }, { token })).toMatchObject({ enabled: false, disabledReason: 'gone' })
  expect((await deliveries(gone.id)).map(({ state }) => state)).toEqual(['cancelled', 'failed'])

  receiver.answer(503)
  const failing = await make({ name: 'Out of order' })
  await emit('Never')
  for (const wait of [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]) {
    clock.forward(wait)
    await app.outbox.deliverDue()
  }
  expect(names()).toEqual(['Lost', ...Array(10).fill('Never')])
  expect(await calls().get({ params: { id: failing.id } }, { token })).toMatchObject({ enabled: false, disabledReason: 'failing' })
  expect(await notifications()).toEqual([
    { notification_type: 'integration_action_disabled', priority: 'high', text: 'Gone for good' },
    { notification_type: 'integration_action_disabled', priority: 'high', text: 'Out of order' },
  ])

  receiver.answer(200)
  await emit('Nobody follows')
  const again = await calls().update({ params: { id: failing.id }, body: { enabled: true } }, { token })
  expect([again.enabled, again.disabledReason]).toEqual([true, undefined])
  await emit('New')
  await app.outbox.deliverDue()
  expect(names().at(-1)).toBe('New')
  expect(receiver.received).toHaveLength(12)
  await gone.remove()
  await failing.remove()
})

test('a test goes out at once and once, whatever waits; a redelivery has the id of its event', async () => {
  const { id, remove } = await make()
  const token = await owner()
  receiver.answer(500)
  await emit('Stuck')
  await app.outbox.deliverDue()
  const tried = await calls().test({ params: { id } }, { token })
  expect(tried).toMatchObject({ eventType: 'webhook.test', state: 'pending', attempts: [] })
  await app.outbox.deliverDue()
  expect(JSON.parse(receiver.received.at(-1)?.body ?? '')).toMatchObject({ type: 'webhook.test', data: { webhookId: id } })
  clock.forward(86_400)
  receiver.answer(200)
  await app.outbox.deliverDue()
  const log = await deliveries(id)
  expect(log.map(({ eventType, state }) => [eventType, state])).toEqual([
    ['webhook.test', 'failed'],
    ['interaction.created', 'delivered'],
  ])
  const before = log[1]
  const again = await calls().redeliver({ params: { id, deliveryId: before?.id ?? '' } }, { token })
  expect(again.eventId).toBe(before?.eventId)
  await app.outbox.deliverDue()
  expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(before?.eventId)
  await remove()
})

test('an event of a transaction that fails is never told', async () => {
  const { remove } = await make()
  const failing = withScope(app.db, { organizationId: 101 }, async (db) => {
    await app.outbox.emit(db, 101, { type: 'interaction.created', data: () => interaction('Undone') })
    throw new Error('Undone.')
  })
  await expect(failing).rejects.toThrow('Undone.')
  expect(await app.outbox.deliverDue()).toBe(0)
  await remove()
})

test("another organization's actions are not told, and not found", async () => {
  const { id, remove } = await make()
  await withScope(app.db, { organizationId: 102 }, (db) =>
    app.outbox.emit(db, 102, { type: 'interaction.created', data: () => ({ ...interaction('Foreign'), orgId: 102 }) }),
  )
  expect(await app.outbox.deliverDue()).toBe(0)
  const token = await app.organizationToken('owner', 102)
  for (const name of ['get', 'delete', 'test', 'deliveries'] as const)
    await expect(calls()[name]({ params: { id } }, { token })).rejects.toMatchObject({ code: 'not_found', status: 404 })
  await remove()
})

test('an alert and its webhook follow from a task run', async () => {
  const { remove } = await make()
  const client = createCalls(app)
  const { id, token, execution } = await client.taskRuns.create({ body: {} }, { token: await app.taskToken() })
  const values = { text: 'In order', number: 13.1, yesno: true, date: '2026-05-20' }
  const widgets = Object.fromEntries(
    execution.config.widgets.map(({ id: widget, parameters }) => {
      const { input, label } = parameters
      return [
        widget,
        {
          label,
          input,
          value: parameters.input === 'choice' ? (parameters.options[0]?.value ?? '') : values[parameters.input as keyof typeof values],
        },
      ]
    }),
  )
  await client.taskRuns.update({ params: { id }, body: { widgets } }, { token })
  const result = await client.taskRuns.process({ params: { id } }, { token })
  expect(result.classification).toBe('warning')
  await app.outbox.deliverDue()
  expect(receiver.received.map(({ body }) => JSON.parse(body).data._id)).toEqual([result.interactionId])
  const staff = await app.organizationToken('member')
  const asked = { organizationId: 101, page: 1, perPage: 1 }
  const { totalItems, items } = (await client.graphql(notificationsQuery, asked, { token: staff })).notifications
  expect([totalItems, items]).toEqual([
    (await notifications()).length,
    [
      {
        id: items[0]?.id,
        notificationType: 'interaction_warning',
        organizationId: 101,
        priority: 'high',
        text: `${execution.task.name}: ${execution.thing.name}`,
        url: `/org/sierra-alta/interactions/${result.interactionId}`,
      },
    ],
  ])
  await expect(client.graphql(notificationsQuery, { ...asked, organizationId: 102 }, { token: staff })).rejects.toThrow()
  await expect(client.graphql(notificationsQuery, asked, { token: await app.organizationToken('worker') })).rejects.toThrow()
  await remove()
})

test('people get an e-mail in the language of the organization, with a subject of their own where they want one', async () => {
  const mails = () =>
    withScope(app.db, { organizationId: 101 }, (db) =>
      db.selectFrom('outgoing_mail').select(['recipient', 'subject', 'body_text', 'body_html']).orderBy('id').execute(),
    )
  const speak = (language: 'en' | 'es') =>
    withScope(app.db, { organizationId: 101 }, (db) => db.updateTable('organizations').set({ language }).where('id', '=', 101).execute())
  await speak('es')
  const { id, remove } = await make({ endpointUrl: undefined, emailAddresses: ['quality@demo.test', 'export@demo.test'] })
  const { name } = await calls().get({ params: { id } }, { token: await owner() })
  await emit('Moisture\r\nBcc: everyone@example.com')
  await app.outbox.deliverDue()
  const sent = await mails()
  expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['quality@demo.test', 'Aviso: Moisture Bcc: everyone@example.com, Tom & "Jerry" <farm>'],
    ['export@demo.test', 'Aviso: Moisture Bcc: everyone@example.com, Tom & "Jerry" <farm>'],
  ])
  expect(sent[0]?.body_text).toBe(
    [
      'Aviso: Moisture Bcc: everyone@example.com',
      'Tom & "Jerry" <farm>',
      '20 de mayo de 2026 a las 15:00 UTC',
      `Abrir en Tracemark:\nhttp://localhost/org/sierra-alta/interactions/${interaction('')._id}`,
      `La acción de integración ${name} envió este correo.`,
    ].join('\n\n'),
  )
  expect(sent[0]?.body_html).toContain('Tom &amp; &quot;Jerry&quot; &lt;farm&gt;')
  await calls().update({ params: { id }, body: { emailSubject: 'Coffee: {{data.name}}' } }, { token: await owner() })
  await emit('Roast')
  await calls().test({ params: { id } }, { token: await owner() })
  await app.outbox.deliverDue()
  expect((await mails()).slice(2).map(({ subject }) => subject)).toEqual(
    Array(2)
      .fill('Coffee: Roast')
      .concat(Array(2).fill(`Coffee: ${name}`)),
  )
  expect((await deliveries(id)).map(({ channel, state }) => [channel, state])).toEqual(Array(3).fill(['email', 'delivered']))
  await speak('en')
  await remove()
})
