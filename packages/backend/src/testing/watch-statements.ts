import type { Kysely, KyselyPlugin } from 'kysely'
import type { Database } from '../schema/database.ts'
import { findFaults } from './find-faults.ts'

const QUEUES = 'Turns are taken over all organizations, so that none waits for another: queues stay on one machine.'

/** Statements that may have faults, each with its reason. */
const exceptions: readonly (readonly [RegExp, string])[] = [
  [
    /from "organizations" inner join "memberships" on "memberships"."organization_id" = "organizations"."id"/,
    'An account asks in which organizations it is before it is in one: both are small tables, which every machine has.',
  ],
  [/from outbox_queues q where q\.kind in /, QUEUES],
  [/from exports e where e\.state in \('waiting', 'running'\)/, QUEUES],
  [/^ ?select 1 from exports where leased_until is not null/, QUEUES],
  [/^ ?select .* from (outbox_deliveries where state = 'pending' group by kind|outgoing_mail)$/, QUEUES],
  [/from "outgoing_mail" where "failed_at" is null .* for update skip locked$/, QUEUES],
  [/^ ?select .* from outbox_(events e|deliveries) where .*created_at < \$\d+.* limit \$\d+$/, QUEUES],
  [
    /from "files" where "bytes_at" = \$1 limit \$2$/,
    'A copy lies with another organization than what it is copied from, and is asked for before that goes.',
  ],
]

/** Those that other servers of this process have sent, too. */
const known = new Map<string, readonly string[]>()

const readFaults = (text: string): readonly string[] => {
  const faults = known.get(text) ?? (exceptions.some(([form]) => form.test(text.replace(/\s+/g, ' '))) ? [] : findFaults(text))
  known.set(text, faults)
  return faults
}

/**
 * Reads each statement that a server sends, whatever a test makes of its answers. Each query names the organization as a value, so that the tables can be
 * distributed by organization (docs/decisions/reads.md): a test that sends another fails.
 */
export const watchStatements = () => {
  const seen = new Set<string>()
  return {
    /** The same database, whose statements are noted. */
    watched: (db: Kysely<Database>): Kysely<Database> => {
      const plugin: KyselyPlugin = {
        transformQuery: ({ node, queryId }) => {
          seen.add(db.getExecutor().compileQuery(node, queryId).sql)
          return node
        },
        transformResult: async ({ result }) => result,
      }
      return db.withPlugin(plugin)
    },
    assertBound: () => {
      const wrong = [...seen].flatMap((text) => {
        const faults = readFaults(text)
        return faults.length > 0 ? [`${faults.join(', ')} in ${text}`] : []
      })
      if (wrong.length > 0)
        throw new Error(`Queries name no organization as a value, or have another form that can't be distributed:\n${wrong.join('\n\n')}`)
    },
  }
}
