export interface ComparedPicture {
  name: string
  /** There was no committed one: the story made its first. */
  isNew: boolean
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The committed pictures: where they are, and their names when the run began. */
    pictures: { folder: string; names: readonly string[] }
  }
  interface TaskMeta {
    /** The pictures that a story was compared with. */
    pictures?: readonly ComparedPicture[]
  }
}

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
 * Compares the page with the committed picture of that name; a story without one gets its first, which the run reports. Outside of the test
 * browser it does nothing, nor where letters are drawn in another way than where the pictures were made: on Linux.
 */
export const matchPicture = async (name: string): Promise<void> => {
  if (!('__vitest_browser__' in globalThis) || !navigator.platform.includes('Linux')) return
  const [{ page }, { expect, inject, TestRunner }] = await Promise.all([import('vitest/browser'), import('vitest')])
  const { folder, names } = inject('pictures')
  const isNew = !names.includes(name)
  const test = TestRunner.getCurrentTest()
  if (test) test.meta.pictures = [...(test.meta.pictures ?? []), { name, isNew }]
  document.documentElement.classList.add('story-picture')
  try {
    await settled()
    const body = page.elementLocator(document.body)
    if (isNew) await page.screenshot({ element: body, path: `${folder}/${name}.png` })
    else await expect.element(body).toMatchScreenshot(name)
  } finally {
    document.documentElement.classList.remove('story-picture')
  }
}
