import Button from '@mui/material/Button'
import preview from '../../../../../.storybook/preview.tsx'
import { EmptyPanel, type EmptyPanelProps } from './EmptyPanel.tsx'

const args: EmptyPanelProps = { kind: 'interactions' }

const meta = preview.meta({ title: 'Staff/Empty panel', component: EmptyPanel, args })

export const Interactions = meta.story({ args: { actions: <Button>Run a task</Button> } })

export const Filtered = meta.story({ args: { kind: 'interactions_filtered' } })

export const Default = meta.story({ args: { kind: 'default' } })

export const NoPermission = meta.story({ args: { kind: 'no_permission', missing: ['interactions:list', 'portal:access'] } })

export const German = meta.story({ args: { kind: 'no_permission' }, globals: { language: 'de' } })
