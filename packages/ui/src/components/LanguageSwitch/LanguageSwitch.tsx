import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import { type Language, languages } from '@tracemark/api/schemas'
import { useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { languageName } from '../../i18n/language-names.ts'
import { Icon } from '../../icons/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { languageItems } from './language-items.tsx'

export interface LanguageSwitchProps {
  /** The language that holds. */
  language: Language
  /** Those to choose from; absent, all there are. */
  list?: readonly Language[]
  onLanguage: (language: Language) => void
}

/** Which language the page speaks, and the others: for pages that have no account menu, signed in or not. */
export const LanguageSwitch = ({ language, list = languages, onLanguage }: LanguageSwitchProps) => {
  const t = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  return (
    <>
      <Button
        variant="text"
        startIcon={<Icon name="globe" />}
        endIcon={<Icon name="down" size={14} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <VisuallyHidden>{t('common:language')}: </VisuallyHidden>
        <span lang={language}>{languageName(language)}</span>
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ list: { 'aria-label': t('common:language') } }}
      >
        {languageItems(list, language, (chosen) => {
          close()
          onLanguage(chosen)
        })}
      </Menu>
    </>
  )
}
