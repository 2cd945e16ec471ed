import { expect, test } from 'vitest'
import { openFaces } from './faces.ts'
import { createSetter, type Span } from './set-text.ts'

const SIZE = 10

const lines = async (text: string | Span[], width: number) => {
  const spans = typeof text === 'string' ? [{ text }] : text
  const letters = spans.map((span) => span.text).join('')
  const faces = await openFaces({ text: letters, strong: letters, title: '' }, 'en')
  return createSetter(faces)(spans, SIZE, width)
}
/** Each line as it stands on paper, from the left; the letters of a piece are drawn from the right where they are written so. */
const seen = async (text: string | Span[], width: number) =>
  (await lines(text, width)).map(({ pieces }) => pieces.map((piece) => piece.text).join(''))

test('lines end between words, and at the ends of lines', async () => {
  expect(await seen('Turned the parchment\r\ntwice  a day', 60)).toEqual(['Turned the', 'parchment', 'twice a day'])
  expect(await seen('', 60)).toEqual([])
})

test('Chinese and Japanese break between characters, but not before what closes', async () => {
  expect(await seen('午後から雨。', 50)).toEqual(['午後から', '雨。'])
})

test('Thai breaks between words, which it writes without spaces', async () => {
  const words = ['ไร่', 'กาแฟ', 'ภูเขา', 'สูง']
  const narrow = await seen(words.join(''), 40)
  const ends = narrow.map((_, nth) => narrow.slice(0, nth + 1).join('').length)
  const wordEnds = words.map((_, nth) => words.slice(0, nth + 1).join('').length)
  expect(narrow.length).toBeGreaterThan(1)
  expect(ends.filter((end) => !wordEnds.includes(end))).toEqual([])
})

test('a word that is wider than its column goes on in the next line', async () => {
  const set = await lines('Donaudampfschifffahrt', 50)
  expect(set.map(({ pieces }) => pieces[0]?.text).join('')).toBe('Donaudampfschifffahrt')
  expect([set.length > 1, set.every(({ width }) => width <= 50)]).toEqual([true, true])
})

test('what is written from the right stands from the right, and what is among it from the left', async () => {
  const [line] = await lines('חוות (ab) 12', 500)
  expect([line?.isRightToLeft, line?.pieces.map(({ text }) => text.trim()).filter((text) => text !== '')]).toEqual([
    true,
    ['12', ')', 'ab', '(', 'חוות'],
  ])
})

test('spans keep their look within a line', async () => {
  const [line] = await lines([{ text: 'Moisture ' }, { text: '11.2', style: 'strong' }], 500)
  expect(line?.pieces.map(({ text, span }) => [text, span.style])).toEqual([
    ['Moisture ', undefined],
    ['11.2', 'strong'],
  ])
})

test('what no font has gets a box, and what changes letters alone stays with them', async () => {
  const [line] = await lines('a\u{10ffff}b\u0007c\u00ad', 500)
  expect(line?.pieces.map(({ text, width, face }) => [text, width > 0, face.shape(text, false).outlines.length])).toEqual([
    ['a', true, 0],
    // The number's six digits.
    ['\u{10ffff}', true, 6],
    ['bc', true, 0],
    ['\u00ad', false, 0],
  ])
})

test('letters that are moved are copied in the order of the text', async () => {
  const [moved] = await lines('ที่', 500)
  const [plain] = await lines('Kaffee', 500)
  expect([moved?.actual, plain?.actual]).toEqual(['ที่', undefined])
})
