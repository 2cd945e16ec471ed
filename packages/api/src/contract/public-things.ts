import * as z from 'zod/mini'
import { PublicThing, Slug } from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'

export const publicThings = {
  get: endpoint({
    method: 'GET',
    path: '/public/things/{a}/{b}',
    summary: "What a visitor sees: {a} is the organization's slug, {b} the public link of the thing",
    security: 'public',
    permissions: [],
    params: z.object({ a: Slug, b: Slug }),
    response: PublicThing,
    errors: ['not_found'],
  }),
}
