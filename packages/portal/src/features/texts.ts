import type { Feature } from '@tracemark/api/addresses'
import type { Namespace } from '@tracemark/ui/i18n'

/** Of features whose own texts have another name. */
const named: Record<Exclude<Feature, Namespace>, Namespace> = {
  about: 'asset-about',
  field: 'field-tasks',
  organization: 'names',
}

/** What lists say beside the texts of their own feature and those of every page. */
const ofLists: Partial<Record<Feature, readonly Namespace[]>> = {
  'asset-tasks': ['asset-page', 'assets', 'interactions', 'record'],
  attributes: ['asset-about'],
  assets: ['asset-page', 'interactions'],
  documents: ['media'],
  'identification-codes': ['asset-page', 'assets', 'media', 'record', 'variant-life'],
  interactions: ['task-more'],
  invitations: ['invite', 'joining', 'users'],
  offers: ['assets', 'variant-life'],
  'support-profiles': ['collections'],
  templates: ['assets'],
  units: ['asset-page', 'assets', 'record'],
  users: ['invitations', 'invite', 'joining'],
  'value-chains': ['assets', 'content-blocks'],
  variants: ['asset-page', 'assets', 'new-variant', 'record', 'variant-life'],
}

/** What forms and records of staff say, whatever they are of. */
const ofRecords: readonly Namespace[] = ['failures', 'fields', 'forms', 'media', 'record']

/** What the other pages of a feature say beside those. */
const ofPages: Partial<Record<Feature, readonly Namespace[]>> = {
  about: ['asset-page', 'assets', 'documents', 'public-more', 'support-profiles', 'templates', 'units', 'value-chains', 'variants'],
  assets: ['interactions', 'task-more'],
  catalogue: ['asset-page', 'assets', 'interactions', 'value-chains'],
  clipboard: ['assets'],
  field: ['failures', 'interactions', 'joining', 'language', 'media', 'outbox', 'task-more', 'task-run', 'units'],
  interactions: ['variants'],
  offers: ['assets', 'joining', 'new-variant', 'variants'],
  styleguide: ['assets', 'interactions', 'task-more', 'task-run'],
  units: ['identification-codes', 'interactions', 'task-more', 'variants'],
  variants: ['asset-about', 'interactions', 'offers', 'task-more', 'units', 'variant-tabs'],
}

/** The texts that come with a page's code. What a page says later, its parts fetch. */
export const namespacesOf = (feature: Feature, isList: boolean): Namespace[] => {
  const own = feature in named ? named[feature as keyof typeof named] : (feature as Extract<Feature, Namespace>)
  const shared = isList || feature === 'field' ? [] : ofRecords
  // What opens over a list stands beside it.
  const beside = isList ? ofLists[feature] : [...(ofLists[feature] ?? []), ...(ofPages[feature] ?? [])]
  return [...new Set([own, ...shared, ...(beside ?? [])])]
}
