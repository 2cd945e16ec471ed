import { createApiClient } from '@tracemark/api/client'
import { Permission, ProgramPermission } from '@tracemark/api/schemas'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { refusal } from './conversation.ts'
import { type Operation, operations } from './operations.ts'
import { tokenOf } from './people.ts'
import { forPeople, unguarded } from './special.ts'
import { World } from './world.ts'

/** What everybody holds at the moment; all there is while rows are made. */
const held = vi.hoisted((): { permissions: readonly string[] | undefined } => ({ permissions: undefined }))
vi.mock(import('@tracemark/api/rules'), async (load) => {
  const rules = await load()
  return {
    ...rules,
    permissionsOf: (membership) => (held.permissions as Permission[] | undefined) ?? rules.permissionsOf(membership),
  }
})

let world: World
beforeAll(async () => {
  world = await World.create()
})
afterAll(() => world.app.stop())

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
      const { parts, token } = await world.fill(operation, world.own, { fresh: true })
      const others = Permission.options.filter((permission) => permission !== code)
      const { status, code: answered } = await holding(others, () => world.send(operation, parts, token))
      expect([code, { status, code: answered }]).toEqual([code, refusal(operation, 'permission_denied')])
    }
    const { parts, token } = await world.fill(operation, world.own, { fresh: true })
    const answer = await holding(operation.permissions, () => world.send(operation, parts, token))
    expect([answer.code === 'done' ? '' : answer.text, answer.status]).toEqual(['', 200])
  },
)

describe('a program', () => {
  const grantable: readonly Permission[] = ProgramPermission.options
  const made = new Map<string, Promise<string>>()
  /** An access token of the own organization's person, who may everything, with this scope. */
  const tokenFor = (permissions: readonly Permission[]): Promise<string> => {
    const scope = permissions.join()
    const make = async () => {
      const body = { name: `Program ${made.size}`, accessTokenType: 'restricted' as const, restrictions: { permissions: [...permissions] } }
      const token = await tokenOf(world.app, 'organization', world.own)
      return (await createApiClient(world.app).accessTokens.create({ body: body as never }, { token: token ?? '' })).token
    }
    const token = made.get(scope) ?? make()
    made.set(scope, token)
    return token
  }
  const answerTo = async (operation: Operation, permissions: readonly Permission[]) => {
    const { parts } = await world.fill(operation, world.own, { fresh: true })
    const answer = await world.send(operation, parts, await tokenFor(permissions))
    return { status: answer.status, code: answer.code }
  }
  const ofMembers = guarded.filter(({ security }) => security !== 'identity' && security !== 'execution')

  test.each(ofMembers.map((operation) => [operation.id, operation] as const))(
    '%s is refused to an access token without the scope, and done for one that has it alone',
    async (id, operation) => {
      for (const code of operation.permissions) {
        const others = grantable.filter((permission) => permission !== code)
        expect([code, await answerTo(operation, others)]).toEqual([code, refusal(operation, 'permission_denied')])
      }
      const isGrantable = operation.permissions.every((permission) => grantable.includes(permission))
      const allowed = isGrantable ? operation.permissions : grantable
      const expected = forPeople[id] === undefined ? { status: 200, code: 'done' } : refusal(operation, 'permission_denied')
      expect(await answerTo(operation, allowed)).toEqual(expected)
    },
  )

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
