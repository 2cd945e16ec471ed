import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openPostgres } from '../../platform/db/connect.ts'
import { administer, databaseUrl } from '../../testing/administer.ts'

const template = inject('template')

test.runIf(template.kind === 'postgres')(
  'of several processes that start on an empty database one migrates it, and all serve',
  async () => {
    if (template.kind !== 'postgres') return
    const name = `tracemark_empty_${randomBytes(6).toString('hex')}`
    await administer(template.url, `create database ${name}`)
    const opened = await Promise.allSettled(Array.from({ length: 4 }, () => openPostgres(databaseUrl(template.url, name))))
    expect(opened.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'))
    const counts: unknown[] = []
    for (const result of opened)
      if (result.status === 'fulfilled') {
        counts.push((await sql`select count(*)::integer as organizations from organizations`.execute(result.value.db)).rows)
        await result.value.close()
      }
    await administer(template.url, `drop database ${name}`)
    expect(counts).toEqual(Array(4).fill([{ organizations: 0 }]))
  },
)
