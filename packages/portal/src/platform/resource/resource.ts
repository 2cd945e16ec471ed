import type { Feature as FeatureName } from '@tracemark/api/addresses'
import type { CallOptions, OrganizationClient } from '@tracemark/api/client'
import type { Endpoint } from '@tracemark/api/contract'
import type { ListSchema, Uses } from '@tracemark/api/schemas'
import { type EntityWithIcon, entityIcons } from '@tracemark/ui/entity-icons'
import type { MessageKey } from '@tracemark/ui/i18n'
import type * as z from 'zod/mini'
import type { Feature, FeatureTexts, MenuGroupName, Page, PageModule } from '../feature.ts'
import type { ListShape } from '../list-search-params.ts'

type Options = Omit<CallOptions, 'token'>
type Permitted = Pick<Endpoint, 'permissions'>

/** The calls of one kind of entity, as the client of an organization has them. What is absent can't be done with it. */
export interface ResourceCalls<Row, New, Change, Query> {
  list: (input: { query?: Query }, options?: Options) => Promise<{ items: Row[]; totalItems: number; totalPages: number; perPage: number }>
  get: (input: { params: { id: string } }, options?: Options) => Promise<Row>
  create?: (input: { body: New }, options?: Options) => Promise<Row>
  update?: (input: { params: { id: string }; body: Change }, options?: Options) => Promise<Row>
  delete?: (input: { params: { id: string } }, options?: Options) => Promise<unknown>
  duplicate?: (input: { params: { id: string } }, options?: Options) => Promise<Row>
  /** What refers to one: asked before it is deleted. */
  uses?: (input: { params: { id: string } }) => Promise<Uses>
}

/** The asset that the entities of a resource belong to, by the address; empty for those of the organization. */
export interface Owner {
  thingId: string
}

interface OrganizationAddress<Params> {
  pattern: string
  to: (params: Params) => string
}

/** One kind of entity that staff list, create, edit and delete: what its pages, routes, queries and actions go by. */
export interface Resource<Row, Schema extends z.ZodMiniType, Change, Query extends ListSchema>
  extends Pick<ListShape<Query>, 'sortOfSearch' | 'filters'> {
  /** Its name among the addresses, and its folder. */
  name: FeatureName
  /** The namespace of its texts, and whose drawing it has. */
  entity: EntityWithIcon
  /** Absent where its list is part of a record. */
  menu?: MenuGroupName
  addresses: {
    list: OrganizationAddress<{ org: string } & Owner>
    create?: OrganizationAddress<{ org: string } & Owner>
    one?: OrganizationAddress<{ org: string; id: string } & Owner>
  }
  /** Whose permissions guard what is done, what the list is filtered by, and what a form fills in. */
  contract: {
    list: Permitted & { query: Query }
    get: Permitted
    create?: Permitted & { body: Schema }
    update?: Permitted & { body: z.ZodMiniType }
    delete?: Permitted
    duplicate?: Permitted
  }
  calls: (client: OrganizationClient, owner: Owner) => ResourceCalls<Row, z.input<Schema>, Change, z.input<Query>>
  getName: (row: Row) => string
  /** What a form of one begins with, where that is more than its fields by their names. */
  getValues?: (row: Row) => z.input<Schema>
  /** The one part that a change takes away, where the change is that: what uses it is why it may be refused. */
  findPart?: (before: z.input<Schema>, values: z.input<Schema>) => { id: string; name: string } | undefined
  /** Said before one is deleted: what that means for what refers to it. */
  deleteText: MessageKey
  /** What deleting is called where it is not "Delete": the action, its question of one and of several, and what is told afterwards. */
  deleteWords?: { label: MessageKey; one: MessageKey; selected: MessageKey; done: MessageKey }
  /** One that was deleted while it was edited is not made anew: to delete it was meant for good. */
  isMadeOnce?: true
  /** Where one that exists is opened: in a drawer over the list, or on a page of its own. */
  opens: 'drawer' | 'page'
}

export const defineResource = <Row extends { id: string }, Schema extends z.ZodMiniType, Change, Query extends ListSchema>(
  resource: Resource<Row, Schema, Change, Query>,
): Resource<Row, Schema, Change, Query> => resource

type Load = () => Promise<PageModule>

interface FeaturePages {
  list: Load
  form?: Load
  record?: Load
  tabs?: readonly Page[]
  /** The feature whose menu entry leads to the list. */
  under?: FeatureName
  /** What else opens over the list. */
  over?: readonly Page[]
  /** What its pages say of other features. */
  texts?: Omit<FeatureTexts, 'own'>
}

/** The pages of a resource, as `features/index.ts` lists them. `form` opens over the list; `record` is a page with its `tabs`. */
export const resourceFeature = <Row, Schema extends z.ZodMiniType, Change, Query extends ListSchema>(
  { name, entity, menu, addresses, contract, opens }: Resource<Row, Schema, Change, Query>,
  { list, form, record, tabs, under, over: more = [], texts }: FeaturePages,
): Feature => {
  const { create, one } = addresses
  const icon = entityIcons[entity]
  const over: Page[] = [
    ...more,
    ...(form && create && contract.create ? [{ address: create, calls: [contract.create], load: form }] : []),
    ...(form && one && opens === 'drawer' ? [{ address: one, calls: [contract.get], load: form }] : []),
  ]
  return {
    name,
    layout: 'staff',
    texts: { own: entity, ...texts },
    ...(under && { under }),
    entity: { label: `names:${entity}.one`, icon },
    pages: [
      {
        address: addresses.list,
        calls: [contract.list],
        ...(menu && { menu: { group: menu, icon, label: `names:${entity}.title` as const } }),
        load: list,
        children: over,
      },
      ...(record && one ? [{ address: one, calls: [contract.get], load: record, ...(tabs && { children: tabs }) }] : []),
    ],
  }
}
