import * as z from 'zod/mini'
import { Id, Job, JobChange, JobExists, JobExistsQuery, JobQuery, JobsAnswer, NewJob, NewJobs, SharableLink } from '../schemas/index.ts'
import { crud } from './crud.ts'
import { endpoint } from './endpoint.ts'

const five = crud({
  path: '/core/jobs',
  one: 'a job',
  many: 'jobs',
  resource: 'tasks',
  entity: Job,
  derived: ['unit', 'thing', 'task', 'assignedToName', 'sharableLink'],
  create: NewJob,
  change: JobChange,
  query: JobQuery,
  conflicts: ['job_exists', 'name_taken'],
})

export const jobs = {
  ...five,
  create: endpoint({ ...five.create, idempotent: 'day' }),
  createMany: endpoint({
    method: 'POST',
    path: '/core/jobs/create-many',
    summary: 'Creates a job for each of several units, but for those that have one to be done',
    security: 'organization',
    permissions: five.create.permissions,
    body: NewJobs,
    response: JobsAnswer,
    idempotent: 'day',
    errors: ['invalid_content'],
  }),
  update: endpoint({ ...five.update, errors: [...five.update.errors, 'status_conflict'] }),
  isExists: endpoint({
    method: 'GET',
    path: '/core/jobs/is-exists',
    summary: 'Whether a unit has a job that is to be done',
    security: 'organization',
    permissions: ['tasks:read'],
    query: JobExistsQuery,
    response: JobExists,
    errors: ['not_found'],
  }),
  generate: endpoint({
    method: 'POST',
    path: '/core/jobs/{id}/generate',
    summary: 'A link with which anyone who has it runs the task of this job',
    security: 'organization',
    permissions: ['tasks:update', 'executions:create'],
    params: z.object({ id: Id }),
    response: SharableLink,
    idempotent: 'day',
    errors: ['not_found', 'status_conflict', 'task_expired'],
  }),
}
