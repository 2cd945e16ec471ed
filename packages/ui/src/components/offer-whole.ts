import type { PointerEvent } from 'react'

/** As the pointer comes: the whole of a text that is cut is at hand for it, as it is for a reader, who hears it anyway. */
export const offerWhole = ({ currentTarget }: PointerEvent<HTMLElement>): void => {
  const whole = currentTarget.firstElementChild ?? currentTarget
  const isCut = whole.scrollWidth > whole.clientWidth
  currentTarget.title = isCut ? (whole.textContent ?? '') : ''
}
