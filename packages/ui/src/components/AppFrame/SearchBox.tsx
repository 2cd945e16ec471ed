import styled from '@emotion/styled'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { PlainButton } from '../Button/PlainButton.tsx'
import { searchShortcut } from './search-shortcut.ts'

const Box = styled(PlainButton)({
  justifyContent: 'flex-start',
  gap: 8,
  flex: '0 1 360px',
  minWidth: 0,
  height: 34,
  padding: '0 6px 0 10px',
  border: '1px solid var(--tm-line-strong)',
  borderRadius: 'var(--tm-radius-s)',
  background: 'var(--tm-paper-raised)',
  color: 'var(--tm-ink-muted)',
  fontSize: 'var(--tm-text-m)',
  transition: 'border-color var(--tm-motion-fast) var(--tm-ease)',
  '&:hover': { borderColor: 'var(--tm-line-field)' },
  '& > span': { flex: 1, overflow: 'hidden', textAlign: 'start', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& kbd': {
    padding: '0 6px',
    border: '1px solid var(--tm-line)',
    borderRadius: 4,
    background: 'var(--tm-paper)',
    font: '500 var(--tm-text-xs)/18px var(--tm-font-ui)',
  },
})

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
