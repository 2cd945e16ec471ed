import {
  closingMachine,
  correctionMachine,
  credentialInvitationMachine,
  formPageMachine,
  locationMachine,
  taskRunMachine,
} from '@tracemark/state-machines/task-run'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../table.ts'
import { drawn } from './drawn.ts'
import { MachineDiagram } from './MachineDiagram.tsx'

const meta = preview.meta({
  title: 'Screens/Tasks/Flow of a task run',
  parameters: { picture: false },
  component: MachineDiagram,
  globals: at('desktop'),
  args: {
    title: 'Task run, flow',
    machine: taskRunMachine,
    current: { run: 'filling', throttle: 'open', connection: 'online', location: 'known' },
  },
  play: drawn,
})

export const Diagram = meta.story({ globals: at('desktopDiagram'), args: { direction: 'BELOW' } })

export const FormPage = meta.story({
  args: { title: 'Form page in a task run, flow', machine: formPageMachine, current: 'open' },
})

export const CredentialInvitation = meta.story({
  args: { title: 'Credential invitation in a task run, flow', machine: credentialInvitationMachine, current: { open: 'waiting' } },
})

export const Location = meta.story({
  args: { title: 'Location of a task run, flow', machine: locationMachine, current: 'askingNetwork' },
})

export const Correction = meta.story({
  globals: at('wide'),
  args: { title: 'Correction of where a record stands, flow', machine: correctionMachine, current: 'saving' },
})

export const Closing = meta.story({
  globals: at('wide'),
  args: { title: 'A result that closes by itself, flow', machine: closingMachine, current: 'counting' },
})
