import { type Mount, sharedAttributes, TracemarkElement } from '../element/tracemark-element.ts'

/** `<tracemark-page organization="…" thing="…">`: the public page of an asset. Attributes and events: LIFECYCLE.md. */
export class TracemarkPageElement extends TracemarkElement {
  static readonly observedAttributes = ['organization', 'thing', ...sharedAttributes]

  /** The organization's short name in addresses. */
  get organization(): string | null {
    return this.getAttribute('organization')
  }
  set organization(value: string | null) {
    this.mirror('organization', value)
  }

  /** The asset's public link. */
  get thing(): string | null {
    return this.getAttribute('thing')
  }
  set thing(value: string | null) {
    this.mirror('thing', value)
  }

  protected override async load(): Promise<Mount<this>> {
    return (await import('./mount-public-page.tsx')).mountPublicPage
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tracemark-page': TracemarkPageElement
  }
}
