import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { LanguageSwitch } from '@tracemark/ui/components/language-switch'
import { useLanguage, useTranslate } from '@tracemark/ui/i18n'
import { type ReactNode, useEffect } from 'react'
import { useLinkClickHandler, useLocation } from 'react-router'
import { usePreferences } from '../../platform/preferences-context.tsx'
import { type StyleguidePage, styleguidePages } from './pages.ts'
import './styleguide.css'

/** Not the router's own: its links, of which the rest of the portal has none, would weigh on every first page (vite.config.ts). */
const PageLink = ({ page }: { page: StyleguidePage }) => {
  const t = useTranslate()
  const address = `/styleguide/${page}`
  const follow = useLinkClickHandler<HTMLAnchorElement>(address)
  const { pathname } = useLocation()
  return (
    <a href={address} aria-current={pathname === address ? 'page' : undefined} onClick={follow}>
      {t(`styleguide:page_${page}`)}
    </a>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly (readonly [value: Value, label: ReactNode])[]
  onChoose: (value: Value) => void
}

const Choice = <Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) => (
  <ToggleButtonGroup exclusive value={value} aria-label={label} onChange={(_event, next: Value | null) => next !== null && onChoose(next)}>
    {options.map(([option, text]) => (
      <ToggleButton key={option} value={option}>
        {text}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)

/** Around the nine pages: where one can go, and the four ways in which every one of them has to hold. */
export const Styleguide = ({ children }: { children: ReactNode }) => {
  const t = useTranslate()
  const language = useLanguage()
  const { preferences, change, direction, setDirection } = usePreferences()

  useEffect(() => () => setDirection('ltr'), [setDirection])

  return (
    <div className="styleguide">
      <header>
        <a href="#styleguide-content" className="styleguide-skip">
          {t('common:skip_to_content')}
        </a>
        <b>{t('styleguide:title')}</b>
        <div className="styleguide-choices">
          <LanguageSwitch language={language} onLanguage={(chosen) => change({ language: chosen })} />
          <Choice
            label={t('common:theme')}
            value={preferences.theme}
            options={[
              ['auto', t('styleguide:theme_auto')],
              ['light', t('common:theme_light')],
              ['dark', t('common:theme_dark')],
            ]}
            onChoose={(theme) => change({ theme })}
          />
          <Choice
            label={t('styleguide:density')}
            value={preferences.density ?? 'compact'}
            options={[
              ['compact', t('styleguide:density_compact')],
              ['comfortable', t('styleguide:density_comfortable')],
            ]}
            onChoose={(density) => change({ density })}
          />
          <Choice
            label={t('styleguide:direction')}
            value={direction}
            options={[
              ['ltr', t('styleguide:direction_ltr')],
              ['rtl', t('styleguide:direction_rtl')],
            ]}
            onChoose={setDirection}
          />
        </div>
      </header>
      <nav aria-label={t('styleguide:title')}>
        <ul>
          {styleguidePages.map((page) => (
            <li key={page}>
              <PageLink page={page} />
            </li>
          ))}
        </ul>
      </nav>
      <main id="styleguide-content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
