import type { Answers } from '@tracemark/api/schemas'
import { beginTaskTexts } from '@tracemark/ui/i18n/load-task-texts'
import { type Mount, sharedAttributes, TracemarkElement } from '../element/tracemark-element.ts'

/** `<tracemark-task token="…">`: runs one task where it stands. Attributes, events and their order: LIFECYCLE.md. */
export class TracemarkTaskElement extends TracemarkElement {
  static readonly observedAttributes = ['token', 'organization', 'thing', 'task', ...sharedAttributes]

  /** The execution token of the task link. A new token begins a new run. */
  declare token: string | null
  /** For a public task: the organization's short name in addresses, where `thing` does not begin with it. */
  declare organization: string | null
  /** For a public task: the asset's public link, or `organization/link` as in the address of its page. */
  declare thing: string | null
  /** For a public task: the id of the task at the asset, or of the task. */
  declare task: string | null

  #initialAnswers: Answers | undefined

  /** What the next run begins with, by the ids of the task's widgets. Never in an attribute, where others could read it. */
  get initialAnswers(): Answers | undefined {
    return this.#initialAnswers
  }
  set initialAnswers(answers: Answers | undefined) {
    this.#initialAnswers = answers
  }

  /**
   * Sends the task, as the button in it does. `tracemark-submitted` or `tracemark-saved` comes then, or `tracemark-failed`; where
   * answers are missing the person is led to them, and no event comes.
   */
  submit(): void {
    this.call((mounted) => mounted.submit?.())
  }

  protected override async load(): Promise<Mount<this>> {
    beginTaskTexts(this.lang || document.documentElement.lang)
    return (await import('./mount-task-run.tsx')).mountTaskRun
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tracemark-task': TracemarkTaskElement
  }
}
