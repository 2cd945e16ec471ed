import { sentInvitationMachine } from '@tracemark/state-machines/invitation'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../table.ts'
import { drawn } from './drawn.ts'
import { MachineChart } from './MachineChart.tsx'

const meta = preview.meta({
  title: 'Screens/Sent invitations, flow',
  parameters: { picture: false },
  component: MachineChart,
  globals: at('desktopTall'),
  args: { title: 'Sent invitations, flow', machine: sentInvitationMachine, current: 'pending' },
  play: drawn,
})

export const Chart = meta.story({})
