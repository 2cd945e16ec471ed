import type { HTMLAttributes } from 'svelte/elements'
import type { Elements } from './attributes.ts'

type Known = Elements<'on'>
type Props<Name extends keyof Known> = HTMLAttributes<Known[Name]['element']> & Known[Name]['props']

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'tracemark-task': Props<'task'>
    'tracemark-page': Props<'page'>
  }
}
