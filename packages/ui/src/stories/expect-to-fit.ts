/** No story may be wider than its page: what sticks out is lost on a phone, in a long language, or from right to left. */
export const expectToFit = async (): Promise<void> => {
  if (!('__vitest_browser__' in globalThis)) return
  const { expect } = await import('vitest')
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth, 'The page must not scroll sideways.').toBeLessThanOrEqual(clientWidth)
}
