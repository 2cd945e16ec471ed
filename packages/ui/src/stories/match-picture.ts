/** A picture that comes when it is scrolled to, and was not. */
const isAwaited = (image: HTMLImageElement) => image.loading !== 'lazy' || image.getBoundingClientRect().top < innerHeight

/** Waits until everything that can be seen is there: fonts, pictures, and the layout after them. */
export const settled = async (): Promise<void> => {
  // The layout with one face may ask for the next one, where the first has no letters.
  do {
    await document.fonts.ready
    await Promise.all([...document.images].filter(isAwaited).map((image) => image.decode().catch(() => undefined)))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  } while (document.fonts.status === 'loading')
}

/**
 * Compares the page with the committed picture of that name. Outside of the test browser it does nothing, nor where letters are
 * drawn in another way than where the pictures were made: on Linux.
 */
export const matchPicture = async (name: string): Promise<void> => {
  if (!('__vitest_browser__' in globalThis) || !navigator.platform.includes('Linux')) return
  const [{ page }, { expect }] = await Promise.all([import('vitest/browser'), import('vitest')])
  document.documentElement.classList.add('story-picture')
  try {
    await settled()
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name)
  } finally {
    document.documentElement.classList.remove('story-picture')
  }
}
