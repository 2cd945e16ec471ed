import styled from '@emotion/styled'
import { useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { useChoiceMenu } from '../ChoiceMenu/use-choice-menu.tsx'

const Opener = styled(IconButton)({
  width: 36,
  height: 36,
  border: '1px solid var(--tm-line-strong)',
  background: 'var(--tm-paper-raised)',
})

export interface PageAction {
  id: string
  label: string
  icon?: IconName | undefined
  disabled?: boolean | undefined
  /** It takes something away: told apart by colour, confirmed by the caller. */
  grave?: boolean | undefined
  onSelect: () => void
}

/** What can be done here beside the first thing. */
export const ActionsMenu = ({ actions }: { actions: readonly PageAction[] }) => {
  const t = useTranslate()
  const { opener, menu } = useChoiceMenu(actions.map(({ onSelect, ...action }) => ({ ...action, onChoose: onSelect })))
  return (
    <>
      <Opener aria-label={t('common:more_actions')} {...opener}>
        <Icon name="more" />
      </Opener>
      {menu}
    </>
  )
}
