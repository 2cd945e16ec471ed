import { addons } from 'storybook/manager-api'
import { themes } from '../packages/ui/src/stories/docs/themes.ts'

// The frame brings letters of its own, and none of ours.
addons.setConfig({ theme: { ...themes.light, brandTitle: 'Tracemark', fontBase: '"Nunito Sans", system-ui, sans-serif' } })
