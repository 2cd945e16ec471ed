import { ValueChainQuery } from '@tracemark/api/schemas'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityList } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { valueChains } from '../../stories/value-chains.ts'
import { ValueChainsScreen } from './ValueChainsScreen.tsx'

const { args, states } = entityList(ValueChainQuery, valueChains)

const meta = preview.meta({ title: 'Screens/Value chains/Value chains', component: ValueChainsScreen, globals: at('wide'), args })

export const Several = meta.story({
  parameters: { picture: 'light' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('gridcell', { name: 'Default' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'New value chain' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})
export const Loading = meta.story({ tags: ['!test'], args: states.loading })
export const Empty = meta.story({ tags: ['!test'], args: states.empty })
export const NothingFound = meta.story({ tags: ['!test'], args: states.nothingFound })
export const Failed = meta.story({ tags: ['!test'], args: states.failed })
export const NoPermission = meta.story({ tags: ['!test'], args: states.noPermission })
export const LongText = meta.story({ args: states.longText, globals: at('phone') })
