import { useTranslate } from '../../i18n/context.ts'

/** The focus goes back to where it was when the field goes. */
const takeFocus = (field: HTMLInputElement) => {
  const before = document.activeElement as HTMLElement
  field.focus()
  return () => before.focus()
}

interface SearchFieldProps {
  onText: (text: string) => void
  /** Escape. */
  onClose: () => void
}

/** Stands where the palette will stand, and takes what is written while its code is on its way. */
export const SearchField = ({ onText, onClose }: SearchFieldProps) => {
  const t = useTranslate()
  return (
    <input
      className="tm-search-field"
      ref={takeFocus}
      aria-label={t('common:search_or_go')}
      placeholder={t('common:search_or_go')}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    />
  )
}
