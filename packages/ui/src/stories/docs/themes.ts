import { create } from 'storybook/theming'

/** The kit's paper and ink for Storybook's own frame and docs. Storybook computes with its colours, so they can't be our variables (theme/tokens.css). */
const colours = {
  light: { paper: '#faf8f3', surface: '#ffffff', ink: '#1c1b17', muted: '#5d594d', line: '#e4dfd3', accent: '#1f5c45' },
  dark: { paper: '#171612', surface: '#1f1e19', ink: '#eeeadf', muted: '#aea897', line: '#33312a', accent: '#86c9a8' },
}

const createTheme = (base: 'light' | 'dark') => {
  const { paper, surface, ink, muted, line, accent } = colours[base]
  return create({
    base,
    fontBase: '"Hanken Grotesk Variable", system-ui, sans-serif',
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: paper,
    appContentBg: paper,
    appPreviewBg: paper,
    appBorderColor: line,
    appBorderRadius: 10,
    textColor: ink,
    textMutedColor: muted,
    textInverseColor: paper,
    barBg: surface,
    barTextColor: muted,
    inputBg: surface,
    inputBorder: line,
    inputTextColor: ink,
  })
}

export const themes = { light: createTheme('light'), dark: createTheme('dark') }
