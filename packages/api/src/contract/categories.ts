import {
  Category,
  CategoryChange,
  CategoryQuery,
  NewCategory,
  NewTemplate,
  Template,
  TemplateChange,
  TemplateQuery,
} from '../schemas/index.ts'
import { duplicate, uses } from './bulk.ts'
import { crud } from './crud.ts'

export const categories = {
  ...crud({
    path: '/core/categories',
    one: 'a category',
    many: 'categories',
    resource: 'categories',
    entity: Category,
    derived: ['defaultTemplate'],
    create: NewCategory,
    change: CategoryChange,
    query: CategoryQuery,
    conflicts: ['name_taken'],
    deleteConflicts: ['in_use'],
  }),
  duplicate: duplicate({ path: '/core/categories/{id}/duplicate', one: 'category', resource: 'categories', entity: Category }),
  uses: uses({ path: '/core/categories/{id}/uses', one: 'category', resource: 'categories' }),
}

export const templates = {
  ...crud({
    path: '/core/templates',
    one: 'a template',
    many: 'templates',
    resource: 'categories',
    entity: Template,
    derived: ['categories', 'sample', 'valueChain'],
    create: NewTemplate,
    change: TemplateChange,
    query: TemplateQuery,
    conflicts: ['name_taken'],
    deleteConflicts: ['in_use'],
  }),
  duplicate: duplicate({ path: '/core/templates/{id}/duplicate', one: 'template', resource: 'categories', entity: Template }),
  uses: uses({ path: '/core/templates/{id}/uses', one: 'template', resource: 'categories' }),
}
