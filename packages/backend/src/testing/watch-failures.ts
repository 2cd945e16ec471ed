import type { Log } from '../platform/log.ts'

/** What the server says of a request that it failed to answer, with status 500 or the code `internal`. */
const FAILURES = new Set(['A request failed.', 'A query failed.', 'The OpenID provider failed.'])

/** Notes failures of the server, whatever a test makes of the answer: no test may pass on one. */
export const watchFailures = (log: Log) => {
  const seen: unknown[] = []
  const error: Log['error'] = (fields, message) => {
    if (FAILURES.has(message)) seen.push(fields.error)
    log.error(fields, message)
  }
  return {
    log: { ...log, error } satisfies Log,
    assertNone: () => {
      if (seen.length > 0) throw new Error(`The server failed to answer ${seen.length} requests of this test: ${seen.join('\n\n')}`)
    },
  }
}
