import Avatar from '@mui/material/Avatar'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { languages } from '@tracemark/api/schemas'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { languageName } from '../../i18n/language-names.ts'
import { Icon } from '../../icons/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { AppFrameProps } from './types.ts'

const Who = styled('li')({
  padding: '8px 10px 10px',
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})
const Tick = styled('span')({ display: 'grid', width: 16, marginInlineStart: 'auto', color: 'var(--tm-accent)' })

const Face = styled(Avatar)({ width: 30, height: 30 })

const modes = ['auto', 'light', 'dark'] as const

type AccountMenuProps = Pick<AppFrameProps, 'account' | 'theme' | 'language' | 'onTheme' | 'onLanguage' | 'onSignOut'>

/** The person, their language and theme, and the way out. */
export const AccountMenu = ({ account, theme, language, onTheme, onLanguage, onSignOut }: AccountMenuProps) => {
  const t = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const name = `${account.firstName} ${account.lastName}`
  const choice = (id: string, label: string, checked: boolean, choose: () => void): ReactNode => (
    <MenuItem
      key={id}
      role="menuitemradio"
      aria-checked={checked}
      onClick={() => {
        setAnchor(undefined)
        choose()
      }}
    >
      {label}
      <Tick>{checked && <Icon name="check" />}</Tick>
    </MenuItem>
  )
  return (
    <>
      <IconButton aria-haspopup="menu" aria-expanded={anchor !== undefined} onClick={(event) => setAnchor(event.currentTarget)}>
        <VisuallyHidden>{t('common:account_menu', { name })}</VisuallyHidden>
        <Face src={account.image ?? ''} alt="" aria-hidden="true">
          {account.firstName.slice(0, 1)}
          {account.lastName.slice(0, 1)}
        </Face>
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        <Who role="presentation">
          <b>{name}</b>
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
            setAnchor(undefined)
            onSignOut()
          }}
        >
          <Icon name="signout" />
          {t('common:sign_out')}
        </MenuItem>
      </Menu>
    </>
  )
}
