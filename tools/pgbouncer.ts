import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './postgres.ts'
import { asUser, installPackage } from './system-package.ts'
import { untilListening } from './until-listening.ts'

const findProgram = (): string | undefined =>
  ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)].map((folder) => join(folder, 'pgbouncer')).find(existsSync)

export type PoolMode = 'session' | 'transaction' | 'statement'

export interface PgBouncer {
  /** The same database, by way of the pooler. */
  url: string
  stop(): Promise<void>
}

/**
 * PgBouncer before the PostgreSQL at this address, in a temporary folder. Where the machine has none, and as root on Debian, the package is
 * installed.
 */
export const startPgBouncer = async (databaseUrl: string, mode: PoolMode): Promise<PgBouncer> => {
  if (!findProgram()) installPackage('pgbouncer')
  const program = findProgram()
  if (!program) throw new Error('No PgBouncer could be found or installed. Install it (Debian: apt-get install pgbouncer).')
  const { hostname, port, username, pathname } = new URL(databaseUrl)
  const [listen, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'tracemark-pgbouncer-'))]
  const [users, settings] = [join(folder, 'users'), join(folder, 'pgbouncer.ini')]
  writeFileSync(users, `"${username}" ""\n`)
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = ${mode}
ignore_startup_parameters = extra_float_digits,options
`,
  )
  // PgBouncer refuses to run as root.
  const user = asUser('postgres')
  if (user.uid !== undefined && user.gid !== undefined) for (const path of [folder, users, settings]) chownSync(path, user.uid, user.gid)
  const child = spawn(program, ['-q', settings], { stdio: ['ignore', 'ignore', 'inherit'], ...user })
  await untilListening(listen, child)
  return {
    url: `postgres://${username}@127.0.0.1:${listen}${pathname}`,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true })
    },
  }
}
