import * as z from 'zod/mini'
import { Id } from './common.ts'
import { changeOf, entityOf, listQuery, Name, Named, newOf } from './entity.ts'
import { AnyLine, line } from './text.ts'

/** Lists that people keep views of. */
export const savedViewLists = [
  'interactions',
  'jobs',
  'assets',
  'templates',
  'documents',
  'collections',
  'value-chains',
  'categories',
  'support-profiles',
  'people',
] as const
export const SavedViewList = z.enum(savedViewLists)
export type SavedViewList = z.infer<typeof SavedViewList>

/** Who sees a view: its creator alone, with a team, or everybody who may see the list. */
export const viewAudiences = ['private', 'team', 'organization'] as const
export type ViewAudience = (typeof viewAudiences)[number]

/** As many columns. */
const COLUMNS_MAX = 60
const FieldName = line(60)
const atMost = (count: number) => z.refine<object>((entries) => Object.keys(entries).length <= count, `must have at most ${count} entries`)

const SavedColumns = z.object({
  /** Fields of the columns, in their order. */
  order: z.optional(z.array(FieldName).check(z.maxLength(COLUMNS_MAX))),
  /** Columns that were added (true) or hidden (false). */
  shown: z.optional(z.record(FieldName, z.boolean()).check(atMost(COLUMNS_MAX))),
  /** Pixels. */
  widths: z.optional(z.record(FieldName, z.number().check(z.gte(50), z.lte(2000))).check(atMost(COLUMNS_MAX))),
  density: z.optional(z.enum(['compact', 'roomy'])),
})

const fields = {
  name: Name,
  list: SavedViewList,
  audience: z._default(z.enum(viewAudiences), 'private'),
  teamId: z.optional(Id),
  search: z.optional(AnyLine.check(z.maxLength(200))),
  sort: z.optional(FieldName),
  /** As the list's address has them: several values with commas, days as `from..to`. */
  filters: z._default(z.record(FieldName, line(2000)).check(atMost(40)), {}),
  columns: z.optional(SavedColumns),
  /** How its rows are drawn, where the list has several ways. */
  display: z.optional(FieldName),
}

/** A query of a list with its columns, under a name. It holds no rows: who opens it sees what they may see. */
export const SavedView = z.extend(entityOf(fields), {
  team: z.optional(Named),
  /** The reader's list opens with it. */
  isDefault: z.boolean(),
  /** Filters that name what was deleted since. */
  missing: z.array(z.string()),
})
export type SavedView = z.infer<typeof SavedView>

/** The list that a view is of stays. */
const { list: _, ...changeable } = fields

export const NewSavedView = newOf(fields)
export type NewSavedView = z.infer<typeof NewSavedView>
export const SavedViewChange = changeOf(changeable)
export type SavedViewChange = z.infer<typeof SavedViewChange>

export const SavedViewQuery = z.extend(listQuery(['name_asc', 'name_desc', 'createdAt_desc', 'createdAt_asc']), {
  list: z.optional(SavedViewList),
  audience: z.optional(z.enum(viewAudiences)),
})
export type SavedViewQuery = z.infer<typeof SavedViewQuery>

export const SavedViewDefault = z.object({ isDefault: z.boolean() })
