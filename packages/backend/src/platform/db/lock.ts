import { createHash } from 'node:crypto'
import { open, realpath, rm, stat } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from '../make-folder.ts'

/** sockaddr_un holds 104 bytes on macOS and 108 on Linux, with the closing zero. */
const SOCKET_PATH_MAX = 103
/** Taking over takes milliseconds: an older guard was left by a process that was killed. */
const GUARD_STALE_MS = 5000
const GUARD_RETRY_MS = 50

export class DataDirectoryInUseError extends Error {
  override readonly name = 'DataDirectoryInUseError'
  constructor(directory: string, pid: string) {
    super(
      `The database in ${directory} is open in process ${pid}. Two processes would destroy it. ` +
        'Stop that process, or give this one a folder of its own with TRACEMARK_DATA_DIR.',
    )
  }
}

export interface DirectoryLock {
  release(): Promise<void>
}

const findSocketPath = async (directory: string): Promise<string> => {
  const path = join(await realpath(directory), 'lock.sock')
  if (Buffer.byteLength(path) <= SOCKET_PATH_MAX) return path
  return join(tmpdir(), `tracemark-${createHash('sha256').update(path).digest('hex').slice(0, 24)}.sock`)
}

/** The process id that the living owner of the socket answers; `undefined` where nobody listens. */
const askOwner = (path: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const socket = createConnection(path)
    let answer = ''
    socket.setEncoding('utf8')
    socket.setTimeout(2000, () => socket.destroy())
    socket.on('data', (text) => {
      answer += text
    })
    socket.once('connect', () => socket.once('close', () => resolve(answer || 'unknown')))
    socket.once('error', () => resolve(undefined))
  })

const listen = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end(String(process.pid)))
    server.once('error', reject)
    server.listen(path, () => resolve(server))
    server.unref()
  })

/** Lets one process at a time look for an owner and take its place. */
const withGuard = async <Result>(path: string, run: () => Promise<Result>): Promise<Result> => {
  for (;;) {
    const guard = await open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return undefined
      throw error
    })
    if (guard) {
      await guard.close()
      return run().finally(() => rm(path, { force: true }))
    }
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > GUARD_STALE_MS) await rm(path, { force: true })
    else await new Promise((resolve) => setTimeout(resolve, GUARD_RETRY_MS))
  }
}

/**
 * Holds a data folder for this process. The lock is a socket that its owner answers on, so that it ends with the
 * process, however that ends.
 */
export const lockDirectory = async (directory: string): Promise<DirectoryLock> => {
  await makeFolder(directory)
  const path = await findSocketPath(directory)
  const server = await withGuard(`${path}.guard`, async () => {
    const owner = await askOwner(path)
    if (owner !== undefined) throw new DataDirectoryInUseError(directory, owner)
    await rm(path, { force: true })
    return listen(path)
  })
  return {
    release: () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  }
}
