import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { surface } from '../Card/surface.ts'
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx'
import { RecordForm, type RecordFormProps } from '../FormFrame/RecordForm.tsx'
import type { FormBinding } from '../FormFrame/types.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'

/** Fields on a sheet: at the left what is written, at the right what is shown. */
export const Sheet: ComponentType<ComponentProps<'div'>> = styled('div')(surface, {
  display: 'grid',
  gap: 20,
  padding: '22px 24px 24px',
  '& > *': { minWidth: 0 },
  '@media (max-width: 480px)': { padding: '18px 16px 20px' },
  '& + &': { marginTop: 16 },
})

const WaitingField = styled('div')({ display: 'grid', gap: 6 })

const Waiting = () => (
  <Sheet role="status" aria-busy="true">
    {['a', 'b', 'c'].map((field) => (
      <WaitingField key={field}>
        <Skeleton width="30%" height={14} />
        <Skeleton height={36} />
      </WaitingField>
    ))}
  </Sheet>
)

interface TabFormFrameProps
  extends Pick<FormBinding<unknown>, 'failure' | 'onRetry'>,
    Pick<RecordFormProps, 'form' | 'changes' | 'mistakes'> {
  children: ReactNode
}

/** The form that a tab is: loading, why it could not be loaded, its fields, and the bar that saves them. */
export const TabForm = ({ failure, onRetry, form, changes, mistakes, children }: TabFormFrameProps) => {
  if (failure) return <ErrorPanel failure={failure} onRetry={onRetry} />
  return (
    <RecordForm form={form} changes={changes} mistakes={mistakes}>
      {form.frame.loading ? <Waiting /> : children}
    </RecordForm>
  )
}
