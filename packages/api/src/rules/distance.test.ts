import { expect, test } from 'vitest'
import { getDistance } from './distance.ts'

test.each([
  ['the same point', [-75.7, 4.3], [-75.7, 4.3], 0],
  ['a degree of latitude', [0, 0], [0, 1], 111_195],
  ['across the date line', [179.5, 0], [-179.5, 0], 111_195],
  ['pole to pole', [10, 90], [-120, -90], 20_015_115],
  ['Pijao to Armenia', [-75.703, 4.335], [-75.681, 4.534], 22_262],
] as const)('%s', (_, one, other, metres) => {
  expect(Math.round(getDistance([...one], [...other]))).toBe(metres)
})
