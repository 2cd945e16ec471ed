import { createCalls } from '@tracemark/api/client'
import { isForPeople } from '@tracemark/api/contract'
import { Permission, ProgramPermission } from '@tracemark/api/schemas'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { refusal } from './conversation.ts'
import { unguarded } from './exceptions.ts'
import { Fixture } from './fixture.ts'
import { type Operation, operations, type Parts } from './operations.ts'
import { getToken } from './people.ts'

/** What everybody holds at the moment; all there is while rows are made. */
const held = vi.hoisted((): { permissions: readonly string[] | undefined } => ({ permissions: undefined }))
vi.mock(import('@tracemark/api/rules'), async (load) => {
  const rules = await load()
  return {
    ...rules,
    getPermissions: (membership) => (held.permissions as Permission[] | undefined) ?? rules.getPermissions(membership),
  }
})

let fixture: Fixture
beforeAll(async () => {
  fixture = await Fixture.create()
})
afterAll(() => fixture.app.stop())

const holding = async <Result>(permissions: readonly string[], run: () => Promise<Result>): Promise<Result> => {
  held.permissions = permissions
  try {
    return await run()
  } finally {
    held.permissions = undefined
  }
}

const guarded = operations.filter(({ permissions }) => permissions.length > 0)

test.each(guarded.map((operation) => [operation.id, operation] as const))(
  '%s needs each of its permissions, and no other',
  async (_, operation) => {
    for (const code of operation.permissions) {
      const { parts, token } = await fixture.fill(operation, fixture.own, { fresh: true })
      const others = Permission.options.filter((permission) => permission !== code)
      const { status, code: answered } = await holding(others, () => fixture.send(operation, parts, token))
      expect([code, { status, code: answered }]).toEqual([code, refusal(operation, 'permission_denied')])
    }
    const { parts, token } = await fixture.fill(operation, fixture.own, { fresh: true })
    const answer = await holding(operation.permissions, () => fixture.send(operation, parts, token))
    expect([answer.code === 'done' ? '' : answer.text, answer.status]).toEqual(['', 200])
  },
)

/** Nothing that a call takes, whatever it is. */
const nonsense = (operation: Operation, parts: Parts): Parts => ({
  ...parts,
  query: { ...parts.query, nonsense: 'x' },
  body: operation.endpoint?.body ? { nonsense: 1 } : undefined,
})

test.each(guarded.filter(({ endpoint }) => endpoint).map((operation) => [operation.id, operation] as const))(
  '%s says nothing about what it takes to whoever may not make it',
  async (_, operation) => {
    const { parts, token } = await fixture.fill(operation, fixture.own)
    const { status, code } = await holding([], () => fixture.send(operation, nonsense(operation, parts), token))
    expect({ status, code }).toEqual(refusal(operation, 'permission_denied'))
  },
)

describe('a program', () => {
  const grantable: readonly Permission[] = ProgramPermission.options
  const made = new Map<string, Promise<string>>()
  /** An access token of the own organization's person, who may everything: of the type full, or with this scope. */
  const tokenFor = (permissions: readonly Permission[] | 'full'): Promise<string> => {
    const scope = String(permissions)
    const make = async () => {
      const given =
        permissions === 'full'
          ? { accessTokenType: 'full' as const }
          : { accessTokenType: 'restricted' as const, restrictions: { permissions: [...permissions] } }
      const token = await getToken(fixture.app, 'organization', fixture.own)
      const body = { name: `Program ${made.size}`, ...given }
      return (await createCalls(fixture.app).accessTokens.create({ body: body as never }, { token: token ?? '' })).token
    }
    const token = made.get(scope) ?? make()
    made.set(scope, token)
    return token
  }
  const answerTo = async (operation: Operation, permissions: readonly Permission[] | 'full') => {
    const { parts } = await fixture.fill(operation, fixture.own, { fresh: true })
    const answer = await fixture.send(operation, parts, await tokenFor(permissions))
    return { status: answer.status, code: answer.code }
  }
  const ofMembers = guarded.filter(({ security }) => security !== 'identity' && security !== 'execution')

  test.each(ofMembers.map((operation) => [operation.id, operation] as const))(
    '%s is refused to an access token without the scope, and done for one that has it alone',
    async (_, operation) => {
      for (const code of operation.permissions) {
        const others = grantable.filter((permission) => permission !== code)
        expect([code, await answerTo(operation, others)]).toEqual([code, refusal(operation, 'permission_denied')])
      }
      const refused = isForPeople(operation)
      expect(await answerTo(operation, refused ? grantable : operation.permissions)).toEqual(
        refused ? refusal(operation, 'permission_denied') : { status: 200, code: 'done' },
      )
    },
  )

  /** What says who may do what: whoever found a token could stay by changing it. And views of lists and exports, which belong to a person. */
  const aboutPeople = new Set(['accessTokens', 'organizations', 'organizationAccounts', 'invitations', 'savedViews', 'exports', 'teams'])
  const changing = operations.filter(
    ({ group, method, security }) =>
      aboutPeople.has(group) && method !== 'GET' && security !== 'public' && security !== 'identity' && security !== 'execution',
  )

  test.each(changing.map((operation) => [operation.id, operation] as const))(
    '%s is refused to a full access token',
    async (_, operation) => {
      expect(await answerTo(operation, 'full')).toEqual({ status: 403, code: 'permission_denied' })
    },
  )

  test('nothing else that changes something is kept from a full access token', () => {
    const kept = operations.filter((operation) => operation.endpoint && operation.method !== 'GET' && isForPeople(operation.endpoint))
    expect(kept.map(({ id }) => id)).toEqual(changing.map(({ id }) => id))
  })

  test.each(
    operations
      .filter(({ security }) => security === 'identity' || security === 'execution')
      .map((operation) => [operation.id, operation] as const),
  )('%s takes no access token', async (_, operation) => {
    expect(await answerTo(operation, grantable)).toEqual({ status: 401, code: 'token_invalid' })
  })
})

test('what needs no permission is public, of a run, or has a reason', () => {
  const open = operations.filter(
    ({ permissions, security }) => permissions.length === 0 && security !== 'public' && security !== 'execution',
  )
  expect(open.map(({ id }) => id)).toEqual(Object.keys(unguarded))
})
