import type { KeyboardEvent } from 'react'

/**
 * Enter leaves a line and never submits: it is the Go of a phone's keyboard, and the end of what a hand scanner types, while questions
 * below are still open. On a file's button it opens the chooser.
 */
export const leaveLine = (event: KeyboardEvent): void => {
  const { target } = event
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement) || target.type === 'file') return
  event.preventDefault()
  target.blur()
}
