import { useTranslate } from '../../i18n/context.ts'
import { SelectBox } from './SelectBox.tsx'
import type { RowsProps } from './types.ts'

interface SelectPageProps extends Pick<RowsProps<never>, 'onSelect'> {
  /** Of the rows of this page. */
  ids: readonly string[]
  selection: ReadonlySet<string>
  tabIndex?: number | undefined
}

/** Selects all rows of this page, or none of them; those of other pages stay as they are. */
export const SelectPage = ({ ids, selection, tabIndex, onSelect }: SelectPageProps) => {
  const t = useTranslate()
  const chosen = ids.filter((id) => selection.has(id)).length
  return (
    <SelectBox
      label={t('tables:select_page')}
      checked={chosen === ids.length}
      partly={chosen > 0 && chosen < ids.length}
      tabIndex={tabIndex}
      onChange={(checked) => onSelect(ids, checked)}
    />
  )
}
