import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asUser, installPackage } from './system-package.ts'

const DEBIAN = '/usr/lib/postgresql'

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port is free.'))))
    })
  })

const findPrograms = (): string | undefined => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
}

/** The environment of a program that may call `pg_dump` and its like by their names. */
export const withPostgresPrograms = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...environment,
  PATH: `${findPrograms()}:${environment.PATH}`,
})

/** How a PostgreSQL ends that is told to: `fast` ends its connections, `immediate` is as if it had crashed. */
export type StopMode = 'fast' | 'immediate'

export interface Postgres {
  url: string
  /** Ends it, to be started again with all that was committed. */
  halt(mode: StopMode): Promise<void>
  /** Stops all of its processes where they are, as a machine that hangs: connections are taken, and nothing answers. Gives what lets them go on. */
  freeze(): () => void
  /** What it has written into its log so far. */
  readLog(): string
  /** Starts it again. It answers from then on. */
  resume(): Promise<void>
  /** Ends it, and it is gone. */
  stop(): Promise<void>
}

const findOrInstallPrograms = (): string | undefined => {
  if (!findPrograms()) installPackage('postgresql')
  return findPrograms()
}

export interface PostgresParts {
  /** The folder with `initdb` and `pg_ctl`; what the machine has where absent. */
  programs?: string
  /** Lines of its postgresql.conf. */
  settings?: readonly string[]
}

/**
 * PostgreSQL in a temporary folder, gone when it is stopped. Where the machine has none, and as root on Debian, the package
 * is installed.
 */
export const startPostgres = async (superuser = 'tracemark', parts: PostgresParts = {}): Promise<Postgres> => {
  const port = await freePort()
  const programs = parts.programs ?? findOrInstallPrograms()
  if (!programs) {
    throw new Error(
      'No PostgreSQL could be found or installed. Install it (Debian: apt-get install postgresql), or set DATABASE_URL to a database that tests may fill.',
    )
  }
  const folder = mkdtempSync(join(tmpdir(), 'tracemark-postgres-'))
  // PostgreSQL refuses to run as root; Debian's package brings a user for it.
  const user = asUser('postgres')
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const run = async (program: string, args: readonly string[]): Promise<void> => {
    const [code] = await once(
      spawn(join(programs, program), args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder, ...user }),
      'exit',
    )
    if (code !== 0) throw new Error(`${program} ended with ${code}.`)
  }
  const data = join(folder, 'data')
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`
  const resume = () => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])
  const halt = (mode: StopMode) => run('pg_ctl', ['-D', data, '-w', '-m', mode, 'stop'])
  await run('initdb', ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  if (parts.settings) appendFileSync(join(data, 'postgresql.conf'), `${parts.settings.join('\n')}\n`)
  await resume()
  const freeze = () => {
    const [first] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n').map(Number)
    if (!first) throw new Error('PostgreSQL does not run.')
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(first)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
    const all = [first, ...children]
    const signal = (name: NodeJS.Signals) => {
      for (const id of all) process.kill(id, name)
    }
    signal('SIGSTOP')
    return () => signal('SIGCONT')
  }
  return {
    url: `postgres://${superuser}@127.0.0.1:${port}/postgres`,
    halt,
    freeze,
    resume,
    readLog: () => readFileSync(join(folder, 'log'), 'utf8'),
    stop: async () => {
      await halt('immediate')
      rmSync(folder, { recursive: true })
    },
  }
}

/** Runs what needs a PostgreSQL, with the address of the one that `DATABASE_URL` names, else of one that is started for it. */
export const withPostgres = async <Result>(run: (url: string) => Promise<Result>): Promise<Result> => {
  const given = process.env.DATABASE_URL
  if (given) return run(given)
  const postgres = await startPostgres()
  try {
    return await run(postgres.url)
  } finally {
    await postgres.stop()
  }
}
