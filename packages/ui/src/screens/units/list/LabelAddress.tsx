import styled from '@emotion/styled'
import { useState } from 'react'
import { IconButton } from '../../../components/Button/IconButton.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'

const Line = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

/** Where a unit's label leads: text to copy and never a link, since whoever opens it has scanned the unit. */
export const LabelAddress = ({ address }: { address: string }) => {
  const t = useTranslate()
  const [said, setSaid] = useState<'copied' | 'not_copied'>()
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid('copied'),
      () => setSaid('not_copied'),
    )
  return (
    <Line>
      <span title={address}>{address}</span>
      <IconButton
        aria-label={t('media:qr.copy')}
        onClick={(event) => {
          event.stopPropagation()
          void copy()
        }}
      >
        <Icon name={said === 'copied' ? 'check' : 'copy'} size={14} />
      </IconButton>
      <VisuallyHidden role="status">{said && t(`media:qr.${said}`)}</VisuallyHidden>
    </Line>
  )
}
