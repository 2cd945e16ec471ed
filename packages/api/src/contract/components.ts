import { Component, ComponentChange, ComponentQuery, NewComponent } from '../schemas/index.ts'
import { bulkDelete, duplicate, reorder } from './bulk.ts'
import { crud } from './crud.ts'

const many = 'content blocks'
const resource = 'components'

export const components = {
  ...crud({
    path: '/core/components/{org}',
    one: 'a content block',
    many,
    resource,
    entity: Component,
    create: NewComponent,
    change: ComponentChange,
    query: ComponentQuery,
  }),
  duplicate: duplicate({ path: '/core/components/{org}/{id}/duplicate', one: 'content block', resource, entity: Component }),
  reorder: reorder({ path: '/core/components/{org}/reorder', many, resource }),
  bulkDelete: bulkDelete({ path: '/core/components/bulk-delete', many, resource }),
}
