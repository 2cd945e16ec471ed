import { type Mount, sharedAttributes, TracemarkElement } from '../element/tracemark-element.ts'

/** `<tracemark-page organization="…" thing="…">`: the public page of an asset. Attributes and events: LIFECYCLE.md. */
export class TracemarkPageElement extends TracemarkElement {
  static readonly observedAttributes = ['organization', 'thing', 'item', ...sharedAttributes]

  /** The organization's short name in addresses, where `thing` does not begin with it. */
  declare organization: string | null
  /** The asset's public link, or `organization/link` as in the address of its page. */
  declare thing: string | null
  /** Name, id or unique id of the unit whose page it is; that of the asset where absent. */
  declare item: string | null

  protected override async load(): Promise<Mount<this>> {
    return (await import('./mount-public-page.tsx')).mountPublicPage
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tracemark-page': TracemarkPageElement
  }
}
