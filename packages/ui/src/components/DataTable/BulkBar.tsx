import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { ActionLine, ActionMenu, type BulkActionsProps } from './BulkActions.tsx'
import { SelectAll } from './SelectAll.tsx'
import type { SelectAll as AllRows } from './types.ts'

/** There from the beginning, without height, because a screen reader says only what changes in a place that it knows. */
const Bar = styled('div')({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: 0,
  background: 'var(--tm-paper)',
  '&[data-empty=false]': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    '@media (max-width: 767.95px)': { flexWrap: 'wrap' },
    minHeight: 52,
    padding: '8px 12px 8px 14px',
    borderTop: '1px solid var(--tm-line)',
  },
  '& > b': { fontWeight: 600 },
  '& > div': { display: 'contents' },
})
const Clear = styled(IconButton)({ width: 28, height: 28, marginInlineEnd: 8, padding: 0 })

interface BulkBarProps extends BulkActionsProps {
  /** How many of them are on other pages. */
  elsewhere: number
  /** One button with a menu in the place of a button for each action. */
  narrow: boolean
  /** Every row of this page is selected. */
  isWholePage: boolean
  /** Absent where this page has all rows. */
  all?: AllRows | undefined
  onClear: () => void
  /** The bar goes while the focus is in it. */
  onFocusLost: () => void
}

/** What can be done with everything that is selected; it stays in view at the foot of the list. */
export const BulkBar = ({ ids, actions, elsewhere, narrow, isWholePage, all, onClear, onFocusLost }: BulkBarProps) => {
  const t = useTranslate()
  const format = useFormat()
  // The bar's code may come after the first choice: its words follow their region, or nobody would hear them.
  const [known, setKnown] = useState(false)
  useEffect(() => setKnown(true), [])
  const [finding, setFinding] = useState(false)
  const empty = ids.length === 0
  const Actions = narrow ? ActionMenu : ActionLine
  const watchFocus = (element: HTMLElement | null) => () => {
    if (element?.contains(document.activeElement)) onFocusLost()
  }
  return (
    <Bar data-empty={empty} data-bulk-bar={!empty || undefined} {...(!empty && { role: 'group', 'aria-label': t('lists:bulk_actions') })}>
      <b role="status">
        {known && !empty && t('lists:selected', { count: ids.length, shown: format.number(ids.length) })}
        {known && elsewhere > 0 && t('lists:selected_elsewhere', { shown: format.number(elsewhere) })}
      </b>
      {!empty && (
        <div ref={watchFocus}>
          <Clear aria-label={t('lists:selection_clear')} title={t('lists:selection_clear')} onClick={onClear}>
            <Icon name="close" />
          </Clear>
          {all && <SelectAll {...all} selected={ids.length} isWholePage={isWholePage} onFinding={setFinding} />}
          {actions.length > 0 && (
            <Actions ids={ids} actions={actions.map((action) => ({ ...action, disabled: finding || action.disabled }))} />
          )}
        </div>
      )}
    </Bar>
  )
}
