import type { Namespace } from './keys.ts'

/** What every page of the portal says, and every list: one file of each language. All other texts come with the pages that say them. */
export const firstNamespaces = [
  'catalogue',
  'common',
  'entries',
  'errors',
  'flow-notices',
  'lists',
  'names',
  'notifications',
  'palette',
  'panels',
  'permissions',
  'session',
  'statuses',
  'tables',
] as const satisfies readonly Namespace[]
