/** Files are on their way, or did not arrive; each field then says so. */
export const isHeld = (form: HTMLElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].filter(
    // A form that is only shown has files of its own.
    (input) => (input.form ?? form) === form && !input.checkValidity(),
  ).length > 0

/** Leads whoever tried to send to the first field that is wrong, once the fields say what is. `onNone`: no field says it. */
export const focusFirstMistake = (form: HTMLElement, onNone?: () => void): void => {
  requestAnimationFrame(() => {
    const mistake = form.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!mistake) return onNone?.()
    mistake.focus()
    // A field that has the focus already is not scrolled to by that.
    mistake.scrollIntoView({ block: 'nearest' })
  })
}
