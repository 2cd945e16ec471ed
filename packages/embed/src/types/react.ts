import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { Elements } from './attributes.ts'

type Known = Elements<'on'>
type Props<Name extends keyof Known> = DetailedHTMLProps<HTMLAttributes<Known[Name]['element']>, Known[Name]['element']> &
  Known[Name]['props']

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tracemark-task': Props<'task'>
      'tracemark-page': Props<'page'>
    }
  }
}
