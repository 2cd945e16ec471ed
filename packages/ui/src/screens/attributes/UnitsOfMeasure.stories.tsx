import { type UnitOfMeasure, UnitOfMeasureQuery } from '@tracemark/api/schemas'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { listCalledBy } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { UnitsOfMeasureScreen } from './UnitsOfMeasureScreen.tsx'

type Row = UnitOfMeasure & { id: string }

const unit = (row: UnitOfMeasure): Row => ({ id: row.code, ...row })

const rows: readonly Row[] = [
  unit({ code: 'LBR', name: 'pound', symbol: 'lb', kind: 'mass', conversion: { to: 'KGM', symbol: 'kg', factor: 0.45359237 } }),
  unit({
    code: 'FAH',
    name: 'degree Fahrenheit',
    symbol: '°F',
    kind: 'temperature',
    conversion: { to: 'CEL', symbol: '°C', factor: 5 / 9, offset: -160 / 9 },
  }),
  unit({ code: 'XBG', name: 'bag', kind: 'packaging' }),
]

const { args, states } = listCalledBy(
  UnitOfMeasureQuery,
  rows,
  ({ name }) => name,
  (row, name) => ({ ...row, name }),
)

const meta = preview.meta({
  title: 'Screens/Attributes/Units of measure',
  component: UnitsOfMeasureScreen,
  globals: at('wide'),
  parameters: { picture: false },
  args: { page: args.page, loading: false, query: args.query, sorts: args.sorts, onQueryChange: fn(), onRetry: fn() },
})

export const Several = meta.story({
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 lb = 0.45359237 kg')).toBeVisible()
    await expect(canvas.getByText('°C = °F × 0.55555556 -17.777778')).toBeVisible()
  },
})
export const Loading = meta.story({ tags: ['!test'], args: states.loading })
export const NothingFound = meta.story({ tags: ['!test'], args: states.nothingFound })
export const Failed = meta.story({ tags: ['!test'], args: states.failed })
export const NoPermission = meta.story({ tags: ['!test'], args: states.noPermission })
export const Phone = meta.story({ parameters: { picture: false }, globals: at('phone') })
