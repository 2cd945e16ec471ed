/** Tells who watches a form, such as the guard of unsaved changes, of a change that no key or native control made. */
export const announceChange = (element: Element | null): void => {
  element?.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
