import * as z from 'zod/mini'
import { Deleted, type ErrorCode, Id, type ListQuery, paged, type permissionTable } from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'
import { inPath } from './params.ts'

type Actions = 'list' | 'read' | 'create' | 'update' | 'delete'
type Permissions = typeof permissionTable

/** Resources that have a permission for each of the five. */
export type CrudResource = {
  [Resource in keyof Permissions]: Exclude<Actions, Permissions[Resource][number]> extends never ? Resource : never
}[keyof Permissions]

/** What a kind of entity is called, where it lives, and what it is made of. */
export interface Noun<
  Path extends `/${string}`,
  Entity extends z.ZodMiniObject,
  New extends z.ZodMiniObject,
  Change extends z.ZodMiniObject,
  Query extends z.ZodMiniType<ListQuery>,
> {
  /** Of the list; one entity stands at `path/{id}`. `{org}` in it is the organization of the token. */
  path: Path
  /** For people: `a category`, `categories`. */
  one: string
  many: string
  /** Whose permissions guard it. */
  resource: CrudResource
  /** How a change is sent; PATCH where absent. Either way it holds only what changes. */
  updateMethod?: 'PATCH' | 'PUT'
  entity: Entity
  /** Body of POST. */
  create: New
  /** Body of PATCH: what is not named stays, `null` takes an optional part away. */
  change: Change
  /** Fields of the entity that are counted or belong to others, and make no version of it. */
  derived?: readonly string[]
  /** What the list is asked for: its orders and filters. */
  query: Query
  /** Why POST and PATCH can be refused, beside the errors of every call. */
  conflicts?: readonly ErrorCode[]
  /** Why DELETE can be refused. */
  deleteConflicts?: readonly ErrorCode[]
}

/** List, create, get, update and delete of one kind of entity, in the organization of the token. */
export const crud = <
  const Path extends `/${string}`,
  Entity extends z.ZodMiniObject,
  New extends z.ZodMiniObject,
  Change extends z.ZodMiniObject,
  Query extends z.ZodMiniType<ListQuery>,
>({
  path,
  one,
  many,
  resource,
  updateMethod = 'PATCH',
  entity,
  derived = [],
  create,
  change,
  query,
  conflicts = [],
  deleteConflicts = [],
}: Noun<Path, Entity, New, Change, Query>) => {
  const allowed = (action: Actions): [`${CrudResource}:${Actions}`] => [`${resource}:${action}`]
  const all = z.object(inPath(path))
  const each = z.object({ ...inPath(path), id: Id })
  const onePath = `${path}/{id}` as `${Path}/{id}` & `/${string}`
  const common = { security: 'organization' } as const
  const answered = Object.hasOwn(entity.shape, 'createdBy') ? ['createdBy', ...derived] : derived
  return {
    list: endpoint({
      ...common,
      method: 'GET',
      path,
      summary: `The organization's ${many}`,
      permissions: allowed('list'),
      params: all,
      query,
      response: paged(entity),
      errors: [],
    }),
    create: endpoint({
      ...common,
      method: 'POST',
      path,
      summary: `Make ${one}`,
      permissions: allowed('create'),
      params: all,
      body: create,
      response: entity,
      idempotent: 'day',
      errors: conflicts,
    }),
    get: endpoint({
      ...common,
      method: 'GET',
      path: onePath,
      summary: `Read ${one}`,
      permissions: allowed('read'),
      params: each,
      response: entity,
      entity: onePath,
      ...(answered.length > 0 && { derived: answered }),
      errors: ['not_found'],
    }),
    update: endpoint({
      ...common,
      method: updateMethod,
      path: onePath,
      summary: `Change ${one}`,
      permissions: allowed('update'),
      params: each,
      body: change,
      response: entity,
      entity: onePath,
      errors: ['not_found', ...conflicts],
    }),
    delete: endpoint({
      ...common,
      method: 'DELETE',
      path: onePath,
      summary: `Delete ${one}`,
      permissions: allowed('delete'),
      params: each,
      response: Deleted,
      entity: onePath,
      errors: ['not_found', ...deleteConflicts],
    }),
  }
}

/** The five endpoints of any kind of entity, for what serves them all alike. */
export type AnyCrud = ReturnType<typeof crud<`/${string}`, z.ZodMiniObject, z.ZodMiniObject, z.ZodMiniObject, z.ZodMiniType<ListQuery>>>
