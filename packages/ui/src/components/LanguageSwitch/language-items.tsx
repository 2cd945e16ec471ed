import type { Language } from '@tracemark/api/schemas'
import type { ReactElement } from 'react'
import { languageName } from '../../i18n/language-names.ts'
import { MenuChoice } from './MenuChoice.tsx'

/**
 * The languages as entries of a menu, each named in itself and marked as such. An array, not a component: a menu finds its
 * entries by looking at its own children.
 */
export const languageItems = (
  list: readonly Language[],
  current: Language,
  onLanguage: (language: Language) => void,
): readonly ReactElement[] =>
  list.map((language) => (
    <MenuChoice key={language} selected={language === current} onClick={() => onLanguage(language)}>
      <span lang={language}>{languageName(language)}</span>
    </MenuChoice>
  ))
