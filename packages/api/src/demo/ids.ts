import { hash } from './random.ts'

/** When the demo organizations "began": ids that don't follow `now` carry this instant, so that they never change. */
export const demoFounded: number = Date.UTC(2024, 1, 5, 9)

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0').slice(-digits)

/** A UUID in the form of version 7 whose instant is given and whose random bits follow from the key. */
export const demoIdAt = (milliseconds: number, key: string): string => {
  const time = hex(milliseconds, 12)
  const first = hash(key)
  const second = hash(`${key}/2`)
  const third = hash(`${key}/3`)
  const variant = hex(0x8000 | (second & 0x3fff), 4)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(first, 3)}-${variant}-${hex(third, 8)}${hex(first >>> 12, 4)}`
}

/** The same id for the same key, whatever `now` is. */
export const demoId = (key: string): string => demoIdAt(demoFounded + (hash(key) % 86_400_000), key)
