import { expect, test, vi } from 'vitest'
import { forgetPublicTask, resumePublicTask } from './resume-public-task.ts'

const wanted = { api: '', organization: 'sierra-alta', thing: 'finca-la-esperanza', task: 'bag-seal', item: undefined }
const { signal } = new AbortController()

const createTab = () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return () => storage
}

const countTokens = () => {
  let count = 0
  return vi.fn(async () => {
    count += 1
    return { jwt: `token ${count}` }
  })
}

test('a task that is opened again goes on with its token, until it is forgotten', async () => {
  const [tab, start] = [createTab(), countTokens()]
  const open = (of = wanted) => resumePublicTask(of, signal, tab, start)
  expect([await open(), await open()]).toEqual([{ jwt: 'token 1' }, { jwt: 'token 1' }])
  expect(start.mock.calls).toEqual([[wanted, signal]])
  forgetPublicTask(wanted, tab)
  expect(await open()).toEqual({ jwt: 'token 2' })
})

test('another task, or the same of another unit, has a token of its own', async () => {
  const [tab, start] = [createTab(), countTokens()]
  const open = (more: object) => resumePublicTask({ ...wanted, ...more }, signal, tab, start)
  expect([await open({}), await open({ task: 'cupping' }), await open({ item: 'SA-1' }), await open({})]).toEqual([
    { jwt: 'token 1' },
    { jwt: 'token 2' },
    { jwt: 'token 3' },
    { jwt: 'token 1' },
  ])
})

test('a tab that keeps nothing begins each time anew', async () => {
  const closed = () => {
    throw new DOMException('', 'SecurityError')
  }
  const full = () => ({ ...createTab()(), setItem: closed })
  const start = countTokens()
  for (const tab of [closed, full]) {
    await resumePublicTask(wanted, signal, tab, start)
    forgetPublicTask(wanted, tab)
  }
  expect(start).toHaveBeenCalledTimes(2)
})
