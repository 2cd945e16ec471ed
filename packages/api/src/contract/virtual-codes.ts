import * as z from 'zod/mini'
import { CodeDownload, DownloadQuery, Id, NewVcodeGroup, paged, VcodeGroup, VcodeGroupQuery } from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'

const conflicts = ['status_conflict', 'identification_code_missing'] as const

export const vcodeGroups = {
  list: endpoint({
    method: 'GET',
    path: '/core/vcodegroups',
    summary: 'Units that were made together',
    security: 'organization',
    permissions: ['vcodegroups:list'],
    query: VcodeGroupQuery,
    response: paged(VcodeGroup),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/core/vcodegroups',
    summary: 'Make units of a variant, with numbers that follow each other',
    security: 'organization',
    permissions: ['vcodegroups:create'],
    body: NewVcodeGroup,
    response: VcodeGroup,
    idempotent: 'day',
    errors: conflicts,
  }),
  get: endpoint({
    method: 'GET',
    path: '/core/vcodegroups/{id}',
    summary: 'Read which units were made together',
    security: 'organization',
    permissions: ['vcodegroups:read'],
    params: z.object({ id: Id }),
    response: VcodeGroup,
    entity: '/core/vcodegroups/{id}',
    derived: ['thingName', 'variantId', 'variantName'],
    errors: ['not_found'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/core/vcodegroups/{id}/cancel',
    summary: 'Make no more units of a group. Those that are there stay; where all are, nothing changes',
    security: 'organization',
    permissions: ['vcodegroups:create'],
    params: z.object({ id: Id }),
    response: VcodeGroup,
    idempotent: 'day',
    errors: ['not_found'],
  }),
}

export const virtualCodes = {
  download: endpoint({
    method: 'GET',
    path: '/core/virtual-code/{a}/download/{b}',
    summary: 'Codes for labels: {a} is the asset, {b} one of its variants. Units are made for them where that is asked for',
    security: 'organization',
    permissions: ['vcodegroups:create'],
    params: z.object({ a: Id, b: Id }),
    query: DownloadQuery,
    response: CodeDownload,
    idempotent: 'day',
    errors: ['not_found', ...conflicts],
  }),
}
