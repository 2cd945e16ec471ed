import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import { expectToFit } from '../packages/ui/src/stories/expect-to-fit.ts'
import { type Look, lookAt } from '../packages/ui/src/stories/look.ts'
import { matchPicture, settled } from '../packages/ui/src/stories/match-picture.ts'
import { expectPackagedFaces } from '../packages/ui/src/stories/packaged-faces.ts'
import { atWidth, isFirst, isPictured } from '../packages/ui/src/stories/pictured.ts'
import { isTranslated } from './is-translated.ts'

type Context = Parameters<typeof checkAccessibility>[0]

/** Rules of axe whose answer follows from how a page is painted, or laid out. The others read what is written, which is the same in every look. */
const ofPaintAndLayout = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

// Nobody reads what passed, and to write it down takes longer than most rules. The rules that are on read no style sheets.
const forTests = { resultTypes: ['violations'], preload: { assets: ['media'] } }

const check = (context: Context, rules: { runOnly?: readonly string[] } = {}) =>
  checkAccessibility({ ...context, parameters: { ...context.parameters, a11y: { test: 'error', options: { ...forTests, ...rules } } } })

/**
 * Checks the state that a story ends in: its width, faces and accessibility in light; then, dark and from right to left at once, its width
 * and what of its accessibility that can change; and its two pictures if it has any (`isPictured`). A component is pictured in light and in
 * dark, and has to fit on a phone; a screen is pictured wide in light and on a phone in dark. Outside of the test browser it does nothing,
 * and the addon checks what the toolbar shows.
 */
export const lookAtAll = async (context: Context): Promise<void> => {
  // What a translator makes of a page is not ours to look at.
  if (!('__vitest_browser__' in globalThis) || (await isTranslated())) return
  const faults: Error[] = []
  const look = async (name: string, how: Look, see: () => Promise<void>) => {
    lookAt(how)
    await settled()
    await see()
      .then(expectToFit)
      .catch((cause: Error) => faults.push(new Error(`Looked at ${name}: ${cause.message}`, { cause })))
  }
  const picture = async (theme: 'light' | 'dark') => {
    const match = () => matchPicture(`${context.id.replace('--', '-')}-${theme}`)
    await (context.title.startsWith('Screens/') ? atWidth(theme === 'light' ? 'desktop' : 'phone', match) : match())
  }
  const pictured = await isPictured(context.parameters)
  await look('in light', {}, async () => {
    if (pictured) await picture('light')
    await expectPackagedFaces()
    await check(context)
  })
  if (pictured) await look('in dark', { theme: 'dark' }, () => picture('dark'))
  const isMirrored = context.storyGlobals.direction === undefined
  const how: Look = { theme: 'dark', ...(isMirrored && { direction: 'rtl' }) }
  await look(isMirrored ? 'in dark, from right to left' : 'in dark', how, async () => {
    await check(context, { runOnly: ofPaintAndLayout })
  })
  // Screens are pictured on a phone. To narrow the page of every other story takes minutes: the first of a component stands for it.
  if (!context.title.startsWith('Screens/') && (pictured || (await isFirst())))
    await look('on a phone', how, () => atWidth('phone', async () => {}))
  lookAt()
  if (faults.length > 1) throw new AggregateError(faults, faults.map(({ message }) => message).join('\n'))
  if (faults[0]) throw faults[0]
}
