import type { ApiClient } from '@tracemark/api/client'
import type { ExecutionUpdate } from '@tracemark/api/schemas'
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import type { ListenToConnection } from './connection.ts'
import type { Locate } from './device-location.ts'
import { type ExecutionCall, taskRunMachine } from './task-run.machine.ts'
import type { TaskRunEvent } from './task-run.types.ts'

export interface TaskRunDependencies {
  client: Pick<ApiClient, 'executions'>
  locate: Locate
  listenToConnection: ListenToConnection
}

interface Call<Input> {
  input: Input
  signal: AbortSignal
}

const createActors = ({ client: { executions }, locate, listenToConnection }: TaskRunDependencies) => ({
  create: fromPromise(({ input: { runId, token }, signal }: Call<{ runId: string; token: string }>) =>
    executions.create({ body: { id: runId } }, { token, signal }),
  ),
  read: fromPromise(({ input: { id, token }, signal }: Call<ExecutionCall>) => executions.read({ params: { id } }, { token, signal })),
  update: fromPromise(({ input: { id, token, body }, signal }: Call<ExecutionCall & { body: ExecutionUpdate }>) =>
    executions.update({ params: { id }, body }, { token, signal }),
  ),
  process: fromPromise(({ input: { id, token }, signal }: Call<ExecutionCall>) =>
    executions.process({ params: { id } }, { token, signal, idempotencyKey: `process-${id}` }),
  ),
  complete: fromPromise(({ input: { id, token }, signal }: Call<ExecutionCall>) =>
    executions.complete({ params: { id } }, { token, signal, idempotencyKey: `complete-${id}` }),
  ),
  locate: fromPromise(() => locate()),
  connection: fromCallback<AnyEventObject>(({ sendBack }) =>
    listenToConnection((isOnline) => sendBack({ type: isOnline ? 'ONLINE' : 'OFFLINE' } satisfies TaskRunEvent)),
  ),
})

/** The chart of a task run on an API client and what the device can do. */
export const createTaskRunMachine = (dependencies: TaskRunDependencies) => taskRunMachine.provide({ actors: createActors(dependencies) })
