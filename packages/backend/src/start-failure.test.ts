import { expect, test } from 'vitest'
import { ConfigError } from './config.ts'
import { SharedSessionsError } from './db/session-check.ts'
import { DatabaseUnavailableError } from './db/unavailable.ts'
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
