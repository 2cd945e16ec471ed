import type { RecordedAnswer, RecordedAttachment } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { isPicture, partEntries, toEntries } from './entries.ts'

const answer = (widgetId: string, position?: number): RecordedAnswer => ({
  widgetId,
  label: `Question ${widgetId}`,
  value: widgetId,
  ...(position !== undefined && { position, input: 'text' }),
})
const file = (stepId: string, name: string, changes: Partial<RecordedAttachment> = {}): RecordedAttachment => ({
  stepId,
  name,
  file: '/files/101/kX9v3hQmT2yB7wZc5LdR8Aq4sN6pJ1eU',
  camera: true,
  contentType: 'image/jpeg',
  ...changes,
})

const shown = (answers: RecordedAnswer[], attachments?: RecordedAttachment[]) =>
  toEntries({ answers, attachments }).map(({ label, answer: given, files }) => [label, given?.value, files.map(({ name }) => name)])

test('answers and files stand in the order of the questions, the files of a question together', () => {
  const photo = { label: 'Photo of the bags', input: 'photo', position: 1 } as const
  const signature = { label: 'Signed by', input: 'signature', position: 4 } as const
  expect(
    shown(
      [answer('a', 0), answer('b', 2), answer('c', 3)],
      [file('signed', 'signature', signature), file('bags', 'one', photo), file('c', 'beside'), file('bags', 'two', photo)],
    ),
  ).toEqual([
    ['Question a', 'a', []],
    ['Photo of the bags', undefined, ['one', 'two']],
    ['Question b', 'b', []],
    ['Question c', 'c', ['beside']],
    ['Signed by', undefined, ['signature']],
  ])
})

test('of an older record the answers come first, and files without a question last', () => {
  const photo = { label: 'Photo of the bags', input: 'photo', position: 1 } as const
  expect(shown([answer('a'), answer('b')], [file('gone', 'elsewhere'), file('bags', 'one', photo)])).toEqual([
    ['Question a', 'a', []],
    ['Question b', 'b', []],
    ['Photo of the bags', undefined, ['one']],
    [undefined, undefined, ['elsewhere']],
  ])
})

test.each([
  ['image/jpeg', true],
  ['image/svg+xml', true],
  ['image/heic', false],
  ['application/pdf', false],
  [undefined, false],
] as const)('%s is a picture: %s', (contentType, expected) => {
  expect(isPicture(file('bags', 'photo.jpg', { contentType }))).toBe(expected)
})

test('photos stand apart from what was said; signatures, papers and files that are gone do not', () => {
  const files = [
    file('bags', 'photo', { label: 'Bags' }),
    file('bags', 'gone', { label: 'Bags', contentType: undefined }),
    file('signed', 'signature', { label: 'Signed', input: 'signature' }),
    file('note', 'note.pdf', { label: 'Note', contentType: 'application/pdf' }),
  ]
  const { said, shown: seen } = partEntries(toEntries({ answers: [answer('weight', 0)], attachments: files }))
  const names = (entries: typeof said) => entries.map(({ id, files: given }) => [id, given.map(({ name }) => name)])
  expect(names(said)).toEqual([
    ['weight', []],
    ['bags', ['gone']],
    ['signed', ['signature']],
    ['note', ['note.pdf']],
  ])
  expect(names(seen)).toEqual([['bags', ['photo']]])
})
