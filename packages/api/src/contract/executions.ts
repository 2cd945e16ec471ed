import * as z from 'zod/mini'
import { ExecutionAnswer, ExecutionCreate, ExecutionCreated, ExecutionResult, ExecutionUpdate, Id } from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'
import { EXECUTIONS_PATH } from './execution-path.ts'

const params = z.object({ id: Id })

export const executions = {
  create: endpoint({
    method: 'POST',
    path: EXECUTIONS_PATH,
    summary: 'Begin the run that the execution token allows; the same id finds the run already begun',
    security: 'execution',
    permissions: [],
    body: ExecutionCreate,
    response: ExecutionCreated,
    idempotent: 'forever',
    errors: ['not_found', 'status_conflict', 'task_expired'],
  }),
  read: endpoint({
    method: 'GET',
    path: `${EXECUTIONS_PATH}/{id}`,
    summary: 'The run: its task, widgets and what was answered so far',
    security: 'execution',
    permissions: [],
    params,
    response: ExecutionAnswer,
    errors: ['not_found'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: `${EXECUTIONS_PATH}/{id}`,
    summary: 'Keep the answers and the place of a run',
    security: 'execution',
    permissions: [],
    params,
    body: ExecutionUpdate,
    response: ExecutionAnswer,
    errors: ['not_found', 'execution_already_completed'],
  }),
  process: endpoint({
    method: 'POST',
    path: `${EXECUTIONS_PATH}/{id}/process`,
    summary: 'Record the interaction; repeated, it answers the same',
    security: 'execution',
    permissions: [],
    params,
    response: ExecutionResult,
    idempotent: 'forever',
    errors: ['not_found'],
  }),
  complete: endpoint({
    method: 'POST',
    path: `${EXECUTIONS_PATH}/{id}/complete`,
    summary: 'Close the run; repeated, it answers the same',
    security: 'execution',
    permissions: [],
    params,
    response: ExecutionResult,
    idempotent: 'forever',
    errors: ['not_found', 'execution_not_processed'],
  }),
}
