import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
import { StatusNotice, type StatusNoticeProps } from './StatusNotice.tsx'

const args: StatusNoticeProps = { status: 'suspendedAdmin', organization: 'Sierra Alta', since: '2026-11-19T09:00:00Z', onClose: fn() }

const statuses = ['suspended', 'suspendedPortal', 'suspendedAdmin', 'deleted'] as const

const meta = preview.meta({ title: 'Staff/Status notice', component: StatusNotice, globals: at('wide'), args })

export const AdminRightsLost = meta.story({
  parameters: { picture: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are no longer an admin of Sierra Alta')
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

const All = (props: StatusNoticeProps) => (
  <>
    {statuses.map((status) => (
      <StatusNotice key={status} {...props} status={status} onClose={undefined} />
    ))}
  </>
)

export const Every = meta.story({ parameters: { picture: 'both' }, render: (args) => <All {...args} /> })

export const German = meta.story({ globals: { language: 'de' }, render: (args) => <All {...args} /> })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Phone = meta.story({ globals: at('phoneTall'), render: (args) => <All {...args} /> })
