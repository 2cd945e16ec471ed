import Button from '@mui/material/Button'
import { isGroupUnderWay } from '@tracemark/api/rules'
import type { VcodeGroup } from '@tracemark/api/schemas'
import { useState } from 'react'
import { IconButton } from '../../../components/Button/IconButton.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'

interface CancelGroupProps {
  group: VcodeGroup
  onCancel: (group: VcodeGroup) => void
  /** In a row: an icon. */
  isSmall?: boolean
}

/** Asks before the rest of a group is not created any more. */
export const CancelGroup = ({ group, onCancel, isSmall = false }: CancelGroupProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [isAsked, setAsked] = useState(false)
  const ask = () => setAsked(true)
  const label = t('unit-page:make.cancel_of', {
    from: format.number(group.firstSequenceNumber),
    to: format.number(group.lastSequenceNumber),
  })
  return (
    <>
      {isSmall ? (
        <IconButton aria-label={label} title={label} onClick={ask}>
          <Icon name="close" />
        </IconButton>
      ) : (
        <Button variant="outlined" style={{ justifySelf: 'start' }} onClick={ask}>
          {t('unit-page:make.cancel')}
        </Button>
      )}
      <ConfirmDialog
        // All of them may be there before it is answered.
        open={isAsked && isGroupUnderWay(group)}
        icon="close"
        tone="danger"
        title={t('unit-page:make.cancel_title')}
        text={t('unit-page:make.cancel_text', { left: format.number(group.size - group.madeCount) })}
        confirmLabel={t('unit-page:make.cancel')}
        cancelLabel={t('unit-page:make.go_on')}
        onConfirm={() => {
          setAsked(false)
          onCancel(group)
        }}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
