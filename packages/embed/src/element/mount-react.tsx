import type { Language } from '@tracemark/api/schemas'
import fieldCss from '@tracemark/ui/field-first.css?inline'
import { createTranslator, I18nProvider, loadMessages, matchLanguage, type WidgetNamespace } from '@tracemark/ui/i18n'
import { applyTheme, type ThemeMode } from '@tracemark/ui/theme/apply-theme'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadFonts } from './fonts.ts'
import type { Mounted } from './tracemark-element.ts'

const now = () => new Date()

const sheets = new Map<string, CSSStyleSheet>()

/** One sheet for all elements of a page, made by script: a page's policy against inline styles does not touch it. */
const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = sheets.get(css) ?? new CSSStyleSheet()
  if (!sheets.has(css)) sheet.replaceSync(css)
  sheets.set(css, sheet)
  return sheet
}

const isThemeMode = (value: string | null): value is ThemeMode => value === 'light' || value === 'dark' || value === 'auto'

/** The element's own language, else the page's, else English. */
const languageOf = (host: HTMLElement): Language => matchLanguage([host.lang, document.documentElement.lang]) ?? 'en'

/** Draws a component into an element's shadow root, in the element's language and theme. */
export const mountReact = (
  host: HTMLElement,
  shadow: ShadowRoot,
  namespaces: readonly WidgetNamespace[],
  render: () => ReactNode,
): Mounted => {
  const container = document.createElement('div')
  // As high as its content: the screen's height is the host page's.
  container.style.setProperty('--tm-screen-height', 'auto')
  shadow.adoptedStyleSheets = [sheetOf(fieldCss)]
  shadow.replaceChildren(container)
  loadFonts()
  const root = createRoot(container)
  let mounted = true

  const update = async () => {
    const language = languageOf(host)
    const messages = { ...(await loadMessages(language, namespaces)) }
    // Texts of parts that are drawn later, and how those look.
    const load = async (name: WidgetNamespace) => {
      const [texts, { default: moreCss }] = await Promise.all([
        loadMessages(language, [name]),
        import('@tracemark/ui/field-more.css?inline'),
      ])
      Object.assign(messages, texts)
      const more = sheetOf(moreCss)
      if (!shadow.adoptedStyleSheets.includes(more)) shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, more]
    }
    if (!mounted || language !== languageOf(host)) return
    const theme = host.getAttribute('theme')
    applyTheme(container, { mode: isThemeMode(theme) ? theme : 'auto' })
    container.lang = language
    root.render(<I18nProvider value={{ language, t: createTranslator(messages, language), now, load }}>{render()}</I18nProvider>)
  }
  return {
    update,
    unmount: () => {
      mounted = false
      root.unmount()
      shadow.replaceChildren()
    },
  }
}
