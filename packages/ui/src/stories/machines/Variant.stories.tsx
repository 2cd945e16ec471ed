import { variantMachine } from '@tracemark/state-machines/variant'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../table.ts'
import { drawn } from './drawn.ts'
import { MachineDiagram } from './MachineDiagram.tsx'

const meta = preview.meta({
  title: 'Screens/Variants/Flow of a variant',
  parameters: { picture: false },
  component: MachineDiagram,
  globals: at('desktopTall'),
  args: { title: 'Variant, flow', machine: variantMachine, current: { life: 'active', sharing: 'choosing' } },
  play: drawn,
})

export const Diagram = meta.story({})
