import type { Language } from '@tracemark/api/schemas'
import { createTranslator, I18nProvider, loadMessages, matchLanguage, type WidgetNamespace } from '@tracemark/ui/i18n'
import { applyTheme, type ThemeMode } from '@tracemark/ui/theme/apply-theme'
import { options } from 'preact'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { loadFonts } from './fonts.ts'
import type { Mounted, SlotName } from './tracemark-element.ts'
import { TracemarkFailedEvent } from './tracemark-events.ts'

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

export interface ReactMounted extends Mounted {
  /** Dispatches an event of the element, and shows what is ours or the page's own text for it. */
  tell: (event: Event) => void
}

/** How parts look that are drawn later, by the texts that come with them. */
const looks: Partial<Record<WidgetNamespace, () => Promise<{ default: string }>>> = {
  'public-more': () => import('@tracemark/ui/public-sections.css?inline'),
  'task-more': () => import('@tracemark/ui/field-more.css?inline'),
  'task-run': () => import('@tracemark/ui/field-first.css?inline'),
}

/** Adds texts of parts that are drawn later to those that are there, and to the root how these parts look. */
export const loadPart = async (
  name: WidgetNamespace,
  { language, messages, root }: { language: Language; messages: object; root: DocumentOrShadowRoot },
): Promise<void> => {
  const [texts, look] = await Promise.all([loadMessages(language, [name]), looks[name]?.()])
  Object.assign(messages, texts)
  const sheet = look && sheetOf(look.default)
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

/** Preact, which stands in React's place, ends effects after the next frame; what is removed stops its requests at once (LIFECYCLE.md). */
const unmountNow = (root: Root): void => {
  const { requestAnimationFrame: later } = options
  options.requestAnimationFrame = (flush) => flush()
  try {
    root.unmount()
  } finally {
    if (later) options.requestAnimationFrame = later
    else delete options.requestAnimationFrame
  }
}

interface Drawn {
  /** Styles of what is seen first. */
  css: string
  namespaces: readonly WidgetNamespace[]
  render: () => ReactNode
}

/** Draws a component into an element's slot, in the element's language and theme. */
export const mountReact = (host: HTMLElement, slot: HTMLSlotElement, { css, namespaces, render }: Drawn): ReactMounted => {
  const container = document.createElement('div')
  // As high as its content: the screen's height is the host page's.
  container.style.setProperty('--tm-screen-height', 'auto')
  const shadow = slot.getRootNode() as ShadowRoot
  const [look] = shadow.adoptedStyleSheets
  shadow.adoptedStyleSheets = [...(look ? [look] : []), sheetOf(css)]
  slot.replaceChildren(container)
  loadFonts()
  const root = createRoot(container)
  let mounted = true
  let run = 0
  let stop: (() => void) | undefined
  import('./watch-height.ts').then(
    ({ watchHeight }) => {
      if (mounted) stop = watchHeight(container, host)
    },
    // The page is not told of heights then; nothing else depends on it.
    () => undefined,
  )

  const update = async () => {
    const language = languageOf(host)
    const messages = { ...(await loadMessages(language, namespaces)) }
    const load = (name: WidgetNamespace) => loadPart(name, { language, messages, root: shadow })
    const has = (name: WidgetNamespace) => name in messages
    if (!mounted || language !== languageOf(host)) return
    const theme = host.getAttribute('theme')
    applyTheme(container, { mode: isThemeMode(theme) ? theme : 'auto' })
    container.lang = language
    const provided = { language, t: createTranslator(messages, language), now, load, has }
    root.render(
      <I18nProvider key={run} value={provided}>
        {render()}
      </I18nProvider>,
    )
  }
  const show = (name: SlotName) => {
    slot.name = name
  }
  return {
    update,
    tell: (event) => {
      // What fails later is said beside what was entered.
      if (!(event instanceof TracemarkFailedEvent)) show('content')
      else if (slot.name === 'loading') show('error')
      host.dispatchEvent(event)
    },
    reset: () => {
      run += 1
      show('loading')
      update().catch(() => undefined)
    },
    unmount: () => {
      mounted = false
      stop?.()
      unmountNow(root)
      slot.replaceChildren()
    },
  }
}
