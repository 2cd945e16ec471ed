/** What the docs of a component say beside its props: when to use it, when to use another, and how to write what it shows. */
export interface Guidance {
  use: string
  avoid: string
  content: string
}
