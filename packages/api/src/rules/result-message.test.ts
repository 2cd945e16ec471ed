import { expect, test } from 'vitest'
import { readResultMessage } from './result-message.ts'

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
