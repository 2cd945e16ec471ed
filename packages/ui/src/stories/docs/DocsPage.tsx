import {
  ArgTypes,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Subtitle,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, use, useEffect, useState } from 'react'
import { guidance } from './guidance/index.ts'
import { themes } from './themes.ts'
import './docs.css'

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

/**
 * The first story that nobody plays, because playing scrolls and fills in: the component as it is met. In a page of its own, because
 * theme and direction stand on <html>.
 */
const FirstStory = () => {
  const context = use(DocsContext)
  const globals = useGlobals()
  const stories = context.componentStories()
  const { id, name } = stories.find(({ playFunction }) => playFunction === undefined) ?? context.storyById()
  const asked = ['theme', 'language', 'direction', 'density'].flatMap((key) => (globals[key] ? [`${key}:${globals[key]}`] : []))
  const address = `iframe.html?${new URLSearchParams({ viewMode: 'story', id, globals: asked.join(';') })}`
  return <iframe className="docs-story" key={address} src={address} title={name} />
}

const GuidanceOf = ({ title }: { title: string }) => {
  const found = guidance[title]
  if (!found) return null
  return (
    <Unstyled>
      <dl className="docs-guidance">
        <div>
          <dt>When to use</dt>
          <dd>{found.use}</dd>
        </div>
        <div>
          <dt>When not to</dt>
          <dd>{found.avoid}</dd>
        </div>
        <div>
          <dt>Content</dt>
          <dd>{found.content}</dd>
        </div>
      </dl>
    </Unstyled>
  )
}

/** Every state that has a story, to open it. */
const States = () => {
  const stories = use(DocsContext).componentStories()
  if (stories.length < 2) return null
  return (
    <Unstyled>
      <nav className="docs-states" aria-label="States">
        <h2>States</h2>
        <ul>
          {stories.map(({ id, name }) => (
            <li key={id}>
              <a href={`?path=/story/${id}`} target="_top">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Unstyled>
  )
}

/** What a component is and is for, how it looks at first, its states, and what it takes. */
export const DocsPage = () => {
  const { component, title } = use(DocsContext).storyById()
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <GuidanceOf title={title} />
      <FirstStory />
      <States />
      {component !== undefined && <ArgTypes />}
    </>
  )
}
