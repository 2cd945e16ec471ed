import type { SavedViews } from '@tracemark/ui/components/list-frame'

/** What the rows and filters of a list have of the open view. */
export type OpenedView = Required<Pick<SavedViews, 'columns' | 'missing'>>
