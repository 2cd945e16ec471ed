import { guidedTasksMachine } from '@tracemark/state-machines/guided-tasks'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../table.ts'
import { drawn } from './drawn.ts'
import { MachineDiagram } from './MachineDiagram.tsx'

const meta = preview.meta({
  title: 'Screens/Tasks/Flow of guided tasks',
  parameters: { picture: false },
  component: MachineDiagram,
  globals: at('desktopLong'),
  args: {
    title: 'Guided tasks, flow',
    machine: guidedTasksMachine,
    current: { place: { present: { running: 'open' } } },
  },
  play: drawn,
})

export const Diagram = meta.story({})
