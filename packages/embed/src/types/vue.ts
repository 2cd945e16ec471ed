import type { DefineComponent, HTMLAttributes } from 'vue'
import type { ElementEvents, PageAttributes, TaskAttributes } from './attributes.ts'

/** `tracemark-ready` is `onTracemarkReady` in Vue. */
type Listener<Name extends string> = Name extends `tracemark-${infer Rest}` ? `onTracemark${Capitalize<Rest>}` : never
type Listeners = { [Name in keyof ElementEvents & string as Listener<Name>]?: (event: ElementEvents[Name]) => void }
type Component<Attributes> = DefineComponent<HTMLAttributes & Attributes & Listeners>

declare module 'vue' {
  interface GlobalComponents {
    'tracemark-task': Component<TaskAttributes>
    'tracemark-page': Component<PageAttributes>
  }
}
