import { accountImages } from '@tracemark/api/rules'
import { useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { IconButton } from '../Button/IconButton.tsx'
import { onDemand, useOnDemand } from '../on-demand.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { withClass } from '../with-class.ts'
import type { AccountMenuProps } from './AccountMenuList.tsx'
import './AccountMenu.css'

const Face = withClass('span', 'tm-account-menu-face')

const list = onDemand(() => import('./AccountMenuList.tsx'))
const fetchAhead = () => void list.load().catch(() => undefined)

/** The person, their language and theme, and the way out. */
export const AccountMenu = (props: AccountMenuProps) => {
  const { account } = props
  const t = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [broken, setBroken] = useState<string>()
  const { displayImage, fallbackImage } = accountImages(account, broken)
  const opened = useOnDemand(list, anchor !== undefined)
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <VisuallyHidden>{t('common:account_menu', { name: `${account.firstName} ${account.lastName}` })}</VisuallyHidden>
        <Face aria-hidden="true">
          {displayImage === undefined ? fallbackImage : <img src={displayImage} alt="" onError={() => setBroken(displayImage)} />}
        </Face>
      </IconButton>
      {opened && <opened.AccountMenuList {...props} anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  )
}
