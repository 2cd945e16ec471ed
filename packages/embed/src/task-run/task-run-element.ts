import { type Mount, sharedAttributes, TracemarkElement } from '../element/tracemark-element.ts'

/** `<tracemark-task token="…">`: runs one task where it stands. Attributes, events and their order: LIFECYCLE.md. */
export class TracemarkTaskElement extends TracemarkElement {
  static readonly observedAttributes = ['token', ...sharedAttributes]

  /** The execution token of the task link. A new token begins a new run. */
  get token(): string | null {
    return this.getAttribute('token')
  }
  set token(value: string | null) {
    this.mirror('token', value)
  }

  protected override async load(): Promise<Mount<this>> {
    return (await import('./mount-task-run.tsx')).mountTaskRun
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tracemark-task': TracemarkTaskElement
  }
}
