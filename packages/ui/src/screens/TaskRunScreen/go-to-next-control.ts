import type { KeyboardEvent } from 'react'

const LINES = 'input:not([type=checkbox],[type=radio],[type=file],[type=button],[type=submit])'
const CONTROLS = 'input:not(:disabled), textarea:not(:disabled), select:not(:disabled)'

/**
 * Enter in a line leads to the next question, and never submits: it is the Go of a phone's keyboard and the end of what a hand scanner
 * types, while questions below are still open. After the last one it closes the keyboard.
 */
export const goToNextControl = (event: KeyboardEvent<HTMLFormElement>): void => {
  const { target, currentTarget } = event
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement) || !target.matches(LINES)) return
  event.preventDefault()
  const controls = [...currentTarget.querySelectorAll<HTMLElement>(CONTROLS)]
  target.blur()
  controls[controls.indexOf(target) + 1]?.focus()
}
