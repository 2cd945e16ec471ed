import * as z from 'zod/mini'
import { ClipboardBody, Id, PublicAsset, PublicAssetQuery, PublicPageQuery, PublicTaskBody, Slug, TokenAnswer } from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'

export const publicAssets = {
  get: endpoint({
    method: 'GET',
    path: '/public/things/{a}/{b}',
    summary:
      "What this visitor sees: {a} is the organization's slug, {b} the public link of the thing; language and country, and an admin's token where one is sent, decide with the display conditions",
    security: 'public',
    permissions: [],
    params: z.object({ a: Slug, b: Slug }),
    query: PublicPageQuery,
    response: PublicAsset,
    errors: ['not_found'],
  }),
  copy: endpoint({
    method: 'GET',
    path: '/public/things/{a}/{b}/clipboard',
    summary: 'What this visitor sees of a unit, signed: text for a clipboard, with which another organization updates an asset of its own',
    security: 'public',
    permissions: [],
    params: z.object({ a: Slug, b: Slug }),
    query: PublicAssetQuery,
    response: ClipboardBody,
    errors: ['not_found', 'export_too_large'],
  }),
  startTask: endpoint({
    method: 'POST',
    path: '/public/things/{a}/{b}/tasks/{taskThingId}',
    summary: 'A token with which this visitor runs a task that the page offers; what is recorded with it has no author',
    security: 'public',
    permissions: [],
    params: z.object({ a: Slug, b: Slug, taskThingId: Id }),
    body: PublicTaskBody,
    response: TokenAnswer,
    errors: ['not_found'],
  }),
}
