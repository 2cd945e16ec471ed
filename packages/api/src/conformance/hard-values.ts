import { createRandom, type Random } from '../demo/random.ts'
import { writePlace } from '../rules/place.ts'
import type { Answers, AnswerValue, TaskConfig } from '../schemas/index.ts'

/** Texts that look like a value of another kind, to a spreadsheet too. */
const texts = [
  '2026-01-05',
  '2026-02-30',
  '5/6/2026',
  '12:30',
  '0.0004',
  '1e5',
  '1E400',
  '007',
  '0x10',
  '+49 170 1234567',
  '-5',
  '=SUM(A1)',
  '@SUM(A1)',
  '-1+1',
  'TRUE',
  'false',
  'null',
  'NaN',
  'MARCH1',
  '1-2',
  '04012345678901',
  '12345678901234567890',
  'https://trace.example/a?b=c&d',
  'geo:4.33,-75.7',
  'skipped:private',
  "'quoted",
  '"quoted"',
  '<b>bold</b> & <i>',
  'two  blanks',
  'a; b, c',
  'tab\there',
  'first line\nsecond line',
  '{{value}}',
  '#REF!',
  '12 kg',
] as const

const numbers = [0, 0.0004, 3.123456, 1e-7, 1.5e-12, 1234.5, 2026, 1e21, -0.000_000_1, 0.1 + 0.2, 9_007_199_254_740_991, -273.15] as const

const PIECES = ['0', '1', '9', '.', ',', '-', '+', 'e', 'E', '=', '/', ':', ' ', '%', '€', "'", '"', 'a', 'Ä', '農', ';', '(', ')'] as const

/** Neither begins nor ends with a blank: answers of nothing else are none. */
const pickText = (random: Random): string => {
  if (random.chance(0.6)) return random.pick(texts)
  const inner = Array.from({ length: random.integer(0, 12) }, () => random.pick(PIECES)).join('')
  return `${random.pick(PIECES.filter((piece) => piece !== ' '))}${inner}x`
}

const pickNumber = (random: Random): number => {
  if (random.chance(0.4)) return random.pick(numbers)
  const size = 10 ** random.integer(-12, 22)
  return Number(((random.next() - 0.5) * size).toPrecision(random.integer(1, 17)))
}

const pickDay = (random: Random): string => {
  const day = new Date(0)
  day.setUTCFullYear(
    random.chance(0.7) ? random.integer(1990, 2060) : random.integer(1, 9999),
    random.integer(0, 11),
    random.integer(1, 28),
  )
  return day.toISOString().slice(0, 10)
}

const pickPlace = (random: Random): string => {
  if (random.chance(0.2)) return random.pick(['Patio 3', '4.33 north', '2026-01-05', 'skipped:private'])
  const point = { type: 'Point' as const, coordinates: [random.decimal(-180, 180, 7), random.decimal(-90, 90, 7)] as [number, number] }
  return writePlace({ by: 'device', location: { point, pointAccuracy: random.integer(1, 3000) } })
}

const label = (input: string) => `Question of ${input}`
const widgets = [
  { id: 'text', parameters: { label: label('text'), input: 'text', required: false, multiline: true } },
  { id: 'code', parameters: { label: label('code'), input: 'code', required: false } },
  { id: 'signature', parameters: { label: label('signature'), input: 'signature', required: false } },
  {
    id: 'choice',
    parameters: { label: label('choice'), input: 'choice', required: false, options: texts.map((value) => ({ value, label: value })) },
  },
  { id: 'number', parameters: { label: label('number'), input: 'number', required: false, unit: 'mg/kg' } },
  { id: 'date', parameters: { label: label('date'), input: 'date', required: false } },
  { id: 'yesno', parameters: { label: label('yesno'), input: 'yesno', required: false } },
  { id: 'location', parameters: { label: label('location'), input: 'location', required: false } },
] satisfies TaskConfig['widgets']

/** A question of each kind that is answered with a value. */
export const hardTask: TaskConfig = { widgets }

type Kind = (typeof widgets)[number]['parameters']['input']

const answerOf: Readonly<Record<Kind, (random: Random) => AnswerValue>> = {
  text: pickText,
  code: pickText,
  signature: pickText,
  choice: (random) => random.pick(texts),
  number: pickNumber,
  date: pickDay,
  yesno: (random) => random.chance(0.5),
  location: pickPlace,
}

/** Answers to `hardTask`, the same for the same seed: each could be taken for something else, or be rounded. */
export const hardAnswers = (seed: string): Answers => {
  const random = createRandom(seed)
  return Object.fromEntries(widgets.map(({ id, parameters }) => [id, answerOf[parameters.input](random)]))
}
