import * as z from 'zod/mini'
import { Deleted, ExportJob, ExportJobs, Id, NewExportJob } from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'
import { FileAnswer } from './file-answer.ts'

const path = '/core/exports'
const one = `${path}/{id}` as const
const params = z.object({ id: Id })

/** What may be exported follows from the list: the handlers ask for the permission to read it. */
const own = { security: 'organization', permissions: [], peopleOnly: true } as const

export const exports = {
  list: endpoint({
    ...own,
    method: 'GET',
    path,
    summary: "The caller's exports, newest first",
    response: ExportJobs,
    errors: [],
  }),
  create: endpoint({
    ...own,
    method: 'POST',
    path,
    summary: 'Write the rows of a list to a file in the background',
    body: NewExportJob,
    response: ExportJob,
    idempotent: 'day',
    errors: [],
  }),
  get: endpoint({
    ...own,
    method: 'GET',
    path: one,
    summary: "How far one of the caller's exports is",
    params,
    response: ExportJob,
    errors: ['not_found'],
  }),
  file: endpoint({
    ...own,
    method: 'GET',
    path: `${one}/file`,
    summary: 'The file of an export',
    params,
    response: FileAnswer,
    files: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/pdf', 'application/zip'],
    errors: ['not_found'],
  }),
  cancel: endpoint({
    ...own,
    method: 'PUT',
    path: `${one}/cancel`,
    summary: 'Stop an export that waits or runs',
    params,
    response: ExportJob,
    errors: ['not_found'],
  }),
  delete: endpoint({
    ...own,
    method: 'DELETE',
    path: one,
    summary: 'Take an export away, with its file',
    params,
    response: Deleted,
    errors: ['not_found'],
  }),
}
