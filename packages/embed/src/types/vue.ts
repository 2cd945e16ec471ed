import type { DefineComponent, HTMLAttributes } from 'vue'
import type { PageAttributes, PageEvents, TaskAttributes, TaskEvents } from './attributes.ts'

/** `tracemark-ready` is `onTracemarkReady` in Vue. */
type Listener<Name extends string> = Name extends `tracemark-${infer Rest}` ? `onTracemark${Capitalize<Rest>}` : never
type Listeners<Events> = { [Name in keyof Events & string as Listener<Name>]?: (event: Events[Name]) => void }
type Component<Attributes, Events> = DefineComponent<HTMLAttributes & Attributes & Listeners<Events>>

declare module 'vue' {
  interface GlobalComponents {
    'tracemark-task': Component<TaskAttributes, TaskEvents>
    'tracemark-page': Component<PageAttributes, PageEvents>
  }
}
