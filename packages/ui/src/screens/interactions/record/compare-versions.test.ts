import { expect, test } from 'vitest'
import { compareVersions } from './compare-versions.ts'

const answer = (widgetId: string, value: string | number) => ({ widgetId, label: widgetId.toUpperCase(), value })
const file = (name: string) => ({ stepId: 'photo', label: 'PHOTO', name, file: `/files/1/${name}`, camera: true })

test('only questions that are answered differently are told, also those that were taken back or are new', () => {
  const differences = compareVersions({
    before: { answers: [answer('kept', 1), answer('changed', 2), answer('gone', 'x')] },
    after: { answers: [answer('kept', 1), answer('changed', 3), answer('new', 'y')] },
  })
  expect(differences.map(({ label, before, after }) => [label, before?.answer?.value, after?.answer?.value])).toEqual([
    ['CHANGED', 2, 3],
    ['NEW', undefined, 'y'],
    ['GONE', 'x', undefined],
  ])
})

test('a question has other files', () => {
  const [difference, ...others] = compareVersions({ before: { attachments: [file('a')] }, after: { attachments: [file('a'), file('b')] } })
  expect([difference?.label, difference?.before?.files.length, difference?.after?.files.length, others]).toEqual(['PHOTO', 1, 2, []])
})
