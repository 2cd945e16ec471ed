import { useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { useChoiceMenu } from '../ChoiceMenu/use-choice-menu.tsx'
import { withClass } from '../with-class.ts'
import './ActionsMenu.css'

const Opener = withClass(IconButton, 'tm-actions-menu-opener')

export interface PageAction {
  id: string
  label: string
  icon?: IconName | undefined
  disabled?: boolean | undefined
  /** Why it is disabled, and what to do instead. */
  hint?: string | undefined
  /** It takes something away: told apart by colour, confirmed by the caller. */
  destructive?: boolean | undefined
  onSelect: () => void
}

interface ActionsMenuProps {
  actions: readonly PageAction[]
  /** Says of what, where there are several menus. */
  label?: string | undefined
}

/** What can be done here beside the first thing. */
export const ActionsMenu = ({ actions, label }: ActionsMenuProps) => {
  const t = useTranslate()
  const { opener, menu } = useChoiceMenu(actions.map(({ onSelect, ...action }) => ({ ...action, onChoose: onSelect })))
  return (
    <>
      <Opener aria-label={label ?? t('common:more_actions')} {...opener}>
        <Icon name="more" />
      </Opener>
      {menu}
    </>
  )
}
