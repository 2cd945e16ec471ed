import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { languages } from '@tracemark/api/schemas'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { languageName } from '../../i18n/language-names.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { AppFrameProps } from './types.ts'

const Who = styled('li')({
  padding: '8px 10px 10px',
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})
const Tick = styled('span')({ display: 'grid', width: 16, marginInlineStart: 'auto', color: 'var(--tm-accent)' })

const modes = ['auto', 'light', 'dark'] as const

export type AccountMenuProps = Pick<AppFrameProps, 'account' | 'theme' | 'language' | 'onTheme' | 'onLanguage' | 'onSignOut'>

interface AccountMenuListProps extends AccountMenuProps {
  anchor: HTMLElement | undefined
  onClose: () => void
}

/** What the account's menu holds; fetched when it opens first. */
export const AccountMenuList = ({ account, theme, language, onTheme, onLanguage, onSignOut, anchor, onClose }: AccountMenuListProps) => {
  const t = useTranslate()
  const choice = (id: string, label: string, checked: boolean, choose: () => void): ReactNode => (
    <MenuItem
      key={id}
      role="menuitemradio"
      aria-checked={checked}
      onClick={() => {
        onClose()
        choose()
      }}
    >
      {label}
      <Tick>{checked && <Icon name="check" />}</Tick>
    </MenuItem>
  )
  return (
    <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={onClose}>
      <Who role="presentation">
        <b>
          {account.firstName} {account.lastName}
        </b>
        <small>{account.email}</small>
      </Who>
      <Divider role="presentation" />
      <ListSubheader role="presentation">{t('common:theme')}</ListSubheader>
      {modes.map((mode) => choice(mode, t(`common:theme_${mode}`), mode === theme, () => onTheme(mode)))}
      <ListSubheader role="presentation">{t('language:title')}</ListSubheader>
      {languages.map((code) => choice(code, languageName(code), code === language, () => onLanguage(code)))}
      <Divider role="presentation" />
      <MenuItem
        onClick={() => {
          onClose()
          onSignOut()
        }}
      >
        <Icon name="signout" />
        {t('common:sign_out')}
      </MenuItem>
    </Menu>
  )
}
