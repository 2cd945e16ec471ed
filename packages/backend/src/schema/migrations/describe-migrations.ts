/**
 * What the line of a start says of the database: the migrations that it ran, or that they made it. `all`: every migration there is, in their
 * order, each with its number in front.
 */
export const describeMigrations = (
  ran: readonly string[],
  all: readonly string[],
): { database: string } | { migrations: readonly string[] } => {
  const [first = ''] = all
  return ran.includes(first) ? { database: `created, schema version ${Number.parseInt(all.at(-1) ?? '', 10)}` } : { migrations: ran }
}
