import { type OwnAttribute, OwnAttributeQuery } from '@tracemark/api/schemas'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityList } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { AttributesScreen } from './AttributesScreen.tsx'

const row = (place: number, attribute: Pick<OwnAttribute, 'name' | 'type'> & Partial<OwnAttribute>): OwnAttribute => ({
  id: `01939f00-0000-7000-8000-00000000210${place}`,
  isRequired: false,
  validValues: [],
  order: place,
  isInUse: true,
  createdAt: '2024-02-05T10:00:00Z',
  ...attribute,
})

const rows: readonly OwnAttribute[] = [
  row(1, { name: 'Variety', group: 'Cup', type: 'string', isRequired: true, maxLength: 80 }),
  row(2, { name: 'Process', group: 'Cup', type: 'string', isRequired: true, validValues: ['Washed', 'Honey', 'Natural'] }),
  row(3, {
    name: 'Lowest plot',
    group: 'Farm',
    type: 'number',
    unit: 'MTR',
    measure: { code: 'MTR', name: 'metre', symbol: 'm', kind: 'length' },
    minimum: 0,
    maximum: 2600,
    decimals: 0,
  }),
  row(4, { name: 'First picking', group: 'Harvest', type: 'date', isInUse: false }),
  row(5, { name: 'Grown in shade', type: 'boolean' }),
]

const { args, states } = entityList(OwnAttributeQuery, rows)

const meta = preview.meta({
  title: 'Screens/Attributes/Attributes',
  component: AttributesScreen,
  globals: at('wide'),
  parameters: { picture: false },
  args,
})

export const Several = meta.story({
  parameters: { picture: false },
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('row', { name: /Lowest plot/ })
    await expect(plot).toHaveTextContent('0 to 2600, whole number')
    await expect(canvas.getByRole('row', { name: /Process/ })).toHaveTextContent('3 valid valuesRequired')
    await expect(canvas.getByRole('row', { name: /Variety/ })).toHaveTextContent('At most 80 characters')
  },
})
export const Loading = meta.story({ tags: ['!test'], args: states.loading })
export const Empty = meta.story({
  parameters: { picture: false },
  args: states.empty,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New attribute' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})
export const NothingFound = meta.story({ tags: ['!test'], args: states.nothingFound })
export const Failed = meta.story({ tags: ['!test'], args: states.failed })
export const NoPermission = meta.story({ tags: ['!test'], args: states.noPermission })
export const LongText = meta.story({ parameters: { picture: false }, args: states.longText, globals: at('phone') })
