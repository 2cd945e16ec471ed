import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createFakeServer } from '../testing/fake-server.ts'
import { created, execution, location, RUN_ID, result } from '../testing/task-run-fixture.ts'
import { createTaskRunMachine } from './task-run.actors.ts'
import { toTaskRunView } from './task-run.selectors.ts'

const path = `/core/executions/${RUN_ID}`
const read = { id: RUN_ID, execution }

test("the calls carry the link's token, then that of the execution", async () => {
  const { client, seen } = createFakeServer({
    'POST /core/executions': created,
    [`GET ${path}`]: read,
    [`PATCH ${path}`]: read,
    [`POST ${path}/process`]: result,
    [`POST ${path}/complete`]: result,
  })
  const machine = createTaskRunMachine({
    client,
    locate: async () => location,
    locateByNetwork: async () => location,
    listenToConnection: (tell) => {
      tell(false)
      return () => undefined
    },
  })
  const actor = createActor(machine, { input: { token: 'link-token', runId: RUN_ID, answers: { weight: 4 } } }).start()
  await waitFor(actor, (snapshot) => snapshot.matches({ run: 'filling', location: 'known' }))
  actor.send({ type: 'SUBMIT' })
  const snapshot = await waitFor(actor, (one) => one.matches({ run: 'done' }))
  actor.stop()

  expect(toTaskRunView(snapshot)).toEqual({
    kind: 'done',
    organization: execution.organization,
    result: { title: 'Thank you', description: 'Recorded.' },
    classification: 'notice',
    valueChain: { name: 'Coffee', elements: [] },
    lateChanges: false,
    offline: true,
  })
  const token = 'Bearer execution-token'
  expect(seen).toEqual([
    { call: 'POST /core/executions', token: 'Bearer link-token', body: { id: RUN_ID } },
    { call: `GET ${path}`, token },
    {
      call: `PATCH ${path}`,
      token,
      body: {
        widgets: { weight: { label: 'Weight', input: 'number', value: 4 }, note: { label: 'Note', input: 'text', value: null } },
        metadata: { reportedDate: snapshot.context.reportedDate, location },
        attachments: [],
      },
    },
    { call: `POST ${path}/process`, token },
    { call: `POST ${path}/complete`, token },
  ])
})
