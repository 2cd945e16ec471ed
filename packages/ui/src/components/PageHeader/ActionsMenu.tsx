import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'

const Opener = styled(IconButton)({
  width: 36,
  height: 36,
  border: '1px solid var(--tm-line-strong)',
  background: 'var(--tm-paper-raised)',
})

const Item = styled(MenuItem)({ '&[data-grave=true]': { color: 'var(--tm-warning)' } })

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
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  return (
    <>
      <Opener
        id={id}
        aria-label={t('common:more_actions')}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" />
      </Opener>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={close} slotProps={{ list: { 'aria-labelledby': id } }}>
        {actions.map(({ id: key, label, icon, disabled = false, grave = false, onSelect }) => (
          <Item
            key={key}
            disabled={disabled}
            data-grave={grave}
            onClick={() => {
              close()
              onSelect()
            }}
          >
            {icon && <Icon name={icon} />}
            {label}
          </Item>
        ))}
      </Menu>
    </>
  )
}
