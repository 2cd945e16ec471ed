export interface Setting {
  kind: 'bare' | 'backend'
  /** The address of a PostgreSQL, or the folder of an embedded database. */
  database: string
  /** Over what the PostgreSQL is spread; absent: it is one. */
  distributed?: 'citus' | undefined
  port: number
  /** Where files lie. */
  folder?: string | undefined
  processes: number
}

/** Of somebody who owns both organizations: the one with many records and the one with few. */
export interface Tokens {
  general: string
  many: string
  few: string
  task: string
}
