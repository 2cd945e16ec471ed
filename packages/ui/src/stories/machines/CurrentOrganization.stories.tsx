import { currentOrganizationMachine } from '@tracemark/state-machines/current-organization'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../table.ts'
import { drawn } from './drawn.ts'
import { MachineDiagram } from './MachineDiagram.tsx'

const meta = preview.meta({
  title: 'Screens/Session/Flow of the current organization',
  parameters: { picture: false },
  component: MachineDiagram,
  globals: at('desktopTall'),
  args: {
    title: 'Notice, flow of the current organization',
    machine: currentOrganizationMachine,
    current: { account: 'loaded', organization: { ready: 'idle' } },
  },
  play: drawn,
})

export const Diagram = meta.story({})
