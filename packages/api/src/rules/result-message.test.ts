import { expect, test } from 'vitest'
import { readResultMessage, resultMessageText } from './result-message.ts'

test.each([
  [undefined, {}],
  ['  ', {}],
  ['""', {}],
  ['"Well done"', { description: 'Well done' }],
  ['Well done', { description: 'Well done' }],
  ['{"title":"Dry","autoCloseSeconds":5}', { title: 'Dry', autoCloseSeconds: 5 }],
  ['{"title":7}', { description: '{"title":7}' }],
  ['{"title":', { description: '{"title":' }],
  ['42', { description: '42' }],
  ['null', { description: 'null' }],
])('%j reads as %j', (text, message) => {
  expect(readResultMessage(text)).toEqual(message)
})

test('each part is as the last says it that says it; the message of the classification goes before the one for all others', () => {
  const task = { warning: { title: 'Too wet', description: 'Dry it.' }, otherwise: { title: 'Dry' } }
  const link = { warning: { description: 'Dry it on the patio.', autoCloseSeconds: 5 } }
  expect([
    resultMessageText('warning', task, link),
    resultMessageText('notice', task, link),
    resultMessageText('notice', {}, link),
  ]).toEqual(['{"title":"Too wet","description":"Dry it on the patio.","autoCloseSeconds":5}', '{"title":"Dry"}', undefined])
})
