import * as z from 'zod/mini'
import { Id, TaskRunAnswer, TaskRunCreate, TaskRunCreated, TaskRunResult, TaskRunUpdate } from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'
import { TASK_RUNS_PATH } from './task-run-path.ts'

const params = z.object({ id: Id })

export const taskRuns = {
  create: endpoint({
    method: 'POST',
    path: TASK_RUNS_PATH,
    summary: 'Begin the run that the execution token allows; the same id finds the run already begun',
    security: 'execution',
    permissions: [],
    body: TaskRunCreate,
    response: TaskRunCreated,
    idempotent: 'forever',
    errors: ['not_found', 'status_conflict', 'task_expired'],
  }),
  read: endpoint({
    method: 'GET',
    path: `${TASK_RUNS_PATH}/{id}`,
    summary: 'The run: its task, widgets and what was answered so far',
    security: 'execution',
    permissions: [],
    params,
    response: TaskRunAnswer,
    errors: ['not_found'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: `${TASK_RUNS_PATH}/{id}`,
    summary: 'Keep the answers and the place of a run',
    security: 'execution',
    permissions: [],
    params,
    body: TaskRunUpdate,
    response: TaskRunAnswer,
    errors: ['not_found', 'execution_already_completed'],
  }),
  process: endpoint({
    method: 'POST',
    path: `${TASK_RUNS_PATH}/{id}/process`,
    summary: 'Record the interaction; repeated, it answers the same',
    security: 'execution',
    permissions: [],
    params,
    response: TaskRunResult,
    idempotent: 'forever',
    errors: ['not_found'],
  }),
  complete: endpoint({
    method: 'POST',
    path: `${TASK_RUNS_PATH}/{id}/complete`,
    summary: 'Close the run; repeated, it answers the same',
    security: 'execution',
    permissions: [],
    params,
    response: TaskRunResult,
    idempotent: 'forever',
    errors: ['not_found', 'execution_not_processed'],
  }),
}
