import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'

/** Storybook's own frame in the product's light colours (packages/ui/src/theme/tokens.css), which it can't read from there. */
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Tracemark',
    appBg: '#f7f5ef',
    appContentBg: '#fdfcf9',
    appPreviewBg: '#fdfcf9',
    barBg: '#fdfcf9',
    appBorderColor: '#e4dfd3',
    appBorderRadius: 8,
    textColor: '#1c1b17',
    textMutedColor: '#5d594d',
    barTextColor: '#5d594d',
    barHoverColor: '#1f5c45',
    barSelectedColor: '#1f5c45',
    colorPrimary: '#1f5c45',
    colorSecondary: '#1f5c45',
  }),
})
