import type { ViewAudience } from '@tracemark/api/schemas'
import type { ReactNode } from 'react'
import type { TableLayout } from '../DataTable/table-layouts.ts'
import type { FilterValues, ListFilter } from './types.ts'

/** A query of a list that somebody keeps under a name. */
export interface ListedView {
  id: string
  name: string
  audience: ViewAudience
  /** The list opens with it. */
  isDefault: boolean
  /** The list as the view has it. */
  href: string
  /** Absent where the person may not. */
  onEdit?: (() => void) | undefined
  onDelete?: (() => void) | undefined
  onDefault: (isDefault: boolean) => void
}

/** The views of a list, which of them is open, and what became of it since. */
export interface ListedViews {
  /** Those that the person sees. Absent until they are there. */
  views?: readonly ListedView[] | undefined
  /** The id of the one that is open; undefined where none is. */
  current: string | undefined
  /** The list without a view. */
  allHref: string
  onOpen: (href: string) => void
  /** The list is asked for something else than the view says; without one, than it is at first. */
  isChanged: boolean
  /** Absent where no view is open. */
  onReset?: (() => void) | undefined
  /** Absent where no view is open, or the person may not change it. */
  onSave?: (() => void) | undefined
  onSaveAs: () => void
  isSaving: boolean
  /** Filters of the open view that name what was deleted, as long as they do. */
  missing: readonly string[]
}

/** What the frame of a list says of it. */
export interface GivenToViews {
  filters: readonly ListFilter[]
  values: FilterValues
  onFilters: (values: FilterValues) => void
}

/** How an open view has its columns, and how to change that. */
export interface ViewColumns {
  layout: TableLayout
  onLayout: (layout: TableLayout) => void
}

/** The views of a list as its frame takes them. */
export interface SavedViews {
  /** A `ViewBar`. Its place is kept until its code is there. */
  bar?: ((given: GivenToViews) => ReactNode) | undefined
  /** Absent where none is open: each person has the columns of their own then. */
  columns?: ViewColumns | undefined
  /** Filters that name what was deleted. */
  missing?: readonly string[] | undefined
}
