import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from './config.ts'
import { refuseSharedSessions, SharedSessionsError } from './db/session-check.ts'
import { DatabaseUnavailableError } from './db/unavailable.ts'
import { listen } from './server.ts'
import { failureText } from './start-failure.ts'

const coded = (message: string, code: string) => Object.assign(new Error(message), { code })
const NO_DATABASE =
  'The database can not be reached. Look whether PostgreSQL runs at the host and port of DATABASE_URL and DATABASE_APP_URL.\n'

test.each([
  ['nothing listens there', new DatabaseUnavailableError(coded('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')), NO_DATABASE],
  ['several addresses of a host refuse', new DatabaseUnavailableError(coded('', 'ECONNREFUSED')), NO_DATABASE],
  ['it does not answer', new DatabaseUnavailableError(new Error('timeout expired')), NO_DATABASE],
  [
    'it has no such database',
    new DatabaseUnavailableError(coded('database "other" does not exist', '3D000')),
    /create it, or correct the name\.\n$/,
  ],
  [
    'its certificate is not known',
    new DatabaseUnavailableError(coded('self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT')),
    /sslrootcert/,
  ],
  [
    'its login may not use the role',
    new DatabaseUnavailableError(coded('permission denied to set role', '42501')),
    /must have this role\.\n$/,
  ],
  [
    'it does not know the login',
    new DatabaseUnavailableError(coded('role "other" does not exist', '28000')),
    /^role "other" does not exist\nThe database refuses this name and password/,
  ],
  [
    'the two addresses name two databases',
    coded('relation "organizations" does not exist', '42P01'),
    /^relation "organizations" does not exist\nThe tables of Tracemark are not in this database: name the same database in DATABASE_URL and DATABASE_APP_URL/,
  ],
  [
    'the data folder is of another user',
    coded("EACCES: permission denied, open '/data/lock.sock.guard'", 'EACCES'),
    /^EACCES: permission denied, open '\/data\/lock\.sock\.guard'\nThe user who runs the server may not .* TRACEMARK_DATA_DIR/,
  ],
  ['the data folder can only be read', coded('EROFS: read-only file system', 'EROFS'), /on a disk that can be written\.\n$/],
  [
    'the port is not for every user',
    Object.assign(coded('listen EACCES: permission denied 127.0.0.1:80', 'EACCES'), { syscall: 'listen' }),
    /^listen EACCES: permission denied 127\.0\.0\.1:80\nPorts below 1024 are not for every user: set PORT/,
  ],
  ['a pooler stands before it', new SharedSessionsError(), /^A pooler .* DATABASE_APP_URL\.\n$/],
  ['a setting is wrong', new ConfigError('PORT must be a number.'), /^PORT must be a number\.\n$/],
])('a start that fails because %s says what to do, in sentences', (_, error, expected) => {
  const text = failureText(error)
  if (typeof expected === 'string') expect(text.endsWith(expected)).toBe(true)
  else expect(text).toMatch(expected)
  expect(text).not.toMatch(/^\s*at /m)
  expect(text.split('\n').every((line, index, lines) => line !== '' || index === lines.length - 1)).toBe(true)
})

test('any other fault is told with its stack', () => {
  expect(failureText(new TypeError('x is undefined'))).toMatch(/^TypeError: x is undefined\n\s+at /)
})

const failureOf = async (start: () => Promise<unknown>): Promise<string> =>
  failureText(
    await start().then(
      () => 'It started.',
      (error: unknown) => error,
    ),
  )
const refuse = () => undefined

test('the system itself refuses an address, a port and a file in words that are followed by what to do', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await failureOf(() => listen(refuse, port, '127.0.0.1'))).toBe(
    `listen EADDRINUSE: address already in use 127.0.0.1:${port}\nAnother program has this port: stop it, or set PORT (and WIDGETS_PORT) to free ones.\n`,
  )
  // Of a network for documentation: no computer has it.
  expect(await failureOf(() => listen(refuse, 0, '192.0.2.1'))).toBe(
    'listen EADDRNOTAVAIL: address not available 192.0.2.1\nThis computer does not have the address: set HOST to one of its own, such as 127.0.0.1 behind a proxy.\n',
  )
  expect(await failureOf(() => refuseSharedSessions('postgres://name@127.0.0.1:1/db?sslmode=verify-full&sslrootcert=/no/ca.pem'))).toBe(
    "ENOENT: no such file or directory, open '/no/ca.pem'\nDATABASE_URL or DATABASE_APP_URL names this file (sslrootcert, sslcert or sslkey): correct its path, or let the server read it.\n",
  )
})
