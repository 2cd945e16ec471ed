import { invitationMachine } from '@tracemark/state-machines/invitation'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../table.ts'
import { drawn } from './drawn.ts'
import { MachineDiagram } from './MachineDiagram.tsx'

const meta = preview.meta({
  title: 'Screens/Invitations/Flow of an invitation',
  parameters: { picture: false },
  component: MachineDiagram,
  globals: at('desktopTall'),
  args: { title: 'Invitation, flow', machine: invitationMachine, current: { pending: 'open' } },
  play: drawn,
})

export const Diagram = meta.story({})
