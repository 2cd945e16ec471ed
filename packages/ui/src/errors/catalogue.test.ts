import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { messages as english } from '../i18n/locales/en/failures.ts'
import { shownErrorCodes } from './error-code.ts'

const root = join(import.meta.dirname, '../../../..')

/** Where codes are declared, listed or told, and none is raised. */
const DECLARATIONS =
  /schemas\/problem\.ts$|errors\/error-code\.ts$|backend\/src\/problem\.ts$|\/(contract|mocks|demo|openapi|locales|stories)\//
const TESTS = /\.(test|spec|stories)\.tsx?$|\/(testing|conformance|contract-tests)\//

const files = [
  'packages/api/src',
  'packages/backend/src',
  'packages/embed/src',
  'packages/portal/src',
  'packages/state-machines/src',
  'packages/ui/src',
  'e2e',
]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
      .map((path) => `${folder}/${path}`),
  )
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const tests = files.filter(({ path }) => TESTS.test(path))
const sources = files.filter(({ path }) => !TESTS.test(path) && !DECLARATIONS.test(path))

/**
 * Passed, returned or given as a value; or named by a constraint of the database (`categories__name_taken`). A code in a list, or one that
 * something is compared with, is not raised there.
 */
const raises = (code: string) => new RegExp(`(?:[(?:]|\\?\\?|=>|return|[^=!]=)\\s*'${code}'|__${code}\\b`)

const isIn = (some: readonly { text: string }[], pattern: RegExp) => some.some(({ text }) => pattern.test(text))

describe.each(shownErrorCodes)('%s', (code) => {
  test('is raised by a flow', () => {
    expect(isIn(sources, raises(code))).toBe(true)
  })

  test('is reached by a test, which names it or reads what it says', () => {
    const [said = ''] = english[`${code}.what`].split(' ({{')
    expect(tests.some(({ text }) => text.includes(`'${code}'`) || text.includes(said))).toBe(true)
  })
})

test('a code that is only declared, listed or compared with is not raised', () => {
  const texts = ["codes = ['some_code', 'other']", "failure.code === 'some_code'", "code !== 'some_code'", "some_code: 'Some text'"]
  expect(texts.filter((text) => raises('some_code').test(text))).toEqual([])
})

test.each([
  "throw new ProblemError('some_code')",
  "failure={{ code: 'some_code' }}",
  "isAway ? 'some_code' : code",
  "known ?? 'some_code'",
  'constraint categories__some_code unique',
])('a code is raised by %s', (text) => {
  expect(raises('some_code').test(text)).toBe(true)
})
