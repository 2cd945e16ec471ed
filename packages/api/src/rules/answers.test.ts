import { describe, expect, test } from 'vitest'
import { Widget } from '../schemas/index.ts'
import { checkAnswers, takeAnswers } from './answers.ts'

const widgets: Widget[] = [
  { id: 'note', parameters: { input: 'text', label: 'Note', required: false, minLength: 2, maxLength: 4 } },
  { id: 'moisture', parameters: { input: 'number', label: 'Moisture', required: true, min: 0, max: 100 } },
  { id: 'looks', parameters: { input: 'choice', label: 'Looks', required: true, options: [{ value: 'even', label: 'Even' }] } },
  { id: 'day', parameters: { input: 'date', label: 'Day', required: false, min: '2026-01-01', max: '2026-12-31' } },
  { id: 'dry', parameters: { input: 'yesno', label: 'Dry', required: false } },
]

test('answers within every bound are taken', () => {
  expect(checkAnswers(widgets, { note: 'ok', moisture: 0, looks: 'even', day: '2026-02-28', dry: false })).toEqual([])
})

test('optional widgets may stay empty, required ones may not', () => {
  expect(checkAnswers(widgets, { note: '  ' })).toEqual([
    { widgetId: 'moisture', reason: 'required' },
    { widgetId: 'looks', reason: 'required' },
  ])
})

test.each([
  ['note', 'x', { reason: 'too_short', min: 2, max: 4 }],
  ['note', 'xxxxx', { reason: 'too_long', min: 2, max: 4 }],
  ['note', 7, { reason: 'wrong_type' }],
  ['moisture', -0.1, { reason: 'too_small', min: 0, max: 100 }],
  ['moisture', 100.1, { reason: 'too_large', min: 0, max: 100 }],
  ['moisture', '11', { reason: 'not_a_number' }],
  ['moisture', Number.NaN, { reason: 'not_a_number' }],
  ['looks', 'patchy', { reason: 'not_an_option' }],
  ['day', '2026-02-30', { reason: 'not_a_date' }],
  ['day', '30.1.2026', { reason: 'not_a_date' }],
  ['day', '2025-12-31', { reason: 'too_early', min: '2026-01-01', max: '2026-12-31' }],
  ['day', '2027-01-01', { reason: 'too_late', min: '2026-01-01', max: '2026-12-31' }],
  ['dry', 'yes', { reason: 'wrong_type' }],
  ['elsewhere', 'x', { reason: 'unknown_widget' }],
  ['__proto__x', 'x', { reason: 'unknown_widget' }],
] as const)('%s = %j is refused', (widgetId, value, finding) => {
  const answers = { moisture: 11, looks: 'even', [widgetId]: value }
  expect(checkAnswers(widgets, answers)).toEqual([{ widgetId, ...finding }])
})

describe('answers that are files, places and codes', () => {
  const asked: Widget[] = [
    { id: 'patio', parameters: { input: 'photo', label: 'Patio', required: true, limit: 2 } },
    { id: 'papers', parameters: { input: 'file', label: 'Papers', required: false } },
    { id: 'signed', parameters: { input: 'signature', label: 'Signed', required: true } },
    { id: 'where', parameters: { input: 'location', label: 'Where', required: true } },
    { id: 'bag', parameters: { input: 'code', label: 'Bag', required: true } },
    { id: 'wallet', parameters: { input: 'evernymInvitation', label: 'Wallet', required: false, evernymIssuerId: 'cafe' } },
  ]
  const whole = { signed: 'Ana Rojas', where: 'geo:4.6,-74;u=12', bag: '0104012345678901' }

  test('a photo counts by its file, a signature by its name or its picture', () => {
    expect(checkAnswers(asked, whole, { patio: 1 })).toEqual([])
    const { signed: _, ...drawn } = whole
    expect(checkAnswers(asked, drawn, { patio: 2, signed: 1, papers: 5 })).toEqual([])
  })

  test('what is missing is said of each', () => {
    expect(checkAnswers(asked, {}).map(({ widgetId, reason }) => `${widgetId} ${reason}`)).toEqual([
      'patio required',
      'signed required',
      'where required',
      'bag required',
    ])
  })

  test('a file beside a code is no code', () => {
    const { bag: _, ...others } = whole
    expect(checkAnswers(asked, others, { patio: 1, bag: 1 })).toEqual([{ widgetId: 'bag', reason: 'required' }])
  })

  test.each([
    ['patio', { patio: 'a.jpg' }, {}, { reason: 'wrong_type' }],
    ['patio', {}, { patio: 3 }, { reason: 'too_many_files', max: 2 }],
    ['papers', {}, { papers: 6 }, { reason: 'too_many_files', max: 5 }],
    ['signed', { signed: 'x'.repeat(201) }, {}, { reason: 'wrong_type' }],
    ['where', { where: 'geo:100,4' }, {}, { reason: 'not_a_place' }],
    ['bag', { bag: 4 }, {}, { reason: 'wrong_type' }],
  ] as const)('%s with %j and files %j is refused', (widgetId, answers, attached, finding) => {
    expect(checkAnswers(asked, { ...whole, ...answers }, { patio: 1, ...attached })).toEqual([{ widgetId, ...finding }])
  })
})

const typed = (parameters: object): Widget =>
  Widget.parse({ id: 'typed', parameters: { label: 'Lot', required: true, input: 'text', ...parameters } })

test.each(['\u200b\u200b\u200b\u200b', '\u2800\u2800\u2800\u2800', '\u3164\u3164\u3164\u3164', '\u00ad'])(
  '%j answers no required question',
  (answer) => {
    for (const parameters of [{}, { multiline: true }, { input: 'code' }, { input: 'signature' }, { input: 'location' }])
      expect(checkAnswers([typed(parameters)], { typed: answer })).toEqual([{ widgetId: 'typed', reason: 'required' }])
  },
)

test('an answer is measured as it is kept', () => {
  const four = typed({ minLength: 4, maxLength: 4 })
  expect(checkAnswers([four], { typed: '\u200e88-1\u200b\n' })).toEqual([])
  expect(checkAnswers([four], { typed: 'ab\u200b\u200b' })).toEqual([{ widgetId: 'typed', reason: 'too_short', min: 4, max: 4 }])
  expect(takeAnswers([four], { typed: '\t88-1043\n', other: ' x ' })).toEqual({ typed: '88-1043', other: ' x ' })
  expect(takeAnswers([typed({ multiline: true })], { typed: 'a \r\nb\u200b' })).toEqual({ typed: 'a\nb' })
  expect(takeAnswers([typed({ input: 'code' })], { typed: '\ufeff010950\x1d10A ' })).toEqual({ typed: '010950\x1d10A' })
  expect(takeAnswers([typed({ input: 'choice', options: [{ value: 'a  b', label: 'A' }] })], { typed: 'a  b' })).toEqual({ typed: 'a  b' })
})
