import type { Namespace } from './keys.ts'

/** What every page of the portal says, and every list: one file of each language. All other texts come with the pages that say them. */
export const firstNamespaces = [
  'common',
  'errors',
  // What is said when the network fails can't be fetched then.
  'failures',
  'lists',
  'names',
  'session',
] as const satisfies readonly Namespace[]
