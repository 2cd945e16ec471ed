import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { contract } from './index.ts'
import { listTexts } from './list-texts.ts'

const IDS = 'names what is there already'
const MARKUP = 'HTML, which has its own rules'
const SIGNED = 'is signed as it is'
const RUN = 'is taken by the kind of its question'

/** Texts that are kept as they are sent, by the end of their path, each with the reason. */
const verbatim: Readonly<Record<string, string>> = {
  answers: RUN,
  'widgets.value': RUN,
  'widgets.label': 'is not kept',
  'widgets.input': 'is not kept',
  'rules.value': 'is compared with an answer',
  'options.value': 'is compared with an answer',
  metadata: 'belongs to programs of the organization',
  widgetId: IDS,
  baseAttributeId: IDS,
  stepId: IDS,
  'steps.id': IDS,
  widgetIds: IDS,
  icon: IDS,
  accept: 'a list as browsers take it',
  longDescription: MARKUP,
  html: MARKUP,
  codeInjection: MARKUP,
  mainContent: MARKUP,
  xmlMessage: 'a message that a program reads',
  'clipboard.compare.text': SIGNED,
  'clipboard.take.text': SIGNED,
  'clipboard.take.version': SIGNED,
  'clipboard.take.take': IDS,
}

const SAME = ['Café Zurück', 'Cafe\u0301 Zuru\u0308ck', 'Café\u00a0Zurück', 'Café Zurück\u200b', 'Café\tZurück']

const texts = Object.entries(contract).flatMap(([noun, calls]) =>
  Object.entries<Endpoint>(calls).flatMap(([verb, { body }]) =>
    listTexts(body)
      .map(({ path, text }) => ({ name: [noun, verb, ...path].join('.'), text }))
      .filter(({ text }) => text.safeParse(SAME[0]).success),
  ),
)
const endings = Object.keys(verbatim)
const isVerbatim = (name: string): boolean => endings.some((ending) => `.${name}`.endsWith(`.${ending}`))

test('every body that takes free text takes five names that look alike as one', () => {
  const apart = texts.filter(({ name, text }) => !isVerbatim(name) && new Set(SAME.map((same) => text.safeParse(same).data)).size > 1)
  expect(apart.map(({ name }) => name)).toEqual([])
  expect(texts.length).toBeGreaterThan(150)
})

test('no body keeps what nobody sees', () => {
  const unseen = texts.filter(({ name, text }) => !isVerbatim(name) && (text.safeParse('\u200b\u2800\u3164\u00ad').data ?? '') !== '')
  expect(unseen.map(({ name }) => name)).toEqual([])
})

test('each exception stands for a text', () => {
  expect(endings.filter((ending) => !texts.some(({ name }) => `.${name}`.endsWith(`.${ending}`)))).toEqual([])
})
