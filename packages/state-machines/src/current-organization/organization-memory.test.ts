import { expect, test } from 'vitest'
import { createOrganizationMemory } from './organization-memory.ts'

const createStorage = (entries = new Map<string, string>()) => ({
  entries,
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
})

test('remembers for the account and in general', () => {
  const storage = createStorage()
  const memory = createOrganizationMemory(storage)
  memory.remember('sierra-alta', 'lucia')
  memory.remember('winery')
  expect(memory.recall('lucia')).toEqual({ rememberedForAccount: 'sierra-alta', rememberedInGeneral: 'winery' })
  expect(memory.recall('tom')).toEqual({ rememberedForAccount: undefined, rememberedInGeneral: 'winery' })
  expect([...storage.entries.keys()]).toEqual(['tracemark.last-organization', 'tracemark.last-organization.lucia'])
})

test('what is no slug is not recalled', () => {
  const memory = createOrganizationMemory(createStorage(new Map([['tracemark.last-organization', '../evil']])))
  expect(memory.recall('lucia')).toEqual({ rememberedForAccount: undefined, rememberedInGeneral: undefined })
})

test('a forbidden storage remembers nothing and fails nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const memory = createOrganizationMemory({ getItem: refuse, setItem: refuse })
  memory.remember('sierra-alta', 'lucia')
  expect(memory.recall('lucia')).toEqual({ rememberedForAccount: undefined, rememberedInGeneral: undefined })
})
