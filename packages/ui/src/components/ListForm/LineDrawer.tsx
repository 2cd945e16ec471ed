import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Button } from '../Button/Button.tsx'
import { LeaveDialog } from '../ConfirmDialog/LeaveDialog.tsx'
import { FormFrame, type FormFrameProps } from '../FormFrame/FormFrame.tsx'
import { focusTitle } from '../focus-title.ts'

/** At the beginning of the foot. */
const Remove = styled(Button)({ marginInlineEnd: 'auto', color: 'var(--tm-warning)' })

interface LineDrawerProps extends Pick<FormFrameProps, 'form' | 'title' | 'isNew'> {
  submitLabel?: string | undefined
  onRemove?: (() => void) | undefined
  onClose: () => void
  children: ReactNode
}

/** One entry of a list, which is saved with its list. What is entered is not lost by a slip. */
export const LineDrawer = ({ form, title, isNew, submitLabel, onRemove, onClose, children }: LineDrawerProps) => {
  const t = useTranslate()
  const [leaving, setLeaving] = useState(false)
  // What it was opened from may be another line by then.
  useEffect(() => () => void requestAnimationFrame(() => focusTitle()), [])
  return (
    <>
      <FormFrame
        form={form}
        isNew={isNew}
        title={title}
        submitLabel={submitLabel ?? t('asset-page:done')}
        apart={
          onRemove && (
            <Remove variant="text" onClick={onRemove}>
              {t('asset-page:remove_entry')}
            </Remove>
          )
        }
        onCancel={() => (form.frame.isDirty ? setLeaving(true) : onClose())}
      >
        {children}
      </FormFrame>
      <LeaveDialog open={leaving} onLeave={onClose} onStay={() => setLeaving(false)} />
    </>
  )
}
