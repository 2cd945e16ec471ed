import * as z from 'zod/mini'
import { Id, pageQuery, Timestamp } from './common.ts'
import { asKept, line, lines } from './text.ts'

// NO_SIDE_EFFECTS: a bundle leaves out the shapes that it does not use.

/** What a caller says of an entity: the server adds the rest. */
type Fields = Readonly<Record<string, z.ZodMiniType>>

type Stored<Field> = Field extends z.ZodMiniDefault<infer Inner> ? Inner : Field

type Changed<Field> =
  Field extends z.ZodMiniOptional<infer Inner extends z.ZodMiniType>
    ? z.ZodMiniOptional<z.ZodMiniNullable<Inner>>
    : z.ZodMiniOptional<Extract<Stored<Field>, z.ZodMiniType>>

const mapFields = (fields: Fields, map: (field: z.ZodMiniType) => z.ZodMiniType): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field)]))

const stored = (field: z.ZodMiniType): z.ZodMiniType => (field instanceof z.ZodMiniDefault ? (field.def.innerType as z.ZodMiniType) : field)

const answered = (field: z.ZodMiniType): z.ZodMiniType =>
  field instanceof z.ZodMiniOptional ? z.optional(asKept(field.def.innerType as z.ZodMiniType)) : asKept(stored(field))

const changed = (field: z.ZodMiniType): z.ZodMiniType =>
  field instanceof z.ZodMiniOptional ? z.optional(z.nullable(field.def.innerType as z.ZodMiniType)) : z.optional(stored(field))

/** Another entity, called by its name. */
export const Named = z.object({ id: Id, name: z.string() })
export type Named = z.infer<typeof Named>

/** Who made an entity, and when. Absent where nobody did: it came with the organization. */
const origin = { createdAt: Timestamp, createdById: z.optional(Id), createdBy: z.optional(Named) }

/** An entity as it is answered: its id, what was said of it, and where it comes from. */
/* @__NO_SIDE_EFFECTS__ */
export const entityOf = <const Of extends Fields>(fields: Of) =>
  z.object({ id: Id, ...(mapFields(fields, answered) as { [Name in keyof Of]: Stored<Of[Name]> }), ...origin })

/** Body of the call that makes an entity. */
/* @__NO_SIDE_EFFECTS__ */
export const newOf = <const Of extends Fields>(fields: Of) => z.object(fields)

/** Body of the call that changes an entity: what is not named stays, `null` takes away what is optional. */
/* @__NO_SIDE_EFFECTS__ */
export const changeOf = <const Of extends Fields>(fields: Of) =>
  z.object(mapFields(fields, changed) as { [Name in keyof Of]: Changed<Of[Name]> })

/** Answer of a call that deletes: the id that is no more. */
export const Deleted = z.object({ id: Id })

/** How many entities one bulk call may name. */
export const BULK_MAX = 500

/** Body of a bulk call. Ids that are not there are left out of the answer. */
export const BulkBody = z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(BULK_MAX)) })

/** The ids that the bulk call found, in the order in which it was given them. */
export const BulkAnswer = z.object({ ids: z.array(Id) })

/** What a list call takes whose entities can be sorted so. A page begins with the first order, and so does a call unless `usual` says another. */
/* @__NO_SIDE_EFFECTS__ */
export const listQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts, usual: Sorts[number] = sorts[0]) =>
  z.object({ ...pageQuery, sort: z._default(z.enum(sorts), usual) })

/** The query of a list, as `listQuery` makes it, with or without filters. */
export type ListSchema<Sort extends string = string> = z.ZodMiniObject & {
  shape: { sort: { def: { innerType: { options: readonly Sort[] } } } }
}

/** The orders that a list can have, as its query says them. */
export const readSorts = <Sort extends string>({ shape }: ListSchema<Sort>): readonly Sort[] => shape.sort.def.innerType.options

/** What every list call takes, whatever it lists. */
export type ListQuery = z.infer<ReturnType<typeof listQuery<readonly [string, ...string[]]>>>

/** A name that people read in lists: 1 to 200 characters, none but blanks refused. */
export const Name = line(200)

/** Words of a paragraph or two. */
export const Description = lines(10_000)
