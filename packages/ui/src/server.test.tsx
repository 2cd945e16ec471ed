import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { I18nProvider } from './i18n/context.ts'
import { loadLanguage } from './i18n/load-language.ts'
import { createTranslator } from './i18n/translator.ts'
import { NOW } from './stories/fixtures.ts'
import { ThemeProvider } from './theme/ThemeProvider.tsx'

interface Meta {
  title: string
  component?: ComponentType<object>
  args?: object
}

// Node 20 has none, and later ones have what no browser means by it.
vi.hoisted(() => vi.stubGlobal('navigator', undefined))
afterAll(() => vi.unstubAllGlobals())

/** The component and the props of a file's stories, without Storybook around them. */
vi.mock('../../../.storybook/preview.tsx', () => {
  const createStory = (meta: Meta, story: object) => ({
    ...story,
    input: story,
    meta,
    extend: (more: object) => createStory(meta, { ...story, ...more }),
  })
  return { default: { meta: (meta: Meta) => ({ ...meta, story: (story: object) => createStory(meta, story) }) } }
})

const files = import.meta.glob<Record<string, { meta: Meta; args?: object }>>('./{components,field,screens}/**/*.stories.tsx', {
  eager: true,
})
const messages = await loadLanguage('en')

const stories = Object.values(files).flatMap((stories) => {
  const [first] = Object.values(stories)
  return first?.meta.component ? [{ ...first.meta, component: first.meta.component, args: { ...first.meta.args, ...first.args } }] : []
})

test.each(stories)('$title renders on a server', ({ component: Component, args }) => {
  const i18n = { language: 'en', t: createTranslator(messages, 'en'), now: () => NOW } as const
  const page = (
    <I18nProvider value={i18n}>
      <ThemeProvider mode="light">
        <Component {...args} />
      </ThemeProvider>
    </I18nProvider>
  )
  expect(renderToString(page)).not.toBe('')
})
