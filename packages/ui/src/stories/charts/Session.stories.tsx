import { sessionMachine } from '@tracemark/state-machines/session'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../table.ts'
import { drawn } from './drawn.ts'
import { MachineChart } from './MachineChart.tsx'

const meta = preview.meta({
  title: 'Screens/Session/Flow of the session',
  parameters: { picture: false },
  component: MachineChart,
  globals: at('desktopTall'),
  args: { title: 'Signed out, flow of the session', machine: sessionMachine, current: { signedIn: 'renewing' } },
  play: drawn,
})

export const Chart = meta.story({})
