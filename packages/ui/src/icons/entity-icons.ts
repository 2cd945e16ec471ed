import type { EntityWithTexts } from '../i18n/entity.ts'
import type { IconName } from './Icon.tsx'

/** What each kind of entity with a list is drawn with: in the menu, among results of the search, and where its list is empty. */
export const entityIcons = {
  'access-tokens': 'lock',
  assets: 'leaf',
  attributes: 'list',
  categories: 'table',
  collections: 'star',
  documents: 'document',
  'identification-codes': 'code',
  jobs: 'calendar',
  people: 'people',
  'support-profiles': 'phone',
  'task-assets': 'task',
  tasks: 'task',
  templates: 'copy',
  'value-chains': 'link',
} as const satisfies Partial<Record<EntityWithTexts, IconName>>

export type EntityWithIcon = keyof typeof entityIcons
