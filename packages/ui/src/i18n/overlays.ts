import type { Language } from '@tracemark/api/schemas'
import type { Namespace } from './keys.ts'

interface Overlay {
  over: Language
  /** Those in which it differs; it has files for no others. */
  namespaces: readonly Namespace[]
}

/** Wording variants of a language. */
export const overlays: Partial<Record<Language, Overlay>> = {
  'en-x-farm': {
    over: 'en',
    namespaces: [
      'actions',
      'asset-page',
      'assets',
      'attributes',
      'categories',
      'clipboard',
      'dashboard',
      'documents',
      'failures',
      'forms',
      'guided-tasks',
      'identification-codes',
      'interactions',
      'jobs',
      'lists',
      'names',
      'notifications',
      'offers',
      'public-more',
      'public-page',
      'task-assets',
      'templates',
      'unit-page',
      'units',
      'value-chains',
      'variants',
    ],
  },
}
