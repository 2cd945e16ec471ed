declare module 'vitest' {
  interface ProvidedContext {
    /** Each text is replaced while the stories run, as a browser's translator does it. */
    isTranslated: boolean
  }
}

/** Whether stories run as on a page that the browser translates. */
export const isTranslated = async (): Promise<boolean> => {
  if (!('__vitest_browser__' in globalThis)) return false
  const { inject } = await import('vitest')
  return inject('isTranslated')
}
