import { type OrganizationClient, withVersion } from '@tracemark/api/client'
import type { SavedView } from '@tracemark/api/schemas'
import type { TableLayout } from '@tracemark/ui/components/table-layouts'
import { isSameColumns } from './same-columns.ts'
import type { ViewQuery } from './view-query.ts'

/** Somebody else saved the view after the list showed it. */
export class ViewChanged extends Error {
  override readonly name = 'ViewChanged'
}

const toKey = ({ search, sort, filters, display }: ViewQuery): string =>
  JSON.stringify([search, sort, Object.entries(filters).toSorted(([one], [other]) => one.localeCompare(other)), display])

/** What a new view keeps: a layout in which nothing was chosen is none. */
export const toSavedColumns = ({ order, shown, widths, density }: TableLayout) => {
  const columns = { ...(order && { order: [...order] }), ...(shown && { shown }), ...(widths && { widths }), ...(density && { density }) }
  return Object.keys(columns).length > 0 ? columns : undefined
}

/** Saves what the list is asked for into its view, unless somebody else has changed what the list showed of it. */
export const saveView = async (
  client: OrganizationClient,
  before: SavedView,
  query: ViewQuery,
  columns: TableLayout,
): Promise<SavedView> => {
  const params = { id: before.id }
  const { entity, version } = await withVersion((options) => client.savedViews.get({ params }, options))
  if (toKey(entity) !== toKey(before) || !isSameColumns(entity.columns ?? {}, before.columns ?? {})) throw new ViewChanged()
  const { search = null, sort = null, display = null, filters } = query
  const body = { search, sort, display, filters, columns: toSavedColumns(columns) ?? null }
  return client.savedViews.update({ params, body }, { ...(version !== undefined && { ifMatch: version }) })
}
