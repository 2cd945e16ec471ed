import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { picture } from '../../stories/fixtures.ts'
import { at } from '../../stories/table.ts'
import { Card } from '../Card/Card.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { RecordFrame, type RecordFrameProps } from './RecordFrame.tsx'

const args: RecordFrameProps = {
  back: { label: 'Value chains', href: '/value-chains', onBack: fn() },
  title: 'Coffee, from farm to port',
  subtitle: 'Used by 5 assets',
  image: picture('#8a5a2b', '#c9ab82'),
  status: <Chip data-tone="positive">Default chain</Chip>,
  primary: { label: 'Edit', onSelect: fn() },
  actions: [
    { id: 'duplicate', label: 'Duplicate', icon: 'copy', onSelect: fn() },
    { id: 'delete', label: 'Delete', icon: 'trash', destructive: true, onSelect: fn() },
  ],
  tabs: {
    current: 'elements',
    tabs: [
      { id: 'elements', label: 'Elements', href: '/value-chains/1', badge: '7' },
      { id: 'general', label: 'General', href: '/value-chains/1/general' },
    ],
  },
  children: (
    <Card title="Elements">
      <p>Farm visit, wet mill, drying patio.</p>
    </Card>
  ),
}

const meta = preview.meta({ title: 'Staff/Record frame', component: RecordFrame, globals: at('wide'), args })

export const Record = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await expect(args.primary?.onSelect).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('link', { name: 'Value chains' }))
    await expect(args.back.onBack).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: /^Elements/ })).toHaveAttribute('aria-current', 'page')
  },
})
export const Loading = meta.story({ args: { title: undefined } })
export const NotFound = meta.story({ args: { title: undefined, failure: { code: 'not_found' } } })
export const Phone = meta.story({ globals: at('phone') })
