import { expect, test } from 'vitest'
import { fewAtATime } from './few-at-a-time.ts'

test('so many pieces of work run as may, so many wait in order, and the others are told to come back', async () => {
  const few = fewAtATime({ running: 2, waiting: 1 })
  const gates = ['one', 'two', 'three'].map((name) => ({ name, ...Promise.withResolvers<string>() }))
  const begun: string[] = []
  const works = gates.map(({ name, promise }) =>
    few(() => {
      begun.push(name)
      return promise
    }),
  )
  await expect(few(async () => 'four')).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 10 })
  expect(begun).toEqual(['one', 'two'])
  gates[0]?.reject(new Error('Broken'))
  await expect(works[0]).rejects.toThrow('Broken')
  expect(begun).toEqual(['one', 'two', 'three'])
  for (const { name, resolve } of gates.slice(1)) resolve(name)
  expect(await Promise.all(works.slice(1))).toEqual(['two', 'three'])
  expect(await few(async () => 'five')).toBe('five')
})
