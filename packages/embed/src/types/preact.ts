import type { HTMLAttributes } from 'preact'
import type { Elements } from './attributes.ts'

type Known = Elements<'on'>
type Props<Name extends keyof Known> = HTMLAttributes<Known[Name]['element']> & Known[Name]['props']

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'tracemark-task': Props<'task'>
      'tracemark-page': Props<'page'>
    }
  }
}
