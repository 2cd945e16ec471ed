interface Named {
  name: string
  description: string
}

interface Typed extends Named {
  type: { text: string }
}

/** What a custom elements manifest says of one element. */
export interface DeclaredElement {
  tagName: string
  attributes: readonly Typed[]
  /** Without those that an attribute stands for. */
  properties: readonly Typed[]
  methods: readonly Typed[]
  events: readonly Typed[]
  slots: readonly Named[]
  cssParts: readonly Named[]
  cssProperties: readonly Named[]
}

interface Member extends Named {
  kind: string
  attribute?: string
  type?: { text: string }
  return?: { text?: string; type: { text: string } }
}

interface Declaration extends Omit<DeclaredElement, 'properties' | 'methods'> {
  members: readonly Member[]
}

export interface Manifest {
  modules: readonly { declarations: readonly Declaration[] }[]
}

/** Reads one element from a manifest. */
export const declaredElement = ({ modules }: Manifest, tag: string): DeclaredElement => {
  const declaration = modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag)
  if (!declaration) throw new Error(`The manifest has no <${tag}>. Correct the name, or write the manifest anew.`)
  const { members, ...element } = declaration
  return {
    ...element,
    properties: members.flatMap(({ kind, attribute, name, description, type }) =>
      kind === 'field' && attribute === undefined && type ? [{ name, description, type }] : [],
    ),
    methods: members.flatMap(({ kind, name, description, return: answer }) =>
      kind === 'method' && answer ? [{ name: `${name}()`, description, type: answer.type }] : [],
    ),
  }
}
