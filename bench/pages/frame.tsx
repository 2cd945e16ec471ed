import { createTranslator, I18nProvider, loadLanguage } from '@tracemark/ui/i18n'
import { ThemeProvider } from '@tracemark/ui/theme'
import '@tracemark/ui/fonts.css'
import '@tracemark/ui/theme.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Puts a page of the bench into theme and language, as the portal does. */
export const show = async (content: ReactNode): Promise<void> => {
  const i18n = { language: 'en' as const, t: createTranslator(await loadLanguage('en'), 'en'), now: () => new Date() }
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no root.')
  createRoot(place).render(
    <I18nProvider value={i18n}>
      <ThemeProvider>{content}</ThemeProvider>
    </I18nProvider>,
  )
}
