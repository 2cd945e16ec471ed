import type { Language } from '@tracemark/api/schemas'
import { createTranslator, I18nProvider, type MessageTable, matchLanguage, type WidgetNamespace } from '@tracemark/ui/i18n'
import { applyThemeMode, type ThemeMode } from '@tracemark/ui/theme/theme-mode'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { getStyleSheet } from './get-style-sheet.ts'
import type { Mounted, SlotName } from './tracemark-element.ts'
import { type FailedDetail, TracemarkFailedEvent } from './tracemark-events.ts'

const deviceTime = () => new Date()

const isThemeMode = (value: string | null): value is ThemeMode => value === 'light' || value === 'dark' || value === 'auto'

/** The element's own language, else the page's, else English. */
const detectLanguage = (host: HTMLElement): Language => matchLanguage([host.lang, document.documentElement.lang]) ?? 'en'

export interface ReactMounted extends Mounted {
  /** Dispatches an event of the element, and shows what is ours or the page's own text for it. */
  tell: (event: Event) => void
  /** `before`: what has to be done when the old is over and the new has not begun. */
  reset: (before?: () => Promise<unknown>) => void
}

const tellMistake = (host: HTMLElement, code: FailedDetail['code']): void => {
  import('./tell-developer.ts').then(
    (developer) => developer.tellMistake(host, code),
    () => undefined,
  )
}

interface Drawn {
  /** Styles and texts of the first paint. */
  css: string
  loadTexts: (language: Language) => Promise<MessageTable>
  render: () => ReactNode
  /** The device's clock where it is absent. */
  now?: () => Date
}

/** Draws a component into an element's slot, in the element's language and theme. */
export const mountReact = (host: HTMLElement, slot: HTMLSlotElement, { css, loadTexts, render, now = deviceTime }: Drawn): ReactMounted => {
  const container = document.createElement('div')
  // As high as its content: the screen's height is the host page's.
  container.style.setProperty('--tm-screen-height', 'auto')
  const shadow = slot.getRootNode() as ShadowRoot
  const [look] = shadow.adoptedStyleSheets
  shadow.adoptedStyleSheets = [...(look ? [look] : []), getStyleSheet(css)]
  slot.replaceChildren(container)
  const root = createRoot(container)
  let mounted = true
  let run = 0
  let isWatched = false
  /** Texts that came later. */
  const names = new Set<WidgetNamespace>()
  let stop: (() => void) | undefined
  const watch = () => {
    isWatched = true
    import('./watch-shown.ts').then(
      ({ watchShown }) => {
        if (mounted) stop = watchShown(container, host)
      },
      // The page is not told of heights then, and a translation may disturb what is drawn; nothing else depends on it.
      () => undefined,
    )
  }

  const update = async () => {
    const language = detectLanguage(host)
    const messages: Record<string, Readonly<Record<string, string>>> = { ...(await loadTexts(language)) }
    const load = async (name: WidgetNamespace) => {
      if (name in messages) return
      const { loadPart } = await import('./load-part.ts')
      await loadPart(name, { language, messages, root: shadow })
      names.add(name)
    }
    // What is drawn already says everything in the new language.
    await Promise.all([...names].map(load))
    const has = (name: WidgetNamespace) => name in messages
    if (!mounted || language !== detectLanguage(host)) return
    if (!container.dir && getComputedStyle(host).direction === 'rtl') {
      container.dir = 'rtl'
      const { default: rightToLeft } = await import('@tracemark/ui/right-to-left.css?inline')
      shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, getStyleSheet(rightToLeft)]
    }
    const theme = host.getAttribute('theme')
    applyThemeMode(container, isThemeMode(theme) ? theme : 'auto')
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
      if (event instanceof TracemarkFailedEvent) {
        // What fails later is said beside what was entered.
        if (slot.name === 'loading') show('error')
        tellMistake(host, event.detail.code)
      } else show('content')
      host.dispatchEvent(event)
      // What is shown first does not wait for what tells its height.
      if (!isWatched) watch()
    },
    reset: (before = async () => undefined) => {
      run += 1
      show('loading')
      root.render(null)
      before()
        .catch(() => undefined)
        .then(update)
        .catch(() => undefined)
    },
    unmount: () => {
      mounted = false
      stop?.()
      root.unmount()
      slot.replaceChildren()
    },
  }
}
