export type { Instead, KnownUses, ShownUse } from '../DeleteDialog/uses.ts'
export { BeforeAction } from './BeforeAction.tsx'
export { type EmptyList, type EntityList, ListFrame, type ListFrameProps, type ServerList } from './ListFrame.tsx'
export { runForEach } from './run-for-each.ts'
export type { GivenToViews, ListedView, ListedViews, SavedViews, ViewColumns } from './saved-views.ts'
export type {
  ActionImpact,
  ActionQuestion,
  DaySpan,
  FilterOption,
  FilterValue,
  FilterValues,
  ListAction,
  ListBody,
  ListFilter,
  ListQuery,
  ListView,
  ReadAll,
  RowFailure,
  RunningAction,
  Words,
} from './types.ts'
