import type { TracemarkTaskElement } from '@tracemark/embed/elements'

/** What a framework's template is drawn with: one element, and everything that a site may say to it. */
export interface View {
  /** Else something else stands in its place. */
  isShown: boolean
  /** Stands in the element's child, where it has one. */
  count: number | undefined
  hidden: boolean
  thing: number
  token: string
  /** Any data: what it is for is tried elsewhere. */
  initialAnswers: unknown
  hear: (event: Event) => void
}

/** A page made with one framework. */
export interface Site {
  /** Draws again with what is changed, and waits until it is drawn. */
  draw: (view: View) => Promise<void>
  /** The element as the framework itself hands it to whoever asks. */
  element: () => TracemarkTaskElement | null | undefined
  end: () => void
}

export type Framework = (target: HTMLElement, view: View) => Promise<Site>

/** As templates listen to them: the spellings that Custom Elements Everywhere tries. */
export const eventNames = ['lowercaseevent', 'kebab-event', 'camelEvent', 'CAPSevent', 'PascalEvent'] as const
