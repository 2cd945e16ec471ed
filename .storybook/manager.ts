import { addons } from 'storybook/manager-api'
import { themes } from '../packages/ui/src/stories/docs/themes.ts'

// The frame brings letters of its own, and none of ours.
const theme = { ...themes.light, brandTitle: 'Tracemark', fontBase: '"Nunito Sans", system-ui, sans-serif' }

/** Pages that are read: they take nothing that could be tried out below them. */
const isRead = (storyId: string | undefined) => storyId?.startsWith('welcome--') || storyId?.startsWith('foundations--')

addons.setConfig({ theme, layoutCustomisations: { showPanel: ({ storyId }, isShown) => !isRead(storyId) && isShown } })
