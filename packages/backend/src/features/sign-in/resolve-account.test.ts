import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '../../platform/clock.ts'
import type { DatabaseConnection } from '../../platform/db/connect.ts'
import { createIdSource } from '../../platform/ids.ts'
import { TEST_NOW } from '../../testing/template.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { findAccountIdByEmail, loadAccount } from '../people/queries/accounts.ts'
import { resolveAccount } from './resolve-account.ts'

let connection: DatabaseConnection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const ids = createIdSource(fixedClock(TEST_NOW))
const identity = {
  issuer: 'https://id.example',
  subject: 'a-1',
  email: 'new@person.example',
  emailVerified: false,
  firstName: 'Nubia',
  lastName: 'Castaño',
}

test('a person seen for the first time gets an account, and keeps it under a changed address', async () => {
  const accountId = await resolveAccount(connection.db, ids, identity)
  expect(await loadAccount(connection.db, accountId)).toEqual({
    id: accountId,
    firstName: 'Nubia',
    lastName: 'Castaño',
    email: 'new@person.example',
  })
  expect(await resolveAccount(connection.db, ids, { ...identity, email: 'other@person.example' })).toBe(accountId)
})

test('a verified address ties the identity to the account that has it, in any case of letters', async () => {
  const member = await findAccountIdByEmail(connection.db, 'member@demo.test')
  expect(await resolveAccount(connection.db, ids, { ...identity, subject: 'a-2', email: 'Member@Demo.test', emailVerified: true })).toBe(
    member,
  )
})

test('an unverified address opens nobody’s account', async () => {
  await expect(resolveAccount(connection.db, ids, { ...identity, subject: 'a-3', email: 'owner@demo.test' })).rejects.toMatchObject({
    code: 'token_invalid',
  })
})

test('ten first sign-ins at once make one account', async () => {
  const seen = await Promise.all(
    Array.from({ length: 10 }, () => resolveAccount(connection.db, ids, { ...identity, subject: 'a-4', email: 'ten@person.example' })),
  )
  expect(new Set(seen).size).toBe(1)
})
