import { isSeen } from './is-seen.ts'
import { TracemarkFailedEvent } from './tracemark-events.ts'
import { whenNear } from './when-near.ts'

/** What became of a submission. */
export interface SubmitResult {
  /**
   * `submitted`: the server has recorded it. `saved`: it waits on this device for a network. `incomplete`: something is asked of the person
   * first. `failed`: it could not be sent, or the run has ended before.
   */
  status: 'submitted' | 'saved' | 'incomplete' | 'failed'
}

/** What an element shows inside its shadow root, once loaded. */
export interface Mounted {
  /** Called after an attribute changed; several changes in one task come as one call. */
  update: () => Promise<void>
  unmount: () => void
  /** Begins anew with the attributes as they are. */
  reset: () => void
  /** As the person's own press of the button would; where there is one. */
  submit?: () => Promise<SubmitResult>
}

/** Fills the one slot of an element's shadow root, whose name says how far it is (`SlotName`). */
export type Mount<Host extends HTMLElement> = (host: Host, slot: HTMLSlotElement) => Mounted

/**
 * What is ours stands in one slot, as that which is shown where the page gives nothing of that name: it may give something for
 * `loading` and `error`. Nobody gives anything for `content`.
 */
export type SlotName = 'loading' | 'error' | 'content'

/** Where the script came from: the API, when the page names no other. */
export const scriptOrigin = new URL(import.meta.url).origin

/** Attributes that every element of ours has, beside its own. */
export const sharedAttributes = ['api', 'lang', 'theme']

/** A page's rules for everything reach the host, whatever is inherited reaches what is in it: ours begins anew, but for what hides or disables. */
const anew = 'slot>div{all:initial;display:block;color-scheme:inherit;visibility:inherit;pointer-events:inherit}'
const look = `:host{display:block}:host([hidden]){display:none}${anew}`

// A server that renders a page with our package has no elements: there the script may be read, and does nothing.
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement)

/**
 * Base of our custom elements, and all of them that is there at once. What fills an element is loaded when it is near what the
 * visitor sees; what is asked of it before then waits. Moving it keeps what was entered, removing it frees everything (LIFECYCLE.md).
 */
export abstract class TracemarkElement extends Base {
  /** Origin of the API; the script's own origin where absent. */
  declare api: string | null
  /** `light`, `dark`, or `auto` (as the page's `color-scheme` is). */
  declare theme: string | null

  #mounted: Mounted | undefined
  #scheduled = false
  #near = false
  #stopLooking: (() => void) | undefined
  #waiting: ((mounted?: Mounted) => void)[] = []
  #slot = document.createElement('slot')

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(look)
    root.adoptedStyleSheets = [sheet]
    root.append(this.#slot)
    this.#slot.name = 'loading'
  }

  /** Loads the code that fills the element. */
  protected abstract load(): Promise<Mount<this>>

  /** Stops what `load` has begun beside the code. */
  protected forget(): void {}

  /** Begins anew: another run of the task, or the page as it is now. */
  reset(): void {
    this.call((mounted) => mounted?.reset())
  }

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

  /** Calls now, or as soon as there is something to call, which is then loaded wherever the element stands; with nothing where it is removed before. */
  protected call(ask: (mounted?: Mounted) => void): void {
    if (this.#mounted) ask(this.#mounted)
    else {
      this.#waiting.push(ask)
      this.#comeNear()
    }
  }

  #carryOut(mounted?: Mounted): void {
    for (const ask of this.#waiting.splice(0)) ask(mounted)
  }

  #show(name: SlotName, ...nodes: Node[]): void {
    this.#slot.name = name
    this.#slot.replaceChildren(...nodes)
  }

  readonly #comeNear = (): void => {
    this.#near = true
    this.#schedule()
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
    for (const [name, value] of Object.entries(this)) {
      if (Reflect.deleteProperty(this, name)) Reflect.set(this, name, value)
    }
  }

  /** Our own code could not be loaded, so neither could its texts: plain English, and a way to try again. */
  #showLoadFailure(): void {
    const message = document.createElement('p')
    const again = document.createElement('button')
    again.append('Try again')
    again.onclick = () => this.#schedule()
    message.append('This part of the page could not be loaded. Check the connection. ', again)
    this.#show('error', message)
    this.#tellLoadFailure()
  }

  #tellLoadFailure(): void {
    this.dispatchEvent(new TracemarkFailedEvent({ code: 'network_unreachable' }))
  }

  /** Removed, it keeps nothing: neither what it shows nor what waits for it. */
  #free(): void {
    this.#mounted?.unmount()
    this.#mounted = undefined
    this.forget()
    this.#carryOut()
    this.#near = false
    this.#show('loading')
  }

  async #settle(): Promise<void> {
    this.#stopLooking?.()
    if (!this.isConnected) {
      this.#free()
      return
    }
    if (this.#mounted) {
      // What is shown stays, with everything entered in it.
      await this.#mounted.update().catch(() => this.#tellLoadFailure())
      return
    }
    this.#near ||= isSeen(this)
    if (!this.#near) {
      this.#stopLooking = whenNear(this, this.#comeNear)
      return
    }
    const mount = await this.load()
    if (!this.isConnected || this.#mounted) return
    this.#show('loading')
    const mounted = mount(this, this.#slot)
    this.#mounted = mounted
    await mounted.update().catch((error: unknown) => {
      mounted.unmount()
      this.#mounted = undefined
      throw error
    })
    this.#carryOut(mounted)
  }
}

/** Attributes that are properties too. `lang` is one already. */
const mirror = (element: CustomElementConstructor, name: string): void => {
  Object.defineProperty(element.prototype, name, {
    enumerable: true,
    get(this: Element) {
      return this.getAttribute(name)
    },
    set(this: Element, value: unknown) {
      if (value === null || value === undefined) this.removeAttribute(name)
      else this.setAttribute(name, String(value))
    },
  })
}

/** Registers an element once; a second copy of the script on the page leaves the first one in charge. */
export const register = (name: string, element: CustomElementConstructor & { observedAttributes: readonly string[] }): void => {
  if (!globalThis.customElements || customElements.get(name)) return
  for (const attribute of element.observedAttributes) if (attribute !== 'lang') mirror(element, attribute)
  customElements.define(name, element)
}
