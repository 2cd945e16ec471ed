import type { FieldsOfSchemas } from './fields-of-schemas.ts'

/** Queries of lists that people keep under names. */
export const savedViewFields: FieldsOfSchemas = {
  SavedView: {
    list: 'The list that it is a view of. It stays.',
    audience:
      '`private`: its creator alone sees it. `team`: those in `teamId` see it, too. `organization`: all who may see the list. Sharing needs the permission to update what the list shows.',
    teamId: 'Id of the team that it is shared with. Needed for `team`, and absent otherwise.',
    team: 'The same team, by name. Absent where there is none.',
    search: 'What is searched for. Absent: nothing.',
    sort: 'One of the orders of the list. Absent, or unknown to the list: its usual one.',
    filters: 'Values of the filters by their names, as texts: several values with commas between them, days as `2026-05-01..2026-05-20`.',
    columns: 'What the list looks like. Absent: as it is for everybody.',
    'columns.order': 'Names of the columns, in their order.',
    'columns.shown': 'Columns that were added (`true`) or hidden (`false`), by their names.',
    'columns.widths': 'Widths in pixels of columns that were made wider or narrower, by their names.',
    'columns.density': 'How high rows are.',
    display: 'How the rows are drawn, such as `board`. Absent: as a list.',
    isDefault: "Whether the caller's list opens with it.",
    missing: 'Names of filters whose value is the id of something that is no longer there. Such a filter finds nothing.',
  },
  SavedViewDefault: { isDefault: "Whether the caller's list opens with it from now on." },
}
