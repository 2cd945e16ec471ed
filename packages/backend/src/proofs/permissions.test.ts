import { Permission } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refusal } from './conversation.ts'
import { operations } from './operations.ts'
import { unguarded } from './special.ts'
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

test('what needs no permission is public, of a run, or has a reason', () => {
  const open = operations.filter(
    ({ permissions, security }) => permissions.length === 0 && security !== 'public' && security !== 'execution',
  )
  expect(open.map(({ id }) => id)).toEqual(Object.keys(unguarded))
})
