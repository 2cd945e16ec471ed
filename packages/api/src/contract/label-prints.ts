import * as z from 'zod/mini'
import { Id, LabelFileQuery, LabelPrint, LabelPrintQuery, NewLabelPrint, paged, UnitLabels } from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'
import { FileAnswer } from './file-answer.ts'

const common = { security: 'organization' } as const
const params = z.object({ id: Id })

export const labelPrints = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/core/label-prints',
    summary: 'Which labels were created, by whom and when; the newest first',
    permissions: ['vcodegroups:list'],
    query: LabelPrintQuery,
    response: paged(LabelPrint),
    errors: [],
  }),
  create: endpoint({
    ...common,
    method: 'POST',
    path: '/core/label-prints',
    summary: "Labels for a variant's units by their numbers, as sheets or as tables",
    permissions: ['vcodegroups:create'],
    body: NewLabelPrint,
    response: LabelPrint,
    idempotent: 'day',
    errors: [],
  }),
  get: endpoint({
    ...common,
    method: 'GET',
    path: '/core/label-prints/{id}',
    summary: 'Read which labels were created',
    permissions: ['vcodegroups:read'],
    params,
    response: LabelPrint,
    entity: '/core/label-prints/{id}',
    derived: ['createdBy', 'variantId', 'variantName'],
    errors: ['not_found'],
  }),
  file: endpoint({
    ...common,
    method: 'GET',
    path: '/core/label-prints/{id}/file',
    summary: 'The labels as PDF, CSV or XLSX; more than 2,000 labels as PDF, or 10,000 codes as XLSX, are numbered parts in a ZIP',
    permissions: ['vcodegroups:create'],
    params,
    query: LabelFileQuery,
    response: FileAnswer,
    files: ['application/pdf', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/zip'],
    errors: ['not_found', 'export_too_large'],
  }),
  ofUnits: endpoint({
    ...common,
    method: 'POST',
    path: '/core/label-prints/units',
    summary: 'Labels for single units as one PDF, CSV or XLSX file',
    permissions: ['vcodegroups:create'],
    body: UnitLabels,
    response: FileAnswer,
    files: ['application/pdf', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    errors: ['export_too_large'],
  }),
}
