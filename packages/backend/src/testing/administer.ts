import { Client } from 'pg'

export const databaseUrl = (url: string, database: string): string => Object.assign(new URL(url), { pathname: `/${database}` }).href

/** Runs one statement in the database that the address names, as its login. */
export const administer = async <Row extends object>(url: string, statement: string): Promise<Row[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  return (await client.query<Row>(statement).finally(() => client.end())).rows
}
