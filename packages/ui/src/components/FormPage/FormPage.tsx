import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Button } from '../Button/Button.tsx'
import { raised } from '../Card/raised.ts'
import { focusFirstMistake, isHeld } from '../FormFrame/form-element.ts'
import { Refused } from '../FormFrame/Refused.tsx'
import { keepFocus } from '../FormFrame/SaveBar.tsx'
import { RecordHeader, type RecordHeaderProps } from '../RecordHeader/RecordHeader.tsx'

const Form = styled('form')({ maxWidth: 640 })

const Fields = styled('div')(raised, {
  display: 'grid',
  gap: 20,
  padding: '22px 24px 24px',
  '@media (max-width: 480px)': { padding: '18px 16px 20px' },
})

const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 20 })

export interface FormPageProps extends Pick<RecordHeaderProps, 'title' | 'above' | 'back'> {
  submitLabel: string
  /** It is on its way: nothing is sent a second time meanwhile. */
  busy?: boolean | undefined
  /** Why it was not taken. Everything entered is still there. */
  failure?: Failure | undefined
  onSubmit: (form: HTMLFormElement) => void
  onCancel: () => void
  children: ReactNode
}

/** A page that is one form: what it is about, its fields, what went wrong, and the one way on. */
export const FormPage = ({ submitLabel, busy = false, failure, onSubmit, onCancel, children, ...head }: FormPageProps) => {
  const t = useTranslate()
  return (
    <>
      <RecordHeader {...head} />
      <Form
        noValidate
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          if (!isHeld(form)) {
            if (!busy) onSubmit(form)
          } else focusFirstMistake(form)
        }}
      >
        {failure && <Refused failure={failure} />}
        <Fields>{children}</Fields>
        <Foot onMouseDown={keepFocus}>
          <Button type="submit" variant="contained" aria-disabled={busy}>
            {submitLabel}
          </Button>
          <Button variant="text" onClick={onCancel}>
            {t('forms:cancel')}
          </Button>
        </Foot>
      </Form>
    </>
  )
}
