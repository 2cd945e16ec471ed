import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from '../config.ts'
import { listen } from '../server.ts'
import { refuseSharedSessions, SharedSessionsError } from './db/session-check.ts'
import { DatabaseUnavailableError } from './db/unavailable.ts'
import { failureText } from './start-failure.ts'

const coded = (message: string, code: string) => Object.assign(new Error(message), { code })
const NO_DATABASE =
  'The database can not be reached. Look whether PostgreSQL runs at the host and port of DATABASE_URL and DATABASE_APP_URL.'

test.each([
  [
    'nothing listens there',
    new DatabaseUnavailableError(coded('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')),
    `${NO_DATABASE} (connect ECONNREFUSED 127.0.0.1:5432)\n`,
  ],
  [
    'nothing listens where queries go',
    new DatabaseUnavailableError(coded('connect ECONNREFUSED 127.0.0.1:4999', 'ECONNREFUSED'), 'DATABASE_APP_URL'),
    'The database can not be reached. Look whether PostgreSQL runs at the host and port of DATABASE_APP_URL. (connect ECONNREFUSED 127.0.0.1:4999)\n',
  ],
  ['several addresses of a host refuse', new DatabaseUnavailableError(coded('', 'ECONNREFUSED')), `${NO_DATABASE} (ECONNREFUSED)\n`],
  ['it does not answer', new DatabaseUnavailableError(new Error('timeout expired')), `${NO_DATABASE} (timeout expired)\n`],
  [
    'it has no such database',
    new DatabaseUnavailableError(coded('database "other" does not exist', '3D000')),
    'There is no database of the name in DATABASE_URL and DATABASE_APP_URL: create it, or correct the name. (database "other" does not exist)\n',
  ],
  [
    'its certificate is not known',
    new DatabaseUnavailableError(coded('self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT')),
    /sslrootcert/,
  ],
  [
    'it takes no encrypted connections',
    new DatabaseUnavailableError(new Error('The server does not support SSL connections'), 'DATABASE_URL'),
    'The database takes no encrypted connections: turn TLS on there, or set sslmode=disable in DATABASE_URL. (The server does not support SSL connections)\n',
  ],
  [
    'its login may not use the role',
    new DatabaseUnavailableError(coded('permission denied to set role', '42501')),
    /must have this role\. \(permission denied to set role\)\n$/,
  ],
  [
    'it does not know the login',
    new DatabaseUnavailableError(coded('role "other" does not exist', '28000'), 'DATABASE_URL'),
    'The database refuses the name and password of DATABASE_URL: correct them. (role "other" does not exist)\n',
  ],
  [
    'the two addresses name two databases',
    coded('relation "organizations" does not exist', '42P01'),
    /^The tables of Tracemark are not in this database: name the same database in .* \(relation "organizations" does not exist\)\n$/,
  ],
  [
    'the data folder is of another user',
    coded("EACCES: permission denied, open '/data/lock.sock.guard'", 'EACCES'),
    /^The user who runs the server may not .* TRACEMARK_DATA_DIR.* \(EACCES: permission denied, open '\/data\/lock\.sock\.guard'\)\n$/,
  ],
  [
    'the data folder can only be read',
    coded('EROFS: read-only file system', 'EROFS'),
    /on a disk that can be written\. \(EROFS: read-only file system\)\n$/,
  ],
  [
    'the data folder can not be made',
    Object.assign(coded("ENOENT: no such file or directory, mkdir '/proc/nosuch'", 'ENOENT'), { syscall: 'mkdir' }),
    "TRACEMARK_DATA_DIR can not be made there: set it to a folder on a disk that can be written. (ENOENT: no such file or directory, mkdir '/proc/nosuch')\n",
  ],
  [
    'the port is not for every user',
    Object.assign(coded('listen EACCES: permission denied 127.0.0.1:80', 'EACCES'), { syscall: 'listen' }),
    /^Ports below 1024 are not for every user: set PORT.* \(listen EACCES: permission denied 127\.0\.0\.1:80\)\n$/,
  ],
  [
    'the disk is too small for a new database',
    { name: 'ErrnoError', errno: 51 },
    'The disk is full. Free space on the disk of TRACEMARK_DATA_DIR, or that of the database, and start again. Nothing was lost.\n',
  ],
  ['something is thrown that is no error', { status: 1 }, '{ status: 1 }\n'],
  ['a pooler stands before it', new SharedSessionsError(), /^A pooler .* DATABASE_APP_URL\.\n$/],
  ['a setting is wrong', new ConfigError('PORT must be a number.'), /^PORT must be a number\.\n$/],
])('a start that fails because %s says what to do, in sentences', (_, error, expected) => {
  const text = failureText(error)
  if (typeof expected === 'string') expect(text).toBe(expected)
  else expect(text).toMatch(expected)
  expect(text).not.toMatch(/^\s*at /m)
  expect(text.split('\n').every((line, index, lines) => line !== '' || index === lines.length - 1)).toBe(true)
})

test('any other fault is told with its stack', () => {
  expect(failureText(new TypeError('x is undefined'))).toMatch(/^TypeError: x is undefined\n\s+at /)
})

const readFailure = async (start: () => Promise<unknown>): Promise<string> =>
  failureText(
    await start().then(
      () => 'It started.',
      (error: unknown) => error,
    ),
  )
const refuse = () => undefined

test('the system itself refuses an address, a port and a file in words that follow what to do', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await readFailure(() => listen(refuse, port, '127.0.0.1'))).toBe(
    `Another program has this port: stop it, or set PORT, WIDGETS_PORT or METRICS_PORT, whichever it is, to a free one. (listen EADDRINUSE: address already in use 127.0.0.1:${port})\n`,
  )
  // Of a network for documentation: no computer has it.
  expect(await readFailure(() => listen(refuse, 0, '192.0.2.1'))).toBe(
    'This computer does not have the address: set HOST, or METRICS_HOST, to one of its own, such as 127.0.0.1 behind a proxy. (listen EADDRNOTAVAIL: address not available 192.0.2.1)\n',
  )
  const url = 'postgres://name@127.0.0.1:1/db?sslmode=verify-full&sslrootcert=/no/ca.pem'
  expect(await readFailure(() => refuseSharedSessions(url, 'DATABASE_URL'))).toBe(
    "DATABASE_URL names this file (sslrootcert, sslcert or sslkey): correct its path, or let the server read it. (ENOENT: no such file or directory, open '/no/ca.pem')\n",
  )
})
