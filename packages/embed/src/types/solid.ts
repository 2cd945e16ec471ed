import type { JSX } from 'solid-js'
import type { Elements } from './attributes.ts'

type Known = Elements<'on:'>
/** What is set as a property, and not as an attribute: `prop:initialAnswers`. */
type Properties<Given> = { [Name in keyof Given & string as Name extends `on:${string}` ? never : `prop:${Name}`]?: Given[Name] }
type Props<Name extends keyof Known> = JSX.HTMLAttributes<Known[Name]['element']> & Known[Name]['props'] & Properties<Known[Name]['props']>

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'tracemark-task': Props<'task'>
      'tracemark-page': Props<'page'>
    }
  }
}
