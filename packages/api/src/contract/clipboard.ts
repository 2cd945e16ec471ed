import * as z from 'zod/mini'
import {
  ClipboardBody,
  ClipboardComparison,
  ClipboardOutcome,
  ClipboardTaking,
  ContentTransfer,
  ContentTransferQuery,
  Id,
  paged,
} from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'

const common = { security: 'organization', params: z.object({ id: Id }) } as const

export const clipboard = {
  compare: endpoint({
    ...common,
    method: 'POST',
    path: '/core/things/{id}/clipboard/comparison',
    summary: "Check content that was copied from another organization's unit, and compare it with an asset",
    permissions: ['things:read', 'things:update'],
    body: ClipboardBody,
    response: ClipboardComparison,
    errors: ['not_found'],
  }),
  take: endpoint({
    ...common,
    method: 'POST',
    path: '/core/things/{id}/clipboard',
    summary: 'Take chosen values of copied content into an asset, which must be as it was compared',
    permissions: ['things:read', 'things:update'],
    body: ClipboardTaking,
    response: ClipboardOutcome,
    errors: ['not_found', 'changed_meanwhile'],
  }),
  transfers: endpoint({
    ...common,
    method: 'GET',
    path: '/core/things/{id}/transfers',
    summary: 'What was taken into an asset from clipboards, and where it came from; the newest first',
    permissions: ['things:read'],
    query: ContentTransferQuery,
    response: paged(ContentTransfer),
    errors: ['not_found'],
  }),
}
