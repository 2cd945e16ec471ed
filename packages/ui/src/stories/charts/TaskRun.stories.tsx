import { taskRunMachine } from '@tracemark/state-machines/task-run'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../table.ts'
import { drawn } from './drawn.ts'
import { MachineChart } from './MachineChart.tsx'

const meta = preview.meta({
  title: 'Screens/Task run, flow',
  component: MachineChart,
  // It is larger than a picture, and changes with each thing that a run learns.
  globals: { ...at('desktopLong'), pictures: 'none' },
  args: {
    title: 'Task run, flow',
    machine: taskRunMachine,
    current: { run: 'filling', throttle: 'open', connection: 'online', location: 'known' },
  },
  play: drawn,
})

export const Chart = meta.story({})
