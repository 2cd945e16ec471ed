/** The title of the page that is shown. */
export const getPageTitle = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1')

/** Where the focus goes when what had it is gone: the title of the page, as long as that is still shown. Somewhere else it stays. */
export const focusTitle = (title = getPageTitle()): void => {
  if (!title?.isConnected || document.activeElement !== document.body) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}
