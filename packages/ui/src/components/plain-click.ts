type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>

/** Whether a click on a link is ours to follow; with a modifier key the browser opens a tab or a window. */
export const isPlainClick = (event: Click) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Takes a plain click from the browser, for us to follow. */
export const takeClick = (event: Click): boolean => {
  const plain = isPlainClick(event)
  if (plain) event.preventDefault()
  return plain
}
