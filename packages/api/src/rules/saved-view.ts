import type { Permission, permissionTable, SavedView, SavedViewList } from '../schemas/index.ts'
import { hasPermissions } from './permissions.ts'

/** Whose permissions guard the rows of each list, and with them its views. */
const viewedResources = {
  interactions: 'interactions',
  jobs: 'tasks',
  assets: 'things',
  templates: 'categories',
  documents: 'things',
  collections: 'components',
  'value-chains': 'components',
  categories: 'categories',
  'support-profiles': 'components',
  people: 'organizations_accounts',
} as const satisfies Record<SavedViewList, keyof typeof permissionTable>

type Guarded = Pick<SavedView, 'list' | 'audience' | 'createdById'>

const may = (held: readonly Permission[], list: SavedViewList, action: 'list' | 'update'): boolean =>
  hasPermissions(held, [`${viewedResources[list]}:${action}`])

/** Who may see a list may keep views of it. */
export const mayKeepViews = (held: readonly Permission[], list: SavedViewList): boolean => may(held, list, 'list')

/** Who may change what a list shows may share views of it. */
export const mayShareViews = (held: readonly Permission[], list: SavedViewList): boolean => may(held, list, 'update')

/** A private view is its creator's; a shared one belongs to those who may share views. */
export const mayChangeView = ({ list, audience, createdById }: Guarded, accountId: string, held: readonly Permission[]): boolean =>
  audience === 'private' ? createdById === accountId : mayShareViews(held, list)

/** What the filters of lists name by its id. */
export const namedByFilters = {
  taskId: 'tasks',
  thingId: 'assets',
  itemId: 'units',
  createdById: 'members',
  assignedTo: 'members',
  collectionId: 'collections',
  categoryId: 'categories',
  templateId: 'templates',
  valueChainId: 'valueChains',
  valueChainElementId: 'valueChainElements',
} as const
