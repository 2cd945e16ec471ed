import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

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

const install = () => {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  process.stderr.write('No PostgreSQL is installed: installing the package of the system.\n')
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'postgresql'],
  ])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

/**
 * PostgreSQL in a temporary folder, gone when it is stopped. Where the machine has none, and as root on Debian, the package
 * is installed.
 */
export const startPostgres = async (): Promise<{ url: string; stop: () => void }> => {
  const port = await freePort()
  if (!findPrograms()) install()
  const programs = findPrograms()
  if (!programs) {
    throw new Error(
      'No PostgreSQL could be found or installed. Install it (Debian: apt-get install postgresql), or set DATABASE_URL to a database that tests may fill.',
    )
  }
  const folder = mkdtempSync(join(tmpdir(), 'tracemark-postgres-'))
  // PostgreSQL refuses to run as root; Debian's package brings a user for it.
  const as = (program: string, args: string[]) => {
    const command = [join(programs, program), ...args]
    const [first = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(first, rest, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder })
  }
  if (isRoot) {
    const id = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }))
    chownSync(folder, id, -1)
  }
  const data = join(folder, 'data')
  as('initdb', ['-D', data, '-U', 'tracemark', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  as('pg_ctl', [
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`,
    'start',
  ])
  return {
    url: `postgres://tracemark@127.0.0.1:${port}/postgres`,
    stop: () => {
      as('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true })
    },
  }
}
