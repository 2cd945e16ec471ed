/** Statements that may go to several shards, each with its reason. */
const exceptions: readonly (readonly [RegExp, string])[] = [
  [
    /^select (?:t::text as row|coalesce\(string_agg\(t::text, ',' order by t::text\), ''\) as rows) from "\w+" t(?: where t::text like \$1 limit 3)?$/,
    'The test of isolation looks into every table, whatever columns it has.',
  ],
  [
    /^select \(select count\(\*\)::integer from "\w+"\) as "\w+",/,
    'The test of idempotency counts the rows of every table, whatever columns it has.',
  ],
  [/^(?:delete from interactions|update interactions set name = 'Other')$/, 'The test of row-level security tries what it refuses.'],
  [
    /^select (?:count\(\*\)::integer as count from "\w+" where true|\* from "\w+" limit 1)$/,
    'The test of row-level security asks every table without naming an organization.',
  ],
  [
    /from "files" where "bytes_at" = \$1 limit \$2$/,
    'A copy lies with another organization than what it is copied from, and is asked for before that goes.',
  ],
  [/total_stored_bytes\(\)/, 'The operator asks for the bytes of all organizations together.'],
]

/** A line of the log begins with the time and the process: `2026-11-30 14:04:43.929 UTC [19986] `. */
const ENTRY = /\n(?=\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)/

const readProcess = (entry: string): string | undefined => /\[(\d+)\]/.exec(entry.slice(0, 60))?.[1]

/** What follows the words in the next entries of the same process. */
const findText = (entries: readonly string[], of: string | undefined): string => {
  const mine = entries.filter((entry) => readProcess(entry) === of)
  const said = mine.find((entry) => entry.includes('STATEMENT:'))
  return said?.split('STATEMENT:')[1]?.replace(/\s+/g, ' ').trim() ?? 'A statement that the log does not have.'
}

/** How many entries of others stand between two of one process, at most. */
const NEAR = 20

/** The distinct statements in the log of a coordinator that went to several shards and are none of the exceptions. Its own work for tests is none either. */
export const findFanOut = (log: string): string[] => {
  const entries = log.split(ENTRY)
  const found = entries.flatMap((entry, index) =>
    entry.includes('multi-task query about to be executed') ? [findText(entries.slice(index, index + NEAR), readProcess(entry))] : [],
  )
  return [...new Set(found)].filter((statement) => !exceptions.some(([form]) => form.test(statement)))
}
