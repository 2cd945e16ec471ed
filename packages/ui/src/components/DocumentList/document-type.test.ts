import { expect, test } from 'vitest'
import { documentType } from './document-type.ts'

test.each([
  ['Certificate.PDF', 'pdf'],
  ['letter.docx', 'doc'],
  ['prices.2026.xlsx', 'xls'],
  ['harvest.mov', 'video'],
  ['interview.mp3', 'audio'],
  ['patio.jpeg', 'image'],
  ['README', 'doc'],
  ['model.step', 'doc'],
])('%s is %s', (name, type) => {
  expect(documentType(name)).toBe(type)
})
