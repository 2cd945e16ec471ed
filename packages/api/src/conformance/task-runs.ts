import { describe, expect, type SuiteCollector, test } from 'vitest'
import { withAbsoluteFiles } from '../client/index.ts'
import { uploadFile } from '../client/upload-file.ts'
import type { AnswerValue, TaskRunUpdate, Widget } from '../schemas/index.ts'
import { NOBODY, readFailure, type StartTarget, useConversation } from './target.ts'

const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)

const valueFor = ({ parameters }: Widget): AnswerValue | null => {
  switch (parameters.input) {
    case 'text':
      return 'All in order'.slice(0, parameters.maxLength)
    case 'number':
      return parameters.min ?? 1
    case 'choice':
      return parameters.options[0]?.value ?? ''
    case 'date':
      return parameters.min ?? '2026-05-01'
    case 'yesno':
      return true
    case 'location':
      return 'geo:4.5,-75.7;u=12'
    case 'signature':
      return 'Ana Rojas'
    case 'code':
      return '0104012345678901'
    case 'photo':
    case 'file':
    case 'evernymInvitation':
      return null
  }
}

const answersFor = (widgets: readonly Widget[]): TaskRunUpdate['widgets'] =>
  Object.fromEntries(
    widgets.map((widget) => [widget.id, { label: widget.parameters.label, input: widget.parameters.input, value: valueFor(widget) }]),
  )

const location = { point: { type: 'Point' as const, coordinates: [-75.7, 4.5] as [number, number] }, pointAccuracy: 12 }

export const describeTaskRuns = (start: StartTarget): SuiteCollector<object> =>
  describe('task runs', () => {
    const conversation = useConversation(start)

    const taskToken = async () => {
      const { client, target, getToken } = conversation()
      const { taskThingId, itemId } = target.demo.featured
      const token = await getToken('member', 101)
      return (await client.taskAssets.executionToken({ params: { id: taskThingId }, body: { itemId, channel: 'Portal' } }, { token })).jwt
    }
    const begin = async (id?: string) =>
      conversation().client.taskRuns.create({ body: { ...(id && { id }) } }, { token: await taskToken() })

    test('a whole run records one interaction, with its answers and its place', async () => {
      const { client, target, getToken, getAccount } = conversation()
      const { id, token, execution } = await begin()
      const params = { id }
      expect(await client.taskRuns.read({ params }, { token })).toEqual({ id, execution })
      expect(execution.state).toBe('created')

      const widgets = answersFor(execution.config.widgets)
      const kept = await client.taskRuns.update({ params, body: { widgets, metadata: { location } } }, { token })
      expect(kept.execution.executionData).toEqual(Object.fromEntries(Object.entries(widgets).map(([name, { value }]) => [name, value])))

      expect(await readFailure(client.taskRuns.complete({ params }, { token }))).toEqual({ code: 'execution_not_processed', status: 409 })
      const result = await client.taskRuns.process({ params }, { token })
      expect(await client.taskRuns.process({ params }, { token })).toEqual(result)
      expect(await client.taskRuns.complete({ params }, { token })).toEqual(result)
      expect(await client.taskRuns.complete({ params }, { token })).toEqual(result)
      expect((await client.taskRuns.read({ params }, { token })).execution.state).toBe('completed')

      const staff = await getToken('member', 101)
      const { itemId, thingId } = target.demo.featured
      const { firstName, lastName, id: accountId } = getAccount('member')
      const interaction = await client.interactions.get({ params: { org: 101, id: result.interactionId } }, { token: staff })
      const answers = execution.config.widgets.map((widget, position) => ({
        widgetId: widget.id,
        label: widget.parameters.label,
        input: widget.parameters.input,
        position,
        value: valueFor(widget),
        ...(widget.parameters.input === 'number' && widget.parameters.unit && { unit: widget.parameters.unit }),
      }))
      expect(interaction).toEqual({
        _id: result.interactionId,
        orgId: 101,
        thingId,
        name: execution.task.name,
        classification: result.classification,
        thing: execution.thing,
        item: execution.item,
        task: { id: execution.task.id, name: execution.task.name },
        valueChainElement: {
          id: result.valueChain?.selectedElementId,
          valueChainName: result.valueChain?.name,
          name: result.valueChain?.elements.find(({ id: element }) => element === result.valueChain?.selectedElementId)?.name,
        },
        reportedDate: interaction.recordDate,
        recordDate: interaction.recordDate,
        reportedLocation: location,
        recordLocation: location,
        createdBy: { id: accountId, name: `${firstName} ${lastName}` },
        taskResultMessage: result.taskResultMessage,
        answers,
      })
      expect(execution.item?.id).toBe(itemId)
      const newest = await client.interactions.list({ params: { org: 101 }, query: { perPage: 1 } }, { token: staff })
      expect(newest.items[0]?._id).toBe(result.interactionId)
    })

    test('a time that a wrong clock told is kept as it was corrected, with the correction', async () => {
      const { client, getToken } = conversation()
      const { id, token, execution } = await begin()
      const params = { id }
      const metadata = { location, reportedDate: '2026-02-01T08:00:00.000Z', clockOffset: -1_770_000_000 }
      await client.taskRuns.update({ params, body: { widgets: answersFor(execution.config.widgets), metadata } }, { token })
      const { interactionId } = await client.taskRuns.process({ params }, { token })
      const staff = await getToken('member', 101)
      expect(await client.interactions.get({ params: { org: 101, id: interactionId } }, { token: staff })).toMatchObject({
        reportedDate: metadata.reportedDate,
        clockOffset: metadata.clockOffset,
      })
    })

    test('photos and signatures are recorded with their question, and what they are does not depend on a file ending', async () => {
      const { client, target, getToken } = conversation()
      const task = target.demo.tasks.find(({ name }) => name === 'Bag handover')
      const link = target.demo.taskThings.find(({ taskId }) => taskId === task?.id)
      const staff = await getToken('member', 101)
      const { jwt } = await client.taskAssets.executionToken(
        { params: { id: link?.id ?? '' }, body: { channel: 'Portal' } },
        { token: staff },
      )
      const { id, token, execution } = await client.taskRuns.create({ body: {} }, { token: jwt })
      const asRun = { files: { ...client.files, create: (input: { body: { name: string } }) => client.files.create(input, { token }) } }
      const attach = async (stepId: string, name: string, camera: boolean) => {
        const { url } = await uploadFile(asRun, new File([PIXEL], name, { type: 'image/png' }), { fetch: target.fetch })
        return { stepId, name, file: url, camera }
      }
      const attachments = [await attach('signed', 'signature.png', false), await attach('bags', 'bags', true)]
      const { signed: _, ...widgets } = answersFor(execution.config.widgets)
      await client.taskRuns.update({ params: { id }, body: { widgets, attachments, metadata: { location } } }, { token })
      const { interactionId } = await client.taskRuns.process({ params: { id } }, { token })
      const record = await client.interactions.get({ params: { org: 101, id: interactionId } }, { token: staff })
      const [signature, photo] = withAbsoluteFiles(attachments, target.baseUrl)
      expect(record.attachments).toEqual([
        { ...signature, label: 'Signed by the driver', input: 'signature', position: 4, contentType: 'image/png' },
        { ...photo, label: 'Photo of the bags', input: 'photo', position: 0, contentType: 'image/png' },
      ])
      expect(record.answers.map(({ widgetId, position }) => [widgetId, position])).toEqual([
        ['place', 1],
        ['seal', 2],
      ])
      expect(new Set(attachments.map(({ file }) => /^\/files\/101\/[\w-]{32}$/.test(file)))).toEqual(new Set([true]))
      const picture = await target.fetch(record.attachments?.[1]?.file ?? '')
      expect([picture.headers.get('content-type'), (await picture.arrayBuffer()).byteLength > 0]).toEqual(['image/png', true])
    })

    test('the same run id finds the run already begun', async () => {
      const id = '0190a000-0000-7000-8000-0000000000aa'
      const first = await begin(id)
      const second = await begin(id)
      expect({ id: second.id, execution: second.execution }).toEqual({ id, execution: first.execution })
    })

    test('the same idempotency key gives the same answer, byte for byte, and another run has keys of its own', async () => {
      const { client, target } = conversation()
      const { id, token, execution } = await begin()
      await client.taskRuns.update({ params: { id }, body: { widgets: answersFor(execution.config.widgets) } }, { token })
      const process = async (run: string, bearer: string) => {
        const response = await target.fetch(`${target.baseUrl}/core/executions/${run}/process`, {
          method: 'POST',
          headers: { authorization: `Bearer ${bearer}`, 'idempotency-key': 'one-key-for-two-runs' },
        })
        return [response.status, await response.text()]
      }
      const first = await process(id, token)
      expect(first[0]).toBe(200)
      expect(await process(id, token)).toEqual(first)

      const other = await begin()
      await client.taskRuns.update(
        { params: { id: other.id }, body: { widgets: answersFor(execution.config.widgets) } },
        { token: other.token },
      )
      expect(await process(other.id, other.token)).not.toEqual(first)
    })

    test('a key is refused for other content, for another call and where it is none; what failed is not kept under it', async () => {
      const { client } = conversation()
      const jwt = await taskToken()
      const create = (id: string, idempotencyKey: string) => client.taskRuns.create({ body: { id } }, { token: jwt, idempotencyKey })
      const key = 'a-key-of-the-test'
      const id = '0190a000-0000-7000-8000-0000000000bb'
      const first = await create(id, key)
      expect(await create(id, key)).toEqual(first)
      const reused = { code: 'idempotency_key_reused', status: 422 }
      expect(await readFailure(create('0190a000-0000-7000-8000-0000000000cc', key))).toEqual(reused)
      for (const malformed of ['too-short', 'with space in the middle', 'x'.repeat(256)])
        expect(await readFailure(create(id, malformed))).toEqual({ code: 'invalid_content', status: 400 })

      const call = { params: { id } }
      const options = { token: first.token, idempotencyKey: key }
      expect(await readFailure(client.taskRuns.process(call, options))).toEqual({ code: 'invalid_content', status: 400 })
      await client.taskRuns.update({ ...call, body: { widgets: answersFor(first.execution.config.widgets) } }, { token: first.token })
      const result = await client.taskRuns.process(call, options)
      expect(await readFailure(client.taskRuns.complete(call, options))).toEqual(reused)
      expect(await client.taskRuns.complete(call, { ...options, idempotencyKey: `${key}-2` })).toEqual(result)
    })

    test("a run's token begins no other, and a task's token does not open another task's run", async () => {
      const { client, target, getToken } = conversation()
      const mine = await begin()
      expect(await readFailure(client.taskRuns.create({ body: {} }, { token: mine.token }))).toEqual({ code: 'token_invalid', status: 401 })
      const { taskThingId } = target.demo.featured
      const other = target.demo.taskThings.find(({ organizationId, id }) => organizationId === 101 && id !== taskThingId)?.id ?? ''
      const token = await getToken('member', 101)
      const mint = (id: string) => client.taskAssets.executionToken({ params: { id }, body: { channel: 'Portal' } }, { token })
      const open = async (jwt: string) => readFailure(client.taskRuns.create({ body: { id: mine.id } }, { token: jwt }))
      // The second is the same task's, without the unit that the run is about.
      expect([await open((await mint(other)).jwt), await open((await mint(taskThingId)).jwt)]).toEqual(
        Array(2).fill({ code: 'not_found', status: 404 }),
      )
    })

    test('answers that the task does not take are refused, and those already kept stay', async () => {
      const { client } = conversation()
      const { id, token, execution } = await begin()
      const params = { id }
      const update = (widgets: TaskRunUpdate['widgets']) => client.taskRuns.update({ params, body: { widgets } }, { token })
      await update(answersFor(execution.config.widgets))
      const [first] = execution.config.widgets
      expect(await readFailure(update({ elsewhere: { label: 'Elsewhere', input: 'text', value: 'x' } }))).toEqual({
        code: 'invalid_content',
        status: 400,
      })
      expect(await readFailure(update({ [first?.id ?? '']: { label: 'First', input: 'number', value: 'wet' } }))).toEqual({
        code: 'invalid_content',
        status: 400,
      })
      const { execution: after } = await client.taskRuns.read({ params }, { token })
      expect(after.executionData).toEqual(Object.fromEntries(execution.config.widgets.map((widget) => [widget.id, valueFor(widget)])))
    })

    test('an answer that is taken back is gone, and those that are not named stay', async () => {
      const { client } = conversation()
      const { id, token, execution } = await begin()
      const params = { id }
      const update = (widgets: TaskRunUpdate['widgets']) => client.taskRuns.update({ params, body: { widgets } }, { token })
      const answers = answersFor(execution.config.widgets)
      const optional = execution.config.widgets.find(({ parameters }) => !parameters.required)?.id ?? ''
      await update(answers)
      const after = await update({ [optional]: { label: 'Optional', input: 'text', value: null } })
      const { [optional]: _, ...others } = Object.fromEntries(Object.entries(answers).map(([name, { value }]) => [name, value]))
      expect(after.execution.executionData).toEqual(others)
    })

    test('a run without its required answers is not recorded, and can be mended', async () => {
      const { client } = conversation()
      const { id, token, execution } = await begin()
      const params = { id }
      expect(await readFailure(client.taskRuns.process({ params }, { token }))).toEqual({ code: 'invalid_content', status: 400 })
      await client.taskRuns.update({ params, body: { widgets: answersFor(execution.config.widgets) } }, { token })
      expect((await client.taskRuns.process({ params }, { token })).executionId).toBe(id)
      expect(await readFailure(client.taskRuns.update({ params, body: { widgets: {} } }, { token }))).toEqual({
        code: 'execution_already_completed',
        status: 409,
      })
    })

    test('a token opens its own run and nothing else', async () => {
      const { client } = conversation()
      const mine = await begin()
      const other = await begin()
      const wide = await taskToken()
      expect([
        await readFailure(client.taskRuns.read({ params: { id: other.id } }, { token: mine.token })),
        await readFailure(client.taskRuns.process({ params: { id: other.id } }, { token: mine.token })),
        await readFailure(client.taskRuns.read({ params: { id: other.id } }, { token: wide })),
        await readFailure(client.taskRuns.read({ params: { id: NOBODY } }, { token: mine.token })),
      ]).toEqual(Array(4).fill({ code: 'not_found', status: 404 }))
      expect(await readFailure(client.auth.permissions({}, { token: mine.token }))).toEqual({ code: 'token_invalid', status: 401 })
    })

    test("another organization's task, or a unit of another asset, is answered like one that does not exist", async () => {
      const { client, target, getToken } = conversation()
      const { featured, taskThings, items } = target.demo
      const token = await getToken('member', 101)
      const mint = (id: string, itemId?: string) =>
        readFailure(client.taskAssets.executionToken({ params: { id }, body: { channel: 'Portal', ...(itemId && { itemId }) } }, { token }))
      const foreignTask = taskThings.find(({ organizationId }) => organizationId === 102)?.id ?? ''
      const otherUnit = items.find(({ organizationId, thingId }) => organizationId === 101 && thingId !== featured.thingId)?.id ?? ''
      expect([await mint(foreignTask), await mint(NOBODY), await mint(featured.taskThingId, otherUnit)]).toEqual(
        Array(3).fill({ code: 'not_found', status: 404 }),
      )
    })

    test('a worker without portal access may run a task', async () => {
      const { client, target, getToken } = conversation()
      const token = await getToken('worker', 101)
      const { jwt } = await client.taskAssets.executionToken(
        { params: { id: target.demo.featured.taskThingId }, body: { channel: 'Portal' } },
        { token },
      )
      expect((await client.taskRuns.create({ body: {} }, { token: jwt })).execution.thing.id).toBe(target.demo.featured.thingId)
    })
  })
