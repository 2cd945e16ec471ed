import { TracemarkFailedEvent } from './tracemark-events.ts'

/** What an element shows inside its shadow root, once loaded. */
export interface Mounted {
  /** Called after an attribute changed; several changes in one task come as one call. */
  update: () => Promise<void>
  unmount: () => void
}

export type Mount<Host extends HTMLElement> = (host: Host, root: ShadowRoot) => Mounted

/** Where the script came from: the API, when the page names no other. */
export const scriptOrigin = new URL(import.meta.url).origin

/** Attributes that every element of ours has, beside its own. */
export const sharedAttributes = ['api', 'lang', 'theme']

/**
 * Base of our custom elements. The look is loaded when an element first stands in a page; moving the element within the
 * page keeps what was entered, removing it frees everything (LIFECYCLE.md).
 */
export abstract class TracemarkElement extends HTMLElement {
  #mounted: Mounted | undefined
  #scheduled = false

  constructor() {
    super()
    this.attachShadow({ mode: 'open', delegatesFocus: true })
  }

  /** Origin of the API; the script's own origin where absent. */
  get api(): string | null {
    return this.getAttribute('api')
  }
  set api(value: string | null) {
    this.mirror('api', value)
  }

  /** `light`, `dark`, or `auto` (the visitor's own setting). */
  get theme(): string | null {
    return this.getAttribute('theme')
  }
  set theme(value: string | null) {
    this.mirror('theme', value)
  }

  /** Loads the code that fills the element. */
  protected abstract load(): Promise<Mount<this>>

  connectedCallback(): void {
    this.#takeOverProperties()
    this.#schedule()
  }

  disconnectedCallback(): void {
    this.#schedule()
  }

  attributeChangedCallback(): void {
    this.#schedule()
  }

  /** Sets the attribute that stands for a property; `null` and `undefined` remove it. */
  protected mirror(name: string, value: string | null | undefined): void {
    if (value === null || value === undefined) this.removeAttribute(name)
    else this.setAttribute(name, value)
  }

  /** Waits for the end of the task: a moved element is disconnected and connected again before it. */
  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    queueMicrotask(() => {
      this.#scheduled = false
      this.#settle().catch(() => this.#showLoadFailure())
    })
  }

  /** A page may set properties before the script is there: they stand in the accessors' way until they are set again. */
  #takeOverProperties(): void {
    const names: unknown = Reflect.get(this.constructor, 'observedAttributes')
    for (const name of Array.isArray(names) ? names : []) {
      if (!Object.hasOwn(this, name)) continue
      const value: unknown = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      Reflect.set(this, name, value)
    }
  }

  /** Our own code could not be loaded, so neither could its texts: plain English, and a way to try again. */
  #showLoadFailure(): void {
    const message = document.createElement('p')
    message.textContent = 'This part of the page could not be loaded. Check the connection. '
    const again = document.createElement('button')
    again.type = 'button'
    again.textContent = 'Try again'
    again.addEventListener('click', () => this.#schedule())
    message.append(again)
    this.shadowRoot?.replaceChildren(message)
    this.#tellLoadFailure()
  }

  #tellLoadFailure(): void {
    this.dispatchEvent(new TracemarkFailedEvent({ code: 'network_unreachable' }))
  }

  async #settle(): Promise<void> {
    if (!this.isConnected) {
      this.#mounted?.unmount()
      this.#mounted = undefined
      return
    }
    if (this.#mounted) {
      // What is shown stays, with everything entered in it.
      await this.#mounted.update().catch(() => this.#tellLoadFailure())
      return
    }
    const mount = await this.load()
    const root = this.shadowRoot
    if (!root || !this.isConnected || this.#mounted) return
    const mounted = mount(this, root)
    this.#mounted = mounted
    await mounted.update().catch((error: unknown) => {
      mounted.unmount()
      this.#mounted = undefined
      throw error
    })
  }
}

/** Registers an element once; a second copy of the script on the page leaves the first one in charge. */
export const register = (name: string, element: CustomElementConstructor): void => {
  if (!customElements.get(name)) customElements.define(name, element)
}
