import type { SavedView } from '@tracemark/api/schemas'
import type { TableLayout } from '@tracemark/ui/components/table-layouts'
import type { ViewQuery } from './view-query.ts'

/** What is asked of a view: a name for a new one, what it is called and who sees it, or whether to delete it. */
export type Asked = { kind: 'new'; query: ViewQuery; columns: TableLayout } | { kind: 'edit' | 'delete'; view: SavedView }
