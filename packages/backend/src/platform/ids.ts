import { randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'

/** Makes UUIDs of version 7 whose order is the order in which they were made, also within a millisecond or on a fixed clock. */
export type IdSource = () => string

const COUNTER_MAX = 0xfff

export const createIdSource = (clock: Clock): IdSource => {
  let milliseconds = 0
  let counter = 0
  return () => {
    const now = clock.now().getTime()
    if (now > milliseconds) {
      milliseconds = now
      counter = 0
    } else if (counter < COUNTER_MAX) counter += 1
    else {
      milliseconds += 1
      counter = 0
    }
    const random = randomBytes(8)
    random.writeUInt8((random.readUInt8(0) & 0x3f) | 0x80, 0)
    const time = milliseconds.toString(16).padStart(12, '0')
    const tail = random.toString('hex')
    return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${tail.slice(0, 4)}-${tail.slice(4)}`
  }
}
