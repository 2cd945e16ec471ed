export interface WizardState {
  /** Counts from 0. */
  current: number
  /** The furthest step that has been open: up to there a person may go back and forth. */
  reached: number
  /** Steps that were checked and lack something. */
  broken: readonly number[]
}

export type WizardEvent =
  /** The current step is whole: on to another. */
  | { type: 'accepted'; next: number }
  /** A step lacks something; it becomes the current one. */
  | { type: 'refused'; step: number }
  /** What the current step lacked is there. */
  | { type: 'mended' }
  | { type: 'went'; step: number }

export type StepStatus = 'current' | 'complete' | 'error' | 'upcoming'

export const firstState = (current: number): WizardState => ({ current, reached: current, broken: [] })

const without = (steps: readonly number[], step: number) => steps.filter((other) => other !== step)

export const reduceWizard = (state: WizardState, event: WizardEvent): WizardState => {
  const { current, reached, broken } = state
  switch (event.type) {
    case 'accepted': {
      const { next } = event
      return { current: next, reached: Math.max(reached, next), broken: without(broken, current) }
    }
    case 'refused':
      return { ...state, current: event.step, broken: [...without(broken, event.step), event.step] }
    case 'mended':
      return broken.includes(current) ? { ...state, broken: without(broken, current) } : state
    case 'went':
      return event.step < 0 || event.step > reached ? state : { ...state, current: event.step }
  }
}

/** How a step stands in the list. The current one says that it lacks something by its message. */
export const stepStatus = ({ current, reached, broken }: WizardState, step: number): StepStatus => {
  if (step === current) return 'current'
  if (broken.includes(step)) return 'error'
  return step < reached ? 'complete' : 'upcoming'
}
