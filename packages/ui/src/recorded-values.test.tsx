import { hardAnswers, hardTask } from '@tracemark/api/conformance'
import { readPlace, recordedAnswers } from '@tracemark/api/rules'
import { type InteractionDetail, languages, type PublicAttribute, type RecordedAnswer } from '@tracemark/api/schemas'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FactList } from './field/Facts/Facts.tsx'
import { createCompass } from './field/LocationField/compass.ts'
import { readCoordinates } from './field/LocationField/read-coordinates.ts'
import { I18nProvider } from './i18n/context.ts'
import { createFormat, type Format } from './i18n/format.ts'
import type { Translate } from './i18n/keys.ts'
import { loadLanguage } from './i18n/load-language.ts'
import { createTranslator } from './i18n/translator.ts'
import { Answers } from './screens/interactions/record/Answers.tsx'
import { attributeFacts } from './screens/public-pages/attribute-facts.ts'
import { interactions } from './stories/fixtures.ts'

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const textIn = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)

/** What stands behind each name of a list. */
const shownIn = (html: string) =>
  new Map([...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>([\s\S]*?)<\/dd>/g)].map(([, name = '', value = '']) => [name, value]))

interface Reader {
  t: Translate
  format: Format
}

const readNumber = (text: string, { format }: Reader): number => {
  const parts = new Intl.NumberFormat(format.locale).formatToParts(1_234_567.8)
  const mark = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  return Number(text.replaceAll(mark('group'), '').replace(mark('decimal'), '.'))
}

/** The one day of its year that is written so; text of another form is what it is. */
const readDay = (text: string, { format }: Reader): string => {
  const year = /\d{4}/.exec(text)?.[0]
  const days = Array.from({ length: 366 }, (_, index) => `${year}${new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(4, 10)}`)
  const [found, ...others] = days.filter((day) => format.recordedDay(day) === text)
  return found !== undefined && others.length === 0 ? found : text
}

const getPlace = ({ input, value }: RecordedAnswer) => (input === 'location' && typeof value === 'string' ? readPlace(value) : undefined)

/** What a person reads in the answer's place. */
const readBack = (answer: RecordedAnswer, html: string, reader: Reader): unknown => {
  const text = textIn(html)
  switch (answer.input) {
    case 'yesno':
      return text === reader.t('forms:attributes.true')
    case 'number':
      return readNumber(text.replace(/ mg\/kg$/, ''), reader)
    case 'date':
      return readDay(text, reader)
    case 'location': {
      const [, coordinates, accuracy] = /^<bdi[^>]*>(.*)<\/bdi><small>(.*)<\/small>$/.exec(html) ?? []
      if (coordinates === undefined || accuracy === undefined) return text
      const metres = /\d[\d.,]*/.exec(accuracy)?.[0] ?? ''
      return [readCoordinates(coordinates, createCompass(reader.t)), readNumber(metres, reader)]
    }
    default:
      return text
  }
}

const recorded = (answer: RecordedAnswer, { t }: Reader): unknown => {
  const place = getPlace(answer)
  if (place?.by === 'skipped') return t('interaction-page:place_skipped', { reason: t(`task-more:place.reason_${place.reason}`) })
  return place?.by === 'device' ? [place.location.point.coordinates, place.location.pointAccuracy] : answer.value
}

const asked = (input: 'number' | 'code' | 'text', value: string | number, unit?: string): RecordedAnswer => ({
  widgetId: `${input} ${value}`,
  label: `${input} ${value}`,
  input,
  value,
  ...(unit !== undefined && { unit }),
})

test('a small residue, an exact area, and what looks like a day are shown as they are', async () => {
  const i18n = { language: 'en', t: createTranslator(await loadLanguage('en'), 'en'), now: () => new Date(0) } as const
  const [first] = interactions
  const answers = [
    asked('number', 0.0004, 'mg/kg'),
    asked('number', 3.123456, 'ha'),
    asked('code', '2026-01-05'),
    asked('text', '2026-02-30'),
    // Of a record that does not say what was asked.
    { widgetId: 'old', label: 'Old', value: 'geo:4.33,-75.7' },
  ]
  const page = renderToStaticMarkup(
    <I18nProvider value={i18n}>
      <Answers interaction={{ ...first, answers } as InteractionDetail} />
    </I18nProvider>,
  )
  expect([...shownIn(page).values()].map(textIn)).toEqual(['0.0004 mg/kg', '3.123456 ha', '2026-01-05', '2026-02-30', 'geo:4.33,-75.7'])
})

/** Each seed answers every kind of question once. */
const listSeeds = (language: string) => Array.from({ length: 20 }, (_, index) => `${language} ${index}`)

test.each(languages)('in %s, what was recorded is read back from the page, whatever it looks like', async (language) => {
  const i18n = { language, t: createTranslator(await loadLanguage(language), language), now: () => new Date(0) }
  const reader = { t: i18n.t, format: createFormat(language, i18n.now) }
  const draw = (page: ReactNode) => shownIn(renderToStaticMarkup(<I18nProvider value={i18n}>{page}</I18nProvider>))
  const [first] = interactions
  for (const seed of listSeeds(language)) {
    const answers = recordedAnswers(hardTask, hardAnswers(seed))
    const interaction = { ...first, reportedLocation: undefined, recordLocation: undefined, answers } as InteractionDetail
    const shown = draw(<Answers interaction={interaction} />)
    expect(answers.map((answer) => readBack(answer, shown.get(answer.label) ?? '', reader))).toEqual(
      answers.map((answer) => recorded(answer, reader)),
    )
  }
})

/** The kinds that attributes have, which are kept as text. */
const getType = ({ input }: RecordedAnswer): PublicAttribute['type'] =>
  input === 'number' ? 'number' : input === 'date' ? 'date' : input === 'yesno' ? 'boolean' : 'string'

test.each(languages)('in %s, what is said of an asset is read back from its public page', async (language) => {
  const reader = { t: createTranslator(await loadLanguage(language), language), format: createFormat(language, () => new Date(0)) }
  for (const seed of listSeeds(language)) {
    const answers = recordedAnswers(hardTask, hardAnswers(seed))
    const attributes = answers.map((answer) => ({ label: answer.label, value: String(answer.value), type: getType(answer) }))
    const facts = attributeFacts({ attributes }, { ...reader, own: undefined })
    const shown = shownIn(renderToStaticMarkup(<FactList facts={facts} />))
    const read = ({ type, label }: (typeof attributes)[number]) => {
      const text = textIn(shown.get(label) ?? '')
      if (type === 'number') return readNumber(text, reader)
      if (type === 'boolean') return text === reader.t('public-page:yes')
      return type === 'date' ? readDay(text, reader) : text
    }
    expect(attributes.map(read)).toEqual(answers.map(({ value }) => value))
  }
})
