import styled from '@emotion/styled'
import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { themeModes } from '../../theme/theme-mode.ts'
import { withMui } from '../../theme/with-mui.tsx'
import { languageItems } from '../LanguageSwitch/language-items.tsx'
import { MenuChoice } from '../LanguageSwitch/MenuChoice.tsx'
import type { AppFrameProps } from './types.ts'

const Who = styled('li')({
  padding: '8px 10px 10px',
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})

export type AccountMenuProps = Pick<AppFrameProps, 'account' | 'theme' | 'language' | 'languages' | 'onTheme' | 'onLanguage' | 'onSignOut'>

interface AccountMenuListProps extends AccountMenuProps {
  anchor: HTMLElement | undefined
  onClose: () => void
}

/** What the account's menu holds; fetched when it opens first. */
export const AccountMenuList = withMui(
  ({ account, theme, language, languages, onTheme, onLanguage, onSignOut, anchor, onClose }: AccountMenuListProps) => {
    const t = useTranslate()
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
        {themeModes.map((mode) => (
          <MenuChoice
            key={mode}
            selected={mode === theme}
            onClick={() => {
              onClose()
              onTheme(mode)
            }}
          >
            {t(`common:theme_${mode}`)}
          </MenuChoice>
        ))}
        <ListSubheader role="presentation">{t('common:language')}</ListSubheader>
        {languageItems(languages, language, (chosen) => {
          onClose()
          onLanguage(chosen)
        })}
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
  },
)
