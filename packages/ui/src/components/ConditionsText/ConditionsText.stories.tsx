import preview from '../../../../../.storybook/preview.tsx'
import { ConditionsText, type ConditionsTextProps } from './ConditionsText.tsx'

const args: ConditionsTextProps = {
  conditions: [
    { property: 'country', operator: 2, value: 'CO,PE' },
    { property: 'itemStatus', operator: 3, value: '2' },
  ],
  unitStatuses: [{ value: 2, name: 'Do Not Use' }],
}

const meta = preview.meta({ title: 'Staff/Conditions text', component: ConditionsText, parameters: { picture: false }, args })

export const Several = meta.story({})
export const Everyone = meta.story({ args: { conditions: [] } })
export const ByName = meta.story({
  args: {
    conditions: [{ property: 'batchId', operator: 2, value: '0190a000-0000-7000-8000-00000000000b,0190a000-0000-7000-8000-00000000000c' }],
    entities: new Map([
      ['0190a000-0000-7000-8000-00000000000b', 'April lot'],
      ['0190a000-0000-7000-8000-00000000000c', null],
    ]),
  },
})
export const German = meta.story({ globals: { language: 'de' } })
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
