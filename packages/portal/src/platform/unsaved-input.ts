/** A search is asked again in a moment, and a draft that is kept on the device is there after a reload. */
const HARMLESS = 'input[type="search"], [role="search"] *, [data-keeps-draft] *'
const FORM = 'form, [role="dialog"]'

type Page = Pick<Document, 'addEventListener'>

/**
 * Notes in which forms and dialogs somebody has entered something, and tells whether any of them is still on the page. It forgets a form
 * that is reset or gone: one that was sent and stays may not have been saved. Returns the question.
 */
export const watchUnsavedInput = (page: Page): (() => boolean) => {
  const touched = new Set<Element>()
  page.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || target.matches(HARMLESS)) return
    const form = target.closest(FORM)
    if (form) touched.add(form)
  })
  page.addEventListener('reset', ({ target }) => {
    if (target instanceof Element) touched.delete(target)
  })
  return () => {
    for (const form of touched) if (!form.isConnected) touched.delete(form)
    return touched.size > 0
  }
}
