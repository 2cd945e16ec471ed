import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import { languages } from '../packages/api/src/schemas/index.ts'
import { languageName } from '../packages/ui/src/i18n/language-names.ts'
import { loadLanguage } from '../packages/ui/src/i18n/load-language.ts'
import { surviveTranslation } from '../packages/ui/src/i18n/survive-translation.ts'
import '../packages/ui/src/styles.css'
import '../packages/ui/src/stories/story.css'
import '../packages/ui/src/stories/faces.css'
import { decorate } from '../packages/ui/src/stories/decorate.tsx'
import { docs } from '../packages/ui/src/stories/docs/docs.tsx'
import { withSourceTypes } from '../packages/ui/src/stories/docs/source-types.ts'
import { lookAt } from '../packages/ui/src/stories/look.ts'
import { watchFaces } from '../packages/ui/src/stories/packaged-faces.ts'
import { translatePage } from '../packages/ui/src/stories/translate-page.ts'
import { viewports } from '../packages/ui/src/stories/viewports.ts'
import type { Density } from '../packages/ui/src/theme/density.ts'
import { isTranslated } from './is-translated.ts'
import { snapshotAllThemes } from './snapshot-all-themes.ts'
import { startMocks } from './start-mocks.ts'

// Stories that ask what was fetched, and from where, find all of it: a browser remembers 250 files by itself.
performance.setResourceTimingBufferSize(10_000)

/** By value, what the toolbar calls it. */
const choice = (icon: 'paintbrush' | 'globe' | 'transfer' | 'component', title: string, names: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: { icon, title, items: Object.entries(names).map(([value, name]) => ({ value, title: name })), dynamicTitle: true },
})

// What is waited for has come as soon as it can be seen; a busy machine may take its time until then.
// The page as text, which an error has by default, is written anew for every look at what has not come yet: a seventh of a run.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? 'An element is missing.') })

const faces = ['Hanken Grotesk Variable', 'Newsreader Variable', 'JetBrains Mono Variable']

/** What measures texts, such as a bar that centres its tab, finds them in their own letters, in the first story as in any other. */
const loadFonts = async () => {
  await Promise.all(faces.map((family) => document.fonts.load(`1em "${family}"`)))
}

/** As the portal and the widgets keep it, and as a browser's translator changes it in the run that is about that. */
const translateTexts = async () => {
  const ends = [surviveTranslation(document.body)]
  if (await isTranslated()) ends.push(translatePage(document.body))
  return () => {
    for (const end of ends) end()
  }
}

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startMocks)],
  parameters: {
    layout: 'fullscreen',
    // In tests `snapshotAllThemes` asks the addon itself, once for each look.
    a11y: { test: '__vitest_browser__' in globalThis ? 'off' : 'error' },
    viewport: { options: viewports },
    docs,
    options: { storySort: { method: 'alphabetical', order: ['Welcome', 'Foundations', 'Widgets', 'Screens', 'Staff', 'Field'] } },
  },
  tags: ['autodocs'],
  globalTypes: {
    theme: choice('paintbrush', 'Theme', { light: 'Light', dark: 'Dark' }),
    language: choice('globe', 'Language', Object.fromEntries(languages.map((language) => [language, languageName(language)]))),
    direction: choice('transfer', 'Direction', { ltr: 'Left to right', rtl: 'Right to left' }),
    density: choice('component', 'Density', { compact: 'Compact', comfortable: 'Comfortable' } satisfies Record<Density, string>),
  },
  initialGlobals: {
    theme: 'light',
    language: 'en',
    direction: 'ltr',
    density: 'compact',
    // Tests and pictures have a size; whoever reads has a window.
    ...('__vitest_browser__' in globalThis && { viewport: { value: 'part', isRotated: false } }),
  },
  loaders: [async ({ globals }) => ({ messages: await loadLanguage(globals.language) }), loadFonts],
  decorators: [decorate],
  // `snapshotAllThemes` leaves the story before this one as it looked last.
  beforeEach: [() => lookAt(), watchFaces, translateTexts],
  argTypesEnhancers: [withSourceTypes],
  afterEach: snapshotAllThemes,
})
