import { sessionMachine } from '@tracemark/state-machines/session'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../table.ts'
import { drawn } from './drawn.ts'
import { MachineDiagram } from './MachineDiagram.tsx'

const meta = preview.meta({
  title: 'Screens/Session/Flow of the session',
  parameters: { picture: false },
  component: MachineDiagram,
  globals: at('desktopTall'),
  args: { title: 'Signed out, flow of the session', machine: sessionMachine, current: { signedIn: 'renewing' } },
  play: drawn,
})

export const Diagram = meta.story({})
