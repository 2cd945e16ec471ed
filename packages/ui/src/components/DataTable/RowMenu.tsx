import type { KeyboardEvent } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { useChoiceMenu } from '../ChoiceMenu/use-choice-menu.tsx'
import { withClass } from '../with-class.ts'
import type { RowAction } from './types.ts'
import './RowMenu.css'

/** Space and Enter belong to the control in the cell: the grid would scroll a page, and cancel the press. */
const keepKeys = (event: KeyboardEvent): void => {
  if (event.key === ' ' || event.key === 'Enter') event.stopPropagation()
}

const Opener = withClass(IconButton, 'tm-row-menu-opener')

interface RowMenuProps {
  /** Of the row. */
  name: string
  actions: readonly RowAction[]
  tabIndex?: number | undefined
}

/** What can be done with a row; nothing is drawn where nothing can. */
export const RowMenu = ({ name, actions, tabIndex }: RowMenuProps) => {
  const t = useTranslate()
  const { opener, menu } = useChoiceMenu(actions.map(({ onSelect, ...action }) => ({ ...action, onChoose: onSelect })))
  if (actions.length === 0) return null
  return (
    <>
      <Opener aria-label={t('lists:row_actions', { name })} onKeyDown={keepKeys} {...opener} {...(tabIndex !== undefined && { tabIndex })}>
        <Icon name="more" />
      </Opener>
      {menu}
    </>
  )
}
