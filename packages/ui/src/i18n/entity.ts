import type { Namespace, Translate } from './keys.ts'

/** What staff list, make and change. */
export const entities = [
  'access-tokens',
  'task-assets',
  'assets',
  'attributes',
  'categories',
  'collections',
  'components',
  'content-blocks',
  'documents',
  'identification-codes',
  'integration-actions',
  'interactions',
  'invitations',
  'jobs',
  'support-profiles',
  'tasks',
  'teams',
  'templates',
  'units',
  'people',
  'value-chains',
  'variants',
] as const
export type Entity = (typeof entities)[number]

/** One that has pages, and a namespace for their texts. */
export type EntityWithTexts = Entity & Namespace

/** What stands in menus and headings. */
export type Section = Entity | 'catalogue' | 'organization' | 'reporting' | 'settings'

/** `Assets`; in the Farm Audits wording `Grower Groups`. */
export const sectionTitle = (t: Translate, section: Section): string => t(`names:${section}.title`)

/** One of them, as a column or label names it: `Asset`. */
export const entityName = (t: Translate, entity: Entity): string => t(`names:${entity}.one`)
