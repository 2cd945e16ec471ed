import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import { expectToFit } from '../packages/ui/src/stories/expect-to-fit.ts'
import { type Look, lookAt } from '../packages/ui/src/stories/look.ts'
import { matchPicture, settled } from '../packages/ui/src/stories/match-picture.ts'
import { expectPackagedFaces } from '../packages/ui/src/stories/packaged-faces.ts'
import { atWidth, isPictured } from '../packages/ui/src/stories/pictured.ts'

type Context = Parameters<typeof checkAccessibility>[0]

/** Rules of axe whose answer follows from how a page is painted, or laid out. The others read what is written, which is the same in every look. */
const ofPaint = ['color-contrast', 'link-in-text-block']
const ofLayout = ['scrollable-region-focusable', 'target-size']

const check = (context: Context, rules: readonly string[]) => {
  const a11y = context.parameters.a11y
  return checkAccessibility({
    ...context,
    parameters: { ...context.parameters, a11y: { ...a11y, options: { ...a11y.options, runOnly: rules } } },
  })
}

const names = { light: 'in light', dark: 'in dark', mirrored: 'from right to left' } as const

/**
 * Checks the state that a story ends in: its width and faces in light, its width and colours in dark, its layout from right to left, and
 * its two pictures if it has any (`isPictured`). A component is pictured in light and in dark, a screen wide in light and on a
 * phone in dark. Outside of the test browser it does nothing, and the addon checks what the toolbar shows.
 */
export const lookAtAll = async (context: Context): Promise<void> => {
  if (!('__vitest_browser__' in globalThis)) return
  const faults: Error[] = []
  const look = async (name: keyof typeof names, how: Look, see: () => Promise<void>) => {
    lookAt(how)
    await settled()
    await see()
      .then(expectToFit)
      .catch((cause: Error) => faults.push(new Error(`Looked at ${names[name]}: ${cause.message}`, { cause })))
  }
  const pictured = await isPictured(context.parameters)
  const picture = async (theme: 'light' | 'dark') => {
    if (!pictured) return
    const match = () => matchPicture(`${context.id.replace('--', '-')}-${theme}`)
    await (context.title.startsWith('Screens/') ? atWidth(theme === 'light' ? 'desktop' : 'phone', match) : match())
  }
  await look('light', {}, async () => {
    await picture('light')
    await expectPackagedFaces()
  })
  await look('dark', { theme: 'dark' }, async () => {
    await picture('dark')
    await check(context, ofPaint)
  })
  if (context.storyGlobals.direction === undefined) {
    await look('mirrored', { direction: 'rtl' }, async () => {
      await check(context, ofLayout)
    })
  }
  lookAt()
  if (faults.length > 1) throw new AggregateError(faults, faults.map(({ message }) => message).join('\n'))
  if (faults[0]) throw faults[0]
}
