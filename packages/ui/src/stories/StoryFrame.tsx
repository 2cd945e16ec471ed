import { createRepeatedHour } from '@tracemark/api/rules/writing'
import type { Language } from '@tracemark/api/schemas'
import { type ReactNode, useMemo } from 'react'
import { type I18n, I18nProvider } from '../i18n/context.ts'
import type { LanguageTable } from '../i18n/keys.ts'
import { createTranslator } from '../i18n/translator.ts'
import type { Density } from '../theme/density.ts'
import type { SidebarOptions } from '../theme/sidebar.ts'
import { ThemeProvider } from '../theme/ThemeProvider.tsx'
import { NOW } from './fixtures.ts'
import { useLook } from './look.ts'

interface StoryFrameProps {
  theme: 'light' | 'dark'
  language: Language
  direction: 'ltr' | 'rtl'
  density: Density
  sidebar: SidebarOptions
  messages: LanguageTable
  /** Screens fill the page; parts stand in some space. */
  padded: boolean
  accentColor?: string | undefined
  children: ReactNode
}

const now = () => NOW

/** What every story stands in: theme, language, and a clock that stands still. */
export const StoryFrame = ({ theme, language, direction, density, sidebar, messages, padded, accentColor, children }: StoryFrameProps) => {
  const look = useLook()
  const i18n = useMemo<I18n>(
    () => ({ language, t: createTranslator(messages, language), now, timeZone: 'UTC', repeatedHour: createRepeatedHour }),
    [language, messages],
  )
  return (
    <I18nProvider value={i18n}>
      <ThemeProvider
        mode={look.theme ?? theme}
        direction={look.direction ?? direction}
        accentColor={accentColor}
        density={density}
        sidebarColor={sidebar.color}
        sidebarBackground={sidebar.background}
      >
        {padded ? <div className="story-part">{children}</div> : children}
      </ThemeProvider>
    </I18nProvider>
  )
}
