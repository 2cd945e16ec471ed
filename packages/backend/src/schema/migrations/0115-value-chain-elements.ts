import { type Kysely, sql } from 'kysely'

/** Steps of value chains with the name of their chain, as fields that refer to one find them. */
const statements = [
  `create view value_chain_element_list with (security_invoker = true) as
     select e.organization_id, e.id, e.name, chain.name as value_chain_name
     from value_chain_elements e
     join value_chains chain on chain.organization_id = e.organization_id and chain.id = e.value_chain_id`,
  'grant select on value_chain_element_list to tracemark_app',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
