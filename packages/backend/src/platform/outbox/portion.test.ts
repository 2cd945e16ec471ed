import { expect, test } from 'vitest'
import { createPortion } from './portion.ts'

/** The sizes of portions of work that takes so long for each piece. */
const sizesAt = async (msOfOne: readonly number[]): Promise<number[]> => {
  let time = 0
  const portion = createPortion({ least: 25, most: 500, now: () => time })
  const sizes: number[] = []
  for (const ms of msOfOne)
    await portion.run(async (size) => {
      sizes.push(size)
      time += size * ms
      return size
    })
  return sizes
}

test('a portion grows step by step to what takes 8 ms, and shrinks at once where the same takes longer', async () => {
  expect(await sizesAt([0.1, 0.1, 0.1, 0.1, 0.1, 0.2, 0.2])).toEqual([25, 38, 57, 80, 80, 80, 40])
})

test('a portion has its limits, however quick or slow the machine', async () => {
  expect((await sizesAt(Array(12).fill(0))).at(-1)).toBe(500)
  expect((await sizesAt(Array(8).fill(9))).at(-1)).toBe(25)
})

test('the rest of a piece of work says nothing of the next portion', async () => {
  const portion = createPortion({ least: 25, most: 500, now: () => 0 })
  expect(await portion.run(async () => 3)).toBe(3)
  expect(portion.size).toBe(25)
})
