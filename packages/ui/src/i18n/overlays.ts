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
      'asset-actions',
      'asset-header',
      'asset-page',
      'assets',
      'attributes',
      'categories',
      'clipboard',
      'counts',
      'documents',
      'failures',
      'fields',
      'guided-tasks',
      'identification-codes',
      'interactions',
      'labels',
      'lists',
      'names',
      'new-variant',
      'notifications',
      'offers',
      'public-more',
      'public-page',
      'statuses',
      'task-assets',
      'templates',
      'unit-page',
      'units',
      'value-chains',
      'variant-life',
      'variant-tabs',
      'variants',
    ],
  },
}
