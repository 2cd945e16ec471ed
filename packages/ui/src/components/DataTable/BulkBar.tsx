import styled from '@emotion/styled'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import type { BulkAction } from './types.ts'

const Bar = styled('div')({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 52,
  padding: '8px 12px 8px 14px',
  borderTop: '1px solid var(--tm-line)',
  background: 'var(--tm-paper)',
  '& > b': { marginInlineEnd: 8, fontWeight: 600 },
  '& > :last-child': { marginInlineStart: 'auto' },
})
const Action = styled(Button)({ '&[data-grave=true]': { color: 'var(--tm-warning)' } })

interface BulkBarProps {
  ids: readonly string[]
  actions: readonly BulkAction[]
  onClear: () => void
}

/** What can be done with everything that is selected; it stays in view at the foot of the list. */
export const BulkBar = ({ ids, actions, onClear }: BulkBarProps) => {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Bar role="group" aria-label={t('tables:bulk_actions')}>
      <b role="status">{t('tables:selected', { count: ids.length, shown: format.number(ids.length) })}</b>
      {actions.map(({ id, label, icon, disabled = false, grave = false, onSelect }) => (
        <Action
          key={id}
          size="small"
          disabled={disabled}
          data-grave={grave}
          startIcon={icon && <Icon name={icon} />}
          onClick={() => onSelect(ids)}
        >
          {label}
        </Action>
      ))}
      <Button variant="text" size="small" onClick={onClear}>
        {t('tables:selection_clear')}
      </Button>
    </Bar>
  )
}
