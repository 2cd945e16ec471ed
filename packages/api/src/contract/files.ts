import { Deleted, FileDeleteBody, FileUpload, FileUploadBody } from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'

const path = '/functions/{product}-file-upload'

export const files = {
  create: endpoint({
    method: 'POST',
    path,
    summary: 'An address that takes the bytes of one file of up to 10 MB with PUT, within the next 15 minutes',
    security: 'memberOrRun',
    permissions: ['executions:create'],
    body: FileUploadBody,
    response: FileUpload,
    errors: ['storage_limit'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path,
    summary: 'Delete a file: what oneself sent and nothing names, or any that no record has, with the permission organizations:update',
    security: 'memberOrRun',
    permissions: ['executions:create'],
    body: FileDeleteBody,
    response: Deleted,
    errors: ['not_found', 'in_use'],
  }),
}
