/**
 * A new page of a run is shown from its top, below what stays in view there (its `scroll-margin-top`), and read out from its heading.
 * On a page of others nothing moves as long as the top is in view.
 */
export const showFromTop = (heading: HTMLElement | null): void => {
  heading?.focus({ preventScroll: true })
  const page = heading?.closest('.tm-task')
  if (page && page.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(page).scrollMarginTop)) page.scrollIntoView()
}
