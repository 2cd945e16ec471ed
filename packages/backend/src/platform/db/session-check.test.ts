import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { type PoolMode, startPgBouncer } from '../../../../../tools/pgbouncer.ts'
import { failureText } from '../start-failure.ts'
import { openPostgres } from './connect.ts'
import { assertOwnSessions, refuseSharedSessions, type Session, SharedSessionsError } from './session-check.ts'

/** A pooler of transactions: takes an idle session from one end or the other, and opens one where there is none. */
const pooler = (idle: number[], takesLast: boolean) => {
  const take = () => (takesLast ? idle.pop() : idle.shift()) ?? Math.random()
  return (): Session => {
    let held: number | undefined
    return {
      begin: async () => {
        held = take()
      },
      rollback: async () => {
        if (held !== undefined) idle.push(held)
        held = undefined
      },
      backend: async () => {
        if (held !== undefined) return held
        const session = take()
        idle.push(session)
        return session
      },
    }
  }
}

const own = (backend: number): Session => ({ begin: async () => undefined, rollback: async () => undefined, backend: async () => backend })

describe('two connections', () => {
  test('that have a session each are taken', async () => {
    await expect(assertOwnSessions(own(1), own(2))).resolves.toBeUndefined()
  })

  test.each([
    ['the last of none', [], true],
    ['the first of none', [], false],
    ['the last of one', [1], true],
    ['the first of one', [1], false],
    ['the last of two', [1, 2], true],
    ['the first of two', [1, 2], false],
    ['the first of twenty', Array.from({ length: 20 }, (_, index) => index), false],
  ])('that a pooler gives %s are refused', async (_, idle, takesLast) => {
    const connect = pooler([...idle], takesLast)
    await expect(assertOwnSessions(connect(), connect())).rejects.toThrow(SharedSessionsError)
  })
})

describe.runIf(inject('template').kind === 'postgres')('PgBouncer', () => {
  const through = async (mode: PoolMode, run: (url: string) => Promise<void>): Promise<void> => {
    const template = inject('template')
    if (template.kind !== 'postgres') throw new TypeError('The template is no PostgreSQL.')
    const bouncer = await startPgBouncer(Object.assign(new URL(template.url), { pathname: template.database }).href, mode)
    await run(bouncer.url).finally(bouncer.stop)
  }

  test.each<PoolMode>(['transaction', 'statement'])('that pools by %s is refused at the start, in a sentence', async (mode) => {
    await through(mode, async (url) => {
      const refusal = await openPostgres(url).catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(SharedSessionsError)
      expect(failureText(refusal)).toMatch(/^A pooler such as PgBouncer .* Set pool_mode = session there, or name PostgreSQL itself .*\n$/)
    })
  })

  test('is refused for the login of queries, too', async () => {
    const template = inject('template')
    if (template.kind !== 'postgres') throw new TypeError('The template is no PostgreSQL.')
    await through('transaction', (url) => expect(openPostgres(template.url, { appUrl: url })).rejects.toThrow(SharedSessionsError))
  })

  test('that pools by session is taken, and its sessions have their role', async () => {
    await through('session', async (url) => {
      await refuseSharedSessions(url, 'DATABASE_URL')
      const { db, close } = await openPostgres(url)
      const { rows } = await sql`select current_user::text as role`.execute(db)
      expect(rows).toEqual([{ role: 'tracemark_app' }])
      await close()
    })
  })
})
