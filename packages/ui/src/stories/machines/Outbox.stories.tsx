import { deliveryMachine, outboxMachine } from '@tracemark/state-machines/outbox'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../table.ts'
import { drawn } from './drawn.ts'
import { MachineDiagram } from './MachineDiagram.tsx'

const meta = preview.meta({
  title: 'Screens/Tasks/Flow of the outbox',
  parameters: { picture: false },
  component: MachineDiagram,
  globals: at('desktop'),
  args: { title: 'Outbox, flow', machine: outboxMachine, current: 'sending' },
  play: drawn,
})

export const Diagram = meta.story({})

export const Delivery = meta.story({
  args: { title: 'Delivery of one record, flow', machine: deliveryMachine, current: 'uploading' },
})
