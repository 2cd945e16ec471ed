import { guidedTasksMachine } from '@tracemark/state-machines/guided-tasks'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../table.ts'
import { drawn } from './drawn.ts'
import { MachineChart } from './MachineChart.tsx'

const meta = preview.meta({
  title: 'Screens/Tasks/Flow of guided tasks',
  parameters: { picture: false },
  component: MachineChart,
  globals: at('desktopLong'),
  args: {
    title: 'Guided tasks, flow',
    machine: guidedTasksMachine,
    current: { place: { present: { running: 'open' } } },
  },
  play: drawn,
})

export const Chart = meta.story({})
