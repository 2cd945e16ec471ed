import { expectToFit } from './expect-to-fit.ts'
import { settled } from './match-picture.ts'
import { viewports } from './viewports.ts'

export type Theme = 'light' | 'dark'

/**
 * The themes in which a story has a picture: none, unless it is the first of its file or has `parameters: { picture: … }`.
 * With `true` a component is pictured in light, and a screen in both; `'light'`, `'both'` and `false` say otherwise.
 */
export const picturedThemes = async (
  { picture }: { picture?: boolean | 'light' | 'both' },
  isScreen: boolean,
): Promise<readonly Theme[]> => {
  if (!(picture ?? (await isFirst()))) return []
  return picture === 'both' || (isScreen && picture !== 'light') ? ['light', 'dark'] : ['light']
}

/** The first story of a file shows what its component mostly is. */
export const isFirst = async (): Promise<boolean> => {
  const { TestRunner } = await import('vitest')
  const test = TestRunner.getCurrentTest()
  return test !== undefined && test.file.tasks[0] === test
}

const getSize = (name: 'desktop' | 'wide' | 'phone') => {
  const { width, height } = viewports[name].styles
  return [Number.parseInt(width, 10), Number.parseInt(height, 10)] as const
}

/** Looks at a screen wide, or as on a phone. A story that is as wide as that keeps its size. */
export const atWidth = async (name: 'desktop' | 'phone', look: () => Promise<void>): Promise<void> => {
  const [width, height] = [innerWidth, innerHeight]
  const [narrowest] = getSize('wide')
  const [widest] = getSize('phone')
  if (name === 'desktop' ? width >= narrowest : width <= widest) return look()
  const { page } = await import('vitest/browser')
  await page.viewport(...getSize(name))
  try {
    await settled()
    await look()
    await expectToFit()
  } finally {
    await page.viewport(width, height)
    await settled()
  }
}
