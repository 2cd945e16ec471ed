import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import { expectToFit } from '../packages/ui/src/stories/expect-to-fit.ts'
import { type Look, lookAt } from '../packages/ui/src/stories/look.ts'
import { matchPicture, settled } from '../packages/ui/src/stories/match-picture.ts'
import { expectPackagedFaces } from '../packages/ui/src/stories/packaged-faces.ts'
import { atWidth, isFirst, picturedThemes, type Theme } from '../packages/ui/src/stories/pictured.ts'
import { expectAnyOrder } from './expect-any-order.ts'
import { isTranslated } from './is-translated.ts'

type Context = Parameters<typeof checkAccessibility>[0]

/** Rules of axe whose answer follows from how a page is painted, or laid out. The others read what is written, which is the same in every look. */
const ofPaintAndLayout = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

// Nobody reads what passed, and to write it down takes longer than most rules. The rules that are on read no style sheets.
const forTests = { resultTypes: ['violations'], preload: { assets: ['media'] } }

const check = (context: Context, rules: { runOnly?: readonly string[] } = {}) =>
  checkAccessibility({ ...context, parameters: { ...context.parameters, a11y: { test: 'error', options: { ...forTests, ...rules } } } })

/**
 * Checks the state that a story ends in: its width, faces and accessibility in light. The first story of a file, each that is pictured and
 * those with `parameters: { secondLook: true }` are looked at with their styles in another order, and once more dark and from right to left
 * at once: their width, what of their accessibility can change, and whether a component fits on a phone. Pictures are in `picturedThemes`: a screen's in light is wide, its dark
 * one is on a phone. Outside of the test browser it does nothing, and the addon checks what the toolbar shows.
 */
export const snapshotAllThemes = async (context: Context): Promise<void> => {
  // What a translator makes of a page is not ours to look at.
  if (!('__vitest_browser__' in globalThis) || (await isTranslated())) return
  const isScreen = context.title.startsWith('Screens/')
  const faults: Error[] = []
  const look = async (name: string, how: Look | undefined, see: () => Promise<void>) => {
    lookAt(how)
    await settled()
    await see()
      .then(expectToFit)
      .catch((cause: Error) => faults.push(new Error(`Looked at ${name}: ${cause.message}`, { cause })))
  }
  const themes = await picturedThemes(context.parameters, isScreen)
  const isLookedAtTwice = themes.length > 0 || context.parameters.secondLook === true || (await isFirst())
  const picture = async (theme: Theme) => {
    const match = () => matchPicture(`${context.id.replace('--', '-')}-${theme}`)
    await (isScreen ? atWidth(theme === 'light' ? 'desktop' : 'phone', match) : match())
  }
  await look('in light', undefined, async () => {
    if (themes.includes('light')) await picture('light')
    await expectPackagedFaces()
    if (isLookedAtTwice) await expectAnyOrder()
    await check(context)
  })
  if (themes.includes('dark')) await look('in dark', { theme: 'dark' }, () => picture('dark'))
  if (isLookedAtTwice) {
    const isMirrored = context.storyGlobals.direction === undefined
    const how: Look = { theme: 'dark', ...(isMirrored && { direction: 'rtl' }) }
    await look(isMirrored ? 'in dark, from right to left' : 'in dark', how, async () => {
      await check(context, { runOnly: ofPaintAndLayout })
    })
    // The dark picture of a screen is on a phone; a screen without pictures has stories of its own there.
    if (!isScreen || (themes.length > 0 && !themes.includes('dark'))) await look('on a phone', how, () => atWidth('phone', async () => {}))
  }
  if (faults.length > 1) throw new AggregateError(faults, faults.map(({ message }) => message).join('\n'))
  if (faults[0]) throw faults[0]
}
