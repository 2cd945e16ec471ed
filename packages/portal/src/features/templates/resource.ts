import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { templateSorts } from '@tracemark/api/schemas'
import { defineResource, resourceFeature } from '../../platform/resource/resource.ts'

export const templates = defineResource({
  name: 'templates',
  entity: 'templates',
  icon: 'copy',
  menu: 'catalogue',
  addresses: addresses.templates,
  contract: contract.templates,
  calls: (client) => client.templates,
  sorts: templateSorts,
  nameOf: ({ name }) => name,
  deleteText: 'templates:delete_text',
  opens: 'drawer',
})

export const templatesFeature = resourceFeature(templates, {
  list: () => import('./list.tsx'),
  form: () => import('./form.tsx'),
})
