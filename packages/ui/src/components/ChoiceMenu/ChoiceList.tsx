import styled from '@emotion/styled'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Icon } from '../../icons/Icon.tsx'
import { withMui } from '../../theme/with-mui.tsx'
import { CheckItem } from './CheckItem.tsx'
import type { Choice } from './types.ts'

const Item = styled(MenuItem)({
  '&[data-destructive=true]': { color: 'var(--tm-warning)' },
  // A reason has to be read: only what it is the reason for is dimmed.
  '&[data-hint=true]': { alignItems: 'flex-start', maxWidth: 300, opacity: 1, color: 'var(--tm-ink-muted)' },
  '&[data-hint=true] > svg': { marginTop: 3 },
  '& small': { display: 'block', fontSize: 'var(--tm-text-s)', lineHeight: 1.35 },
})

interface ChoiceListProps {
  choices: readonly Choice[]
  /** Each choice is ticked by itself, and the menu stays open; what only acts closes it. */
  many: boolean
  anchor: HTMLElement | undefined
  /** The `id` of the button that opens it. */
  labelledBy: string
  onClose: () => void
}

/** The list of a menu; fetched when one opens first. */
export const ChoiceList = withMui(({ choices, many, anchor, labelledBy, onClose }: ChoiceListProps) => (
  <Menu
    open={anchor !== undefined}
    anchorEl={anchor ?? null}
    onClose={onClose}
    // What lies below, as a row that opens, hears no click meant for the menu.
    onClick={(event) => event.stopPropagation()}
    // What says why it can't be done is found by keyboard too.
    slotProps={{ list: { 'aria-labelledby': labelledBy, disabledItemsFocusable: choices.some(({ hint }) => hint !== undefined) } }}
  >
    {choices.flatMap(({ id, label, icon, selected, apart = false, disabled = false, hint, destructive = false, onChoose }) => [
      apart && <Divider key={`${id} line`} component="li" />,
      many && selected !== undefined ? (
        <CheckItem key={id} checked={selected} disabled={disabled} onClick={onChoose}>
          {icon && <Icon name={icon} />}
          {label}
        </CheckItem>
      ) : (
        <Item
          key={id}
          selected={selected === true}
          {...(selected !== undefined && { role: 'menuitemradio', 'aria-checked': selected })}
          disabled={disabled}
          data-destructive={destructive}
          {...(hint !== undefined && {
            'data-hint': true,
            'aria-labelledby': `${labelledBy}${id}`,
            'aria-describedby': `${labelledBy}${id}hint`,
          })}
          onClick={() => {
            onClose()
            onChoose()
          }}
        >
          {icon && <Icon name={icon} />}
          {hint === undefined ? (
            label
          ) : (
            <span>
              <span id={`${labelledBy}${id}`}>{label}</span>
              <small id={`${labelledBy}${id}hint`}>{hint}</small>
            </span>
          )}
        </Item>
      ),
    ])}
  </Menu>
))
