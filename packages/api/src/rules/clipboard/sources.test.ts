import { expect, test } from 'vitest'
import type { PublicAsset } from '../../schemas/index.ts'
import { getUnitContent, listSources } from './index.ts'

const id = '01939f2c-7a5b-7000-8000-000000000001'
const step = (name: string) => ({ id, name, date: '2026-05-01T00:00:00.000Z' })
const page: PublicAsset = {
  organization: { slug: 'sierra-alta', name: 'Sierra Alta' },
  thing: {
    id,
    publicLink: 'coffee',
    name: 'Coffee',
    description: 'From one farm.',
    attributes: [
      { label: 'Roast', value: 'Light', type: 'string' },
      { label: 'Soil', value: 'Slate', type: 'string' },
    ],
  },
  highlights: [],
  journey: [step('Harvest'), step('Pressing')],
  certifications: [{ name: 'Organic' }, { name: 'Fair' }],
  records: { count: 0 },
}
const transfer = (name: string, marks: string[]) => ({ name, address: `https://trace.example/p/${name}`, marks })
const marks = ['["certifications","Fair",null,null,null,null,null,null]', '["attributes","Soil","Slate"]']

test('a value is of whom it came from last, and of nobody else once it was edited', () => {
  const transfers = [transfer('newer', [marks[0] ?? '']), transfer('older', [...marks, '["attributes","Roast","Dark"]'])]
  expect(listSources(page, transfers, (value) => value)).toEqual([
    { name: 'older', address: 'https://trace.example/p/older', values: ['attributes.1'] },
    { name: 'newer', address: 'https://trace.example/p/newer', values: ['certifications.1'] },
  ])
  expect(listSources(page, [], (value) => value)).toEqual([])
})

test("what came from another organization is not copied as one's own", () => {
  const values = ['description', 'attributes.1', 'certifications.1', 'journey.1']
  const sources = [{ name: 'older', address: 'https://trace.example/p/older', values }]
  const unit = { id, name: 'SA-1', sequenceNumber: 1 }
  const copied = { organizationId: 101, address: 'https://trace.example/p/sierra-alta/coffee', absolute: (path: string) => path }
  const { general, attributes, certifications, events } = getUnitContent({ ...page, item: unit, sources }, copied)
  expect([general.description, attributes.map(({ label }) => label), certifications, events.map(({ name }) => name)]).toEqual([
    '',
    ['Roast'],
    [{ name: 'Organic' }],
    ['Harvest'],
  ])
})
