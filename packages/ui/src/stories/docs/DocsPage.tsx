import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Source,
  Subtitle,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks'
import { type ComponentProps, type PropsWithChildren, use, useEffect, useRef, useState } from 'react'
import type { DeclaredElement } from '../elements/declared.ts'
import { ElementReference } from '../elements/ElementReference.tsx'
import { publicEntry } from './entries.ts'
import { guidance } from './guidance/index.ts'
import { writeSnippet } from './snippet.ts'
import { snippets } from './snippets.ts'
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

type Story = ReturnType<ComponentProps<typeof DocsContainer>['context']['storyById']>
type Args = Record<string, unknown>

/** The first story that nobody plays, because playing scrolls and fills in: the component as it is met. */
const useShown = (): Story => {
  const context = use(DocsContext)
  return context.componentStories().find(({ playFunction }) => playFunction === undefined) ?? context.storyById()
}

/** The page of a story: what shows it there. */
interface StoryWindow extends Window {
  __STORYBOOK_PREVIEW__?: { onUpdateArgs: (change: { storyId: string; updatedArgs: Args }) => Promise<void> }
  __STORYBOOK_ADDONS_CHANNEL__?: { once: (name: string, hear: () => void) => void }
}

/**
 * Gives the story in a frame what is changed in the controls, and again where the frame is loaded anew. By a call: what is said on its
 * channel is heard here too, and would be told again without end.
 */
const useArgsInFrame = (story: Story) => {
  const context = use(DocsContext)
  const frame = useRef<HTMLIFrameElement>(null)
  const changed = useRef<Args>({})
  const windowInside = () => frame.current?.contentWindow as StoryWindow | null | undefined
  const tell = () => {
    if (Object.keys(changed.current).length === 0) return
    void windowInside()?.__STORYBOOK_PREVIEW__?.onUpdateArgs({ storyId: story.id, updatedArgs: changed.current })
  }
  useEffect(() => {
    const follow = ({ storyId }: { storyId: string }) => {
      if (storyId !== story.id) return
      // The args as they are here: the frame tells of older ones while somebody types.
      const { args } = context.getStoryContext(story)
      const before = changed.current
      const names = new Set([...Object.keys(before), ...Object.keys(args)])
      // What was reset has its first value again, in the frame too.
      changed.current = Object.fromEntries(
        [...names].flatMap((name) => (name in before || args[name] !== story.initialArgs[name] ? [[name, args[name]]] : [])),
      )
      if (Object.keys(changed.current).some((name) => !(name in before) || changed.current[name] !== before[name])) tell()
    }
    context.channel.on('storyArgsUpdated', follow)
    return () => context.channel.off('storyArgsUpdated', follow)
  })
  const onLoad = () => {
    tell()
    windowInside()?.__STORYBOOK_ADDONS_CHANNEL__?.once('storyRendered', tell)
  }
  return { ref: frame, onLoad }
}

/** In a page of its own, because theme and direction stand on <html>. */
const ShownStory = () => {
  const globals = useGlobals()
  const story = useShown()
  const { id, name, parameters } = story
  const frame = useArgsInFrame(story)
  const asked = ['theme', 'language', 'direction', 'density'].flatMap((key) => (globals[key] ? [`${key}:${globals[key]}`] : []))
  const address = `iframe.html?${new URLSearchParams({ viewMode: 'story', id, globals: asked.join(';') })}`
  const height: string | undefined = parameters.docs.story?.height
  return <iframe className="docs-story" key={address} src={address} title={name} style={height ? { height } : {}} {...frame} />
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

interface Documented {
  name?: string
  displayName?: string
  __docgenInfo?: { displayName?: string; props?: Record<string, { required?: boolean; tsType?: { name: string; raw?: string } }> }
}

/** What is pasted to have this: written by hand where the props of the story do not say it. */
const snippetOf = ({ title, component, parameters, initialArgs }: Story): string | undefined => {
  const written = snippets[title]
  if (written !== undefined) return written
  const { name, displayName = name, __docgenInfo } = (component ?? {}) as Documented
  const called = __docgenInfo?.displayName ?? displayName ?? ''
  const entry = called && publicEntry(called, parameters.fileName)
  const types = Object.fromEntries(
    Object.entries(__docgenInfo?.props ?? {}).map(([prop, { required = false, tsType }]) => [prop, { written: tsType?.raw, required }]),
  )
  return entry ? writeSnippet({ name: called, entry, args: initialArgs, types }) : undefined
}

const Snippet = () => {
  const code = snippetOf(useShown())
  if (code === undefined) return null
  return (
    <section className="docs-snippet">
      <Unstyled>
        <h2>In your app</h2>
      </Unstyled>
      <Source code={code} language="tsx" />
    </section>
  )
}

/** What the component takes, to be tried out above. */
const Props = () => <Controls of={useShown().moduleExport} />

/** What a component is and is for, how it looks at first, its states, and what it takes. */
export const DocsPage = () => {
  const { component, componentId, title, parameters } = use(DocsContext).storyById()
  const element: DeclaredElement | undefined = parameters.element
  return (
    <div className="docs-page" data-id={`${componentId}--docs`}>
      <Title />
      <Subtitle />
      <Description />
      <GuidanceOf title={title} />
      <ShownStory />
      <States />
      {element && (
        <Unstyled>
          <ElementReference element={element} />
        </Unstyled>
      )}
      <Snippet />
      {component !== undefined && <Props />}
    </div>
  )
}
