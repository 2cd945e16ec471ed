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

/** What the toolbar says. A page is drawn from the beginning when that changes, and its address stays as it was. */
const useGlobals = (): Globals => {
  const context = use(DocsContext)
  const { channel } = context
  const [globals, setGlobals] = useState<Globals>(() => context.getStoryContext(context.storyById()).globals)
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
}
type Preview = NonNullable<StoryWindow['__STORYBOOK_PREVIEW__']>

/**
 * Gives the story in a frame what is changed in the controls, and again where the frame is loaded anew, as with another theme. By a call:
 * what is said on its channel is heard here too, and would be told again without end.
 */
const useArgsInFrame = (story: Story) => {
  const context = use(DocsContext)
  const frame = useRef<HTMLIFrameElement>(null)
  /** The preview that shows the story, and what it was given. */
  const shown = useRef<{ preview: Preview; args: Args }>(undefined)
  useEffect(() => {
    const previewInside = () => (frame.current?.contentWindow as StoryWindow | null | undefined)?.__STORYBOOK_PREVIEW__
    const tell = () => {
      const preview = previewInside()
      if (!preview || shown.current?.preview !== preview) return
      const { args } = context.getStoryContext(story)
      const given = { ...story.initialArgs, ...shown.current.args }
      // What was reset has its first value again, in the frame too.
      const names = new Set([...Object.keys(given), ...Object.keys(args)])
      const updatedArgs = Object.fromEntries([...names].flatMap((name) => (args[name] === given[name] ? [] : [[name, args[name]]])))
      if (Object.keys(updatedArgs).length === 0) return
      shown.current = { preview, args: { ...given, ...updatedArgs } }
      void preview.onUpdateArgs({ storyId: story.id, updatedArgs })
    }
    const onRendered = (id: string) => {
      const preview = previewInside()
      if (id !== story.id || !preview) return
      if (shown.current?.preview !== preview) shown.current = { preview, args: {} }
      tell()
    }
    const onArgs = ({ storyId }: { storyId: string }) => storyId === story.id && tell()
    context.channel.on('storyRendered', onRendered)
    context.channel.on('storyArgsUpdated', onArgs)
    return () => {
      context.channel.off('storyRendered', onRendered)
      context.channel.off('storyArgsUpdated', onArgs)
    }
  })
  return frame
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
  return <iframe className="docs-story" key={address} src={address} title={name} style={height ? { height } : {}} ref={frame} />
}

const Guidance = ({ title }: { title: string }) => {
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
const findSnippet = ({ title, component, parameters, initialArgs }: Story): string | undefined => {
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
  const code = findSnippet(useShown())
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
      <Guidance title={title} />
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
