import type { Language } from '@tracemark/api/schemas'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useLanguage, useTranslate } from '../../i18n/context.ts'
import { languageName } from '../../i18n/language-names.ts'
import { Icon } from '../../icons/Icon.tsx'
import './TopLine.css'

export interface TopLineLink {
  label: string
  onOpen: () => void
}

export interface TopLineProps {
  /** Whose work this is; absent where a page belongs to no organization. */
  organization?: string | undefined
  /** Where else one can go. */
  links: readonly TopLineLink[]
  languages: readonly Language[]
  onLanguage: (language: Language) => void
  /** Absent without a session. */
  onSignOut?: (() => void) | undefined
}

/** A worker's page has no frame: one line says whose it is, and keeps every way out behind one button. */
export const TopLine = ({ organization, links, languages, onLanguage, onSignOut }: TopLineProps) => {
  const t = useTranslate()
  const language = useLanguage()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    opener.current?.focus()
  }
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsOpen(false)
  }
  return (
    <header className="tm-top-line">
      <strong>{organization}</strong>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys and the focus of the controls in it. */}
      <div onKeyDown={closeByKey} onBlur={closeBehind}>
        <button
          ref={opener}
          className="tm-top-opener"
          type="button"
          aria-label={t('common:open_menu')}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="menu" size={22} />
        </button>
        {isOpen && (
          <div className="tm-top-menu">
            {links.map(({ label, onOpen }) => (
              <button key={label} className="tm-link" type="button" onClick={onOpen}>
                {label}
              </button>
            ))}
            <label htmlFor={id}>{t('common:language')}</label>
            <select id={id} value={language} onChange={({ target }) => onLanguage(target.value as Language)}>
              {languages.map((tag) => (
                <option key={tag} value={tag} lang={tag}>
                  {languageName(tag)}
                </option>
              ))}
            </select>
            {onSignOut && (
              <button className="tm-link" type="button" onClick={onSignOut}>
                {t('common:sign_out')}
              </button>
            )}
          </div>
        )}
      </div>
    </header>
  )
}
