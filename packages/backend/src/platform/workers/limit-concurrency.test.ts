import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

/** Work that begins when its turn comes, and is over when the test says so. */
const createWork = (few: ReturnType<typeof limitConcurrency>) => {
  const begun: string[] = []
  const gates = new Map<string, PromiseWithResolvers<string>>()
  return {
    begun,
    ask: (owner: number, name: string): Promise<string> => {
      const gate = Promise.withResolvers<string>()
      gates.set(name, gate)
      return few(owner, () => {
        begun.push(name)
        return gate.promise
      })
    },
    gate: (name: string) => gates.get(name) ?? Promise.withResolvers<string>(),
    finish: async (name: string, work: Promise<string>) => {
      gates.get(name)?.resolve(name)
      expect(await work).toBe(name)
    },
  }
}

test('so many pieces of work run as may, so many wait in order, and the others are told to come back', async () => {
  const few = limitConcurrency({ running: 2, waiting: 1 })
  const { begun, ask, gate, finish } = createWork(few)
  const [one, two, three] = [ask(1, 'one'), ask(1, 'two'), ask(1, 'three')]
  await expect(few(1, async () => 'four')).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 10 })
  expect(begun).toEqual(['one', 'two'])
  gate('one').reject(new Error('Broken'))
  await expect(one).rejects.toThrow('Broken')
  expect(begun).toEqual(['one', 'two', 'three'])
  await finish('two', two)
  await finish('three', three)
  expect(await few(1, async () => 'five')).toBe('five')
})

test('owners take turns, and the one with most to do waits for itself', async () => {
  const { begun, ask, finish } = createWork(limitConcurrency({ running: 1, waiting: 100 }))
  const first = [ask(1, 'a1'), ask(1, 'a2'), ask(1, 'a3')]
  const others = [ask(2, 'b1'), ask(2, 'b2'), ask(3, 'c1')]
  for (const [name, work] of [
    ['a1', first[0]],
    ['b1', others[0]],
    ['c1', others[2]],
    ['a2', first[1]],
    ['b2', others[1]],
    ['a3', first[2]],
  ] as const)
    if (work) await finish(name, work)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('no owner has all that run, nor all that wait, however long its work takes', async () => {
  const few = limitConcurrency({ running: 2, waiting: 4, each: { running: 1, waiting: 2 } })
  const { begun, ask, finish } = createWork(few)
  const endless = [ask(1, 'endless'), ask(1, 'a2'), ask(1, 'a3')]
  await expect(few(1, async () => 'a4')).rejects.toMatchObject({ code: 'rate_limited' })
  for (const name of ['b1', 'b2', 'b3']) await finish(name, ask(2, name))
  expect(begun).toEqual(['endless', 'b1', 'b2', 'b3'])
  await finish('endless', endless[0] ?? ask(1, 'none'))
  expect(begun).toEqual(['endless', 'b1', 'b2', 'b3', 'a2'])
})

test('whoever asks again and again comes no earlier than whoever waits', async () => {
  const { begun, ask, finish } = createWork(limitConcurrency({ running: 1, waiting: 100 }))
  const [a1, a2, b1, c1] = [ask(1, 'a1'), ask(1, 'a2'), ask(2, 'b1'), ask(3, 'c1')]
  await finish('a1', a1)
  const again = ask(1, 'a3')
  await finish('b1', b1)
  const b2 = ask(2, 'b2')
  await finish('c1', c1)
  const c2 = ask(3, 'c2')
  for (const [name, work] of [
    ['a2', a2],
    ['b2', b2],
    ['c2', c2],
    ['a3', again],
  ] as const)
    await finish(name, work)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3'])
})
