import type { ColumnType, RawBuilder } from 'kysely'

/** JSON goes in through `json()` alone: the drivers differ in how they write a plain object. */
export type Json<Value> = ColumnType<Value, RawBuilder<Value>, RawBuilder<Value>>

export type Instant = ColumnType<Date, Date, Date>

/** May be left out when a row is made. */
export type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

export type OptionalInstant = Optional<Date>

export interface OrganizationRow {
  organization_id: number
}

/** When a row came to be, and by whom. */
export interface Origin {
  created_at: Instant
  created_by_id: string | null
}

export interface NamedRow extends OrganizationRow {
  id: string
  name: string
}
