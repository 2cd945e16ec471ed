import { versionCheckMachine } from '@tracemark/state-machines/version-check'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../table.ts'
import { drawn } from './drawn.ts'
import { MachineDiagram } from './MachineDiagram.tsx'

const meta = preview.meta({
  title: 'Screens/Session/Flow of a new version',
  parameters: { picture: false },
  component: MachineDiagram,
  globals: at('desktopTall'),
  args: { title: 'Session, flow of a new version', machine: versionCheckMachine, current: 'released' },
  play: drawn,
})

export const Diagram = meta.story({})
