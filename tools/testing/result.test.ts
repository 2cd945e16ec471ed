import { expect, test, vi } from 'vitest'
import { firstLine, withExitCode, withSecondTry } from './result.ts'

const failure = (test: string, file?: string) => ({ test, reason: 'why', file })

test('a runner that crashed is a failure', () => {
  expect(withExitCode({ passed: 7, failures: [] }, 1)).toEqual({
    passed: 7,
    failures: [{ test: 'the runner', reason: 'ended with exit code 1' }],
  })
  expect(withExitCode({ passed: 7, failures: [failure('a', 'a.ts')] }, 1)).toEqual({ passed: 7, failures: [failure('a', 'a.ts')] })
})

test('what passed in one of two runs is unstable, and an error outside of every test stays a failure', async () => {
  const first = { passed: 5, failures: [failure('a › one', 'a.ts'), failure('a › two', 'a.ts'), failure('an error outside of every test')] }
  const second = { passed: 1, failures: [failure('a › two', 'a.ts'), failure('a › three', 'a.ts')] }
  const runAgain = vi.fn(async () => second)
  expect(await withSecondTry(first, runAgain)).toEqual({
    passed: 6,
    failures: [failure('a › two', 'a.ts'), failure('an error outside of every test')],
    unstable: ['a › one', 'a › three'],
  })
  expect(runAgain.mock.calls).toEqual([[['a.ts']]])
})

test('a second run that crashed changes nothing, and nothing runs again without a failure', async () => {
  const first = { passed: 5, failures: [failure('a › one', 'a.ts')] }
  expect(await withSecondTry(first, async () => ({ passed: 0, failures: [failure('the runner')] }))).toBe(first)
  const good = { passed: 5, failures: [] }
  const runAgain = vi.fn(async () => good)
  expect(await withSecondTry(good, runAgain)).toBe(good)
  expect(runAgain).not.toHaveBeenCalled()
})

test('the reason is the first line that says something, without colours', () => {
  expect(firstLine('\n\u001b[31mtoo wide\u001b[39m\n  at Card.tsx')).toBe('too wide')
  expect(firstLine()).toBe('')
})
