import type { Answers } from '@tracemark/api/schemas'
import { beginEarly, type EarlyRun } from '@tracemark/state-machines/early-run'
import { beginTaskTexts } from '@tracemark/ui/i18n/load-task-texts'
import { type Mount, type SubmitResult, scriptOrigin, sharedAttributes, TracemarkElement } from '../element/tracemark-element.ts'

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
  #early: EarlyRun | undefined

  /** What the next run begins with, by the ids of the task's widgets. Never in an attribute, where others could read it. */
  get initialAnswers(): Answers | undefined {
    return this.#initialAnswers
  }
  set initialAnswers(answers: Answers | undefined) {
    this.#initialAnswers = answers
  }

  /**
   * Sends the task, as the button in it does, and answers what became of it. `tracemark-submitted` or `tracemark-saved` comes then, or
   * `tracemark-failed`; where answers are missing the person is led to them, and no event comes.
   */
  submit(): Promise<SubmitResult> {
    return new Promise((resolve) => this.call((mounted) => resolve(mounted?.submit?.() ?? { status: 'failed' })))
  }

  protected override async load(): Promise<Mount<this>> {
    const { token, api } = this
    // The call leaves with the code that draws its answer, not after it; what the device has is asked first, which takes longest.
    if (token) this.#early = this.#takeEarly(api ?? scriptOrigin, token) ?? beginEarly(api ?? scriptOrigin, token)
    else this.forget()
    beginTaskTexts(this.lang || document.documentElement.lang)
    const { mountTaskRun } = await import('./mount-task-run.tsx')
    return (host, slot) => mountTaskRun(host, slot, this.#takeEarly)
  }

  protected override forget(): void {
    this.#early?.stop()
    this.#early = undefined
  }

  /** What was begun early goes to the first run of the same link; any other run begins by itself. */
  readonly #takeEarly = (api: string, token: string): EarlyRun | undefined => {
    const early = this.#early
    this.#early = undefined
    if (early?.api === api && early.token === token) return early
    early?.stop()
    return undefined
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tracemark-task': TracemarkTaskElement
  }
}
