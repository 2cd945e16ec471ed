import { Fixture } from './fixture.ts'
import { countRows, idempotentOperations, keyed, sendKeyed } from './idempotency.ts'
import type { Parts } from './operations.ts'

/** A call of each kind as it was acknowledged. */
export interface Acknowledged {
  id: string
  parts: Parts
  token: string | undefined
  key: string
  status: number
  text: string
}

/** All that was acknowledged, and how many rows there were then. */
export interface Said {
  acknowledged: Acknowledged[]
  counts: Record<string, number>
}

/**
 * A process of its own over the embedded database in a folder: makes a call of each kind that takes a key, says what it was
 * answered, and waits to be killed.
 */
const directory = process.argv[2] ?? ''
const fixture = await Fixture.create({ directory })
const acknowledged: Acknowledged[] = []
for (const operation of idempotentOperations) {
  const { parts, token, key, ...call } = await keyed(fixture, operation)
  const { status, text } = await sendKeyed(fixture, { ...call, parts, token, key })
  acknowledged.push({ id: operation.id, parts, token, key, status, text })
}
const said: Said = { acknowledged, counts: await countRows(fixture) }
process.stdout.write(`${JSON.stringify(said)}\n`)
setInterval(() => undefined, 60_000)
