import preview from '../../../../../.storybook/preview.tsx'
import { inField } from '../../stories/in-field.tsx'
import { FactList, Facts } from './Facts.tsx'

const facts = [
  { label: 'altitude', value: '1,740 m' },
  { label: 'to the port', value: '212 km' },
  { label: 'of the price to growers', value: '32 %' },
]

const meta = preview.meta({ title: 'Field/Facts', component: Facts, decorators: [inField], args: { facts } })

export const Three = meta.story({})

export const Two = meta.story({ args: { facts: facts.slice(0, 2) } })

export const List = meta.story({
  render: () => (
    <FactList
      facts={[
        { label: 'Variety', value: 'Caturra' },
        { label: 'Certifications', value: 'Organic, Fairtrade, Rainforest Alliance, Bird Friendly' },
        { label: 'GTIN', value: '0950 6000 1343 52' },
      ]}
    />
  ),
})
