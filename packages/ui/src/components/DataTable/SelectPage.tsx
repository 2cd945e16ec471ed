import { useTranslate } from '../../i18n/context.ts'
import { SelectBox } from './SelectBox.tsx'

interface SelectPageProps {
  /** Of the rows of this page. */
  ids: readonly string[]
  selection: ReadonlySet<string>
  disabled: boolean
  onSelect: (ids: readonly string[], selected: boolean) => void
}

/** Selects all rows of this page, or none of them; those of other pages stay as they are. */
export const SelectPage = ({ ids, selection, disabled, onSelect }: SelectPageProps) => {
  const t = useTranslate()
  const chosen = ids.filter((id) => selection.has(id)).length
  return (
    <SelectBox
      label={t('lists:select_page')}
      checked={chosen === ids.length}
      partly={chosen > 0 && chosen < ids.length}
      disabled={disabled}
      onChange={(checked) => onSelect(ids, checked)}
    />
  )
}
