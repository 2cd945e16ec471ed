import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { PlainButton } from '../Button/PlainButton.tsx'
import { withClass } from '../with-class.ts'
import { searchShortcut } from './search-shortcut.ts'
import './SearchBox.css'

const Box = withClass(PlainButton, 'tm-search-box')

interface SearchBoxProps {
  /** An icon, where there is no room for words. */
  small: boolean
  onSearch: () => void
}

/** Looks like the search that it opens. */
export const SearchBox = ({ small, onSearch }: SearchBoxProps) => {
  const t = useTranslate()
  const shared = { 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Control+K Meta+K /', onClick: onSearch } as const
  if (small) {
    return (
      <IconButton {...shared} aria-label={t('common:search')}>
        <Icon name="search" size={18} />
      </IconButton>
    )
  }
  return (
    <Box {...shared}>
      <Icon name="search" />
      <span>{t('common:search_or_go')}</span>
      <kbd aria-hidden>{searchShortcut()}</kbd>
    </Box>
  )
}
