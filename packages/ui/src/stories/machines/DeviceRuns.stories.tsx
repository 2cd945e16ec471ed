import { deliveryMachine, senderMachine } from '@tracemark/state-machines/device-runs'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../table.ts'
import { drawn } from './drawn.ts'
import { MachineDiagram } from './MachineDiagram.tsx'

const meta = preview.meta({
  title: 'Screens/Tasks/Flow of the sender',
  parameters: { picture: false },
  component: MachineDiagram,
  globals: at('desktop'),
  args: { title: 'Sender of the runs on a device, flow', machine: senderMachine, current: 'sending' },
  play: drawn,
})

export const Diagram = meta.story({})

export const Delivery = meta.story({
  args: { title: 'Delivery of one record, flow', machine: deliveryMachine, current: 'uploading' },
})
