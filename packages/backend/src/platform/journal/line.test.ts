import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Line, readLine, writeLine } from './line.ts'

const parameter = fc.letrec((tie) => ({
  value: fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    fc.boolean(),
    fc.constant(null),
    fc.bigInt(),
    fc.date({ noInvalidDate: true }),
    fc.uint8Array(),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
})).value
const line: fc.Arbitrary<Line> = fc.oneof(
  fc.record({ kind: fc.constant('begin'), after: fc.nat() }),
  fc.record({ kind: fc.constant('begin'), after: fc.nat(), synced: fc.constant('0000000000000123') }),
  fc.record({ kind: fc.constant('next') }),
  fc.record({ kind: fc.constant('undone'), entry: fc.nat() }),
  fc.record({
    kind: fc.constant('entry'),
    entry: fc.nat(),
    at: fc.constant('2026-05-20T15:00:00.000Z'),
    statements: fc.array(fc.tuple(fc.string(), fc.array(parameter))),
  }),
)

test('a line is read as it was written, whatever its parameters', () => {
  fc.assert(
    fc.property(line, (written) => {
      const text = writeLine(written)
      expect([text.indexOf('\n'), readLine(text.slice(0, -1))]).toEqual([text.length - 1, written])
    }),
  )
})

test('a line with any byte changed or cut off is none', () => {
  fc.assert(
    fc.property(line, fc.nat(), fc.integer({ min: 1, max: 255 }), (written, at, difference) => {
      const bytes = Buffer.from(writeLine(written)).subarray(0, -1)
      const place = at % bytes.length
      expect(readLine(bytes.subarray(0, place).toString())).toBe(undefined)
      const changed = Buffer.from(bytes)
      changed[place] = (changed[place] ?? 0) ^ difference
      expect(readLine(changed.toString())).toBe(undefined)
    }),
  )
})
