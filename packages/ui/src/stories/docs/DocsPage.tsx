import { ArgTypes, Description, DocsContainer, type DocsContainerProps, DocsContext, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, use, useEffect, useState } from 'react'
import { create } from 'storybook/theming'
import './docs.css'

/** The kit's paper and ink for the docs. Storybook computes with its colours, so they can't be our variables (theme/tokens.css). */
const colours = {
  light: { paper: '#faf8f3', raised: '#ffffff', ink: '#1c1b17', muted: '#5d594d', line: '#e4dfd3', accent: '#1f5c45' },
  dark: { paper: '#171612', raised: '#1f1e19', ink: '#eeeadf', muted: '#aea897', line: '#33312a', accent: '#86c9a8' },
}

const themeOf = (base: 'light' | 'dark') => {
  const { paper, raised, ink, muted, line, accent } = colours[base]
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
    barBg: raised,
    barTextColor: muted,
    inputBg: raised,
    inputBorder: line,
    inputTextColor: ink,
  })
}

const themes = { light: themeOf('light'), dark: themeOf('dark') }

type Globals = Record<string, unknown>

/** What the toolbar says: at first as the address has it, then as it changes. */
const useGlobals = (): Globals => {
  const { channel } = use(DocsContext)
  const [globals, setGlobals] = useState<Globals>(() => {
    const asked = new URL(location.href).searchParams.get('globals') ?? ''
    return Object.fromEntries(asked.split(';').map((pair) => pair.split(':')))
  })
  useEffect(() => {
    const follow = (event: { globals: Globals }) => setGlobals(event.globals)
    channel.on('globalsUpdated', follow)
    return () => channel.off('globalsUpdated', follow)
  }, [channel])
  return globals
}

const Themed = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  const theme = useGlobals().theme === 'dark' ? 'dark' : 'light'
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  )
}

/** Follows the toolbar's theme, as stories do. */
export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <DocsContext value={props.context}>
    <Themed {...props} />
  </DocsContext>
)

/** The first story in a page of its own, because theme and direction stand on <html>. */
const FirstStory = () => {
  const context = use(DocsContext)
  const globals = useGlobals()
  const { id, name } = context.storyById()
  const asked = ['theme', 'language', 'direction', 'density'].flatMap((key) => (globals[key] ? [`${key}:${globals[key]}`] : []))
  const address = `iframe.html?${new URLSearchParams({ viewMode: 'story', id, globals: asked.join(';') })}`
  return <iframe className="docs-story" key={address} src={address} title={name} />
}

/** What a component is, how it looks at first, and what it takes. Its states are the stories beside it. */
export const DocsPage = () => {
  const { component } = use(DocsContext).storyById()
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <FirstStory />
      {component !== undefined && <ArgTypes />}
    </>
  )
}
