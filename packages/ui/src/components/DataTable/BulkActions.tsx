import styled from '@emotion/styled'
import { useRef } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { useChoiceMenu } from '../ChoiceMenu/use-choice-menu.tsx'
import type { BulkAction } from './types.ts'
import { useRoom } from './use-room.ts'

const GAP = 8
const MORE = 28

const Line = styled('div')({ position: 'relative', display: 'flex', flex: '1 1 0', gap: GAP, minWidth: 0 })
const Action = styled(Button)({
  flex: 'none',
  '&[data-destructive=true]': { color: 'var(--tm-warning)' },
  // It keeps its width, by which is known when there is room again.
  '&[data-away=true]': { position: 'absolute', visibility: 'hidden' },
})
const More = styled(IconButton)({ width: MORE, height: MORE, padding: 0 })

export interface BulkActionsProps {
  ids: readonly string[]
  actions: readonly BulkAction[]
}

const useMenu = ({ ids, actions }: BulkActionsProps) =>
  useChoiceMenu(actions.map(({ onSelect, ...action }) => ({ ...action, onChoose: () => onSelect(ids) })))

/** All of them behind one button. */
export const ActionMenu = (props: BulkActionsProps) => {
  const t = useTranslate()
  const { opener, menu } = useMenu(props)
  return (
    <>
      <Button size="small" endIcon={<Icon name="down" size={12} />} {...opener}>
        {t('lists:actions')}
      </Button>
      {menu}
    </>
  )
}

const MoreActions = (props: BulkActionsProps) => {
  const t = useTranslate()
  const { opener, menu } = useMenu(props)
  return (
    <>
      <More aria-label={t('common:more_actions')} title={t('common:more_actions')} {...opener}>
        <Icon name="more" />
      </More>
      {menu}
    </>
  )
}

/** A button for each as far as there is room, and a menu of the others. */
export const ActionLine = ({ ids, actions }: BulkActionsProps) => {
  const line = useRef<HTMLDivElement>(null)
  const fitting = useRoom(line, actions.length, GAP, MORE)
  return (
    <Line ref={line}>
      {actions.map(({ id, label, icon, disabled = false, destructive = false, onSelect }, index) => (
        <Action
          key={id}
          size="small"
          disabled={disabled}
          data-destructive={destructive}
          data-away={index >= fitting}
          startIcon={icon && <Icon name={icon} />}
          onClick={() => onSelect(ids)}
        >
          {label}
        </Action>
      ))}
      {fitting < actions.length && <MoreActions ids={ids} actions={actions.slice(fitting)} />}
    </Line>
  )
}
