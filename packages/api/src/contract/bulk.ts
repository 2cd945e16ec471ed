import * as z from 'zod/mini'
import { BulkAnswer, BulkBody, Id, Uses } from '../schemas/index.ts'
import type { CrudResource } from './crud.ts'
import { endpoint } from './endpoint.ts'
import { inPath } from './params.ts'

interface BulkNoun<Path extends `/${string}`> {
  path: Path
  /** For people: `content blocks`. */
  many: string
  resource: CrudResource
}

/** Gives the entities that it names the places 0, 1, 2 … in that order. */
export const reorder = <const Path extends `/${string}`>({ path, many, resource }: BulkNoun<Path>) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Put ${many} in the order in which they are named`,
    security: 'organization',
    permissions: [`${resource}:update`],
    params: z.object(inPath(path)),
    body: BulkBody,
    response: BulkAnswer,
    idempotent: 'day',
    errors: [],
  })

export const bulkDelete = <const Path extends `/${string}`>({ path, many, resource }: BulkNoun<Path>) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Delete ${many}`,
    security: 'organization',
    permissions: [`${resource}:delete`],
    params: z.object(inPath(path)),
    body: BulkBody,
    response: BulkAnswer,
    idempotent: 'day',
    errors: ['in_use'],
  })

/** Makes another one like it, with a name of its own. */
export const duplicate = <const Path extends `/${string}`, Entity extends z.ZodMiniObject>({
  path,
  one,
  resource,
  entity,
}: Omit<BulkNoun<Path>, 'many'> & { one: string; entity: Entity }) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Make another ${one} like this one`,
    security: 'organization',
    permissions: [`${resource}:create`],
    params: z.object({ ...inPath(path), id: Id }),
    response: entity,
    idempotent: 'day',
    errors: ['not_found'],
  })

/** What refers to one of them: asked before it is deleted. */
export const uses = <const Path extends `/${string}`>({ path, one, resource }: Omit<BulkNoun<Path>, 'many'> & { one: string }) =>
  endpoint({
    method: 'GET',
    path,
    summary: `What refers to this ${one}, and whether it can be deleted`,
    security: 'organization',
    permissions: [`${resource}:read`],
    params: z.object({ ...inPath(path), id: Id }),
    response: Uses,
    errors: ['not_found'],
  })

export type AnyUses = ReturnType<typeof uses<`/${string}`>>
export type AnyDuplicate = ReturnType<typeof duplicate<`/${string}`, z.ZodMiniObject>>
export type AnyBulk = ReturnType<typeof reorder<`/${string}`>> | ReturnType<typeof bulkDelete<`/${string}`>>
