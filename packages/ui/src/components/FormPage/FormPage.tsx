import { styled } from '@mui/material/styles'
import type { MouseEvent, ReactNode } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { failureText } from '../../errors/failure-text.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { raised } from '../Card/raised.ts'
import { RecordHeader, type RecordHeaderProps } from '../RecordHeader/RecordHeader.tsx'

const Form = styled('form')({ maxWidth: 640 })

const Fields = styled('div')(raised, {
  display: 'grid',
  gap: 20,
  padding: '22px 24px 24px',
  '@media (max-width: 480px)': { padding: '18px 16px 20px' },
})

const Problem = styled('p')({
  display: 'flex',
  gap: 10,
  margin: '16px 0 0',
  padding: '12px 16px',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-warning-wash)',
  color: 'var(--tm-warning)',
  '& > svg': { flex: 'none', marginTop: 3 },
  '& b': { display: 'block', fontWeight: 600 },
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

/** Files are on their way, or did not arrive; each field then says so. */
const isHeld = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].filter((input) => !input.checkValidity()).length > 0

/**
 * A field that is left may show an error, which moves the buttons from below the pointer between press and release, so that they are
 * not clicked. The field is not left before the click.
 */
const keepFocus = (event: MouseEvent): void => event.preventDefault()

/** A page that is one form: what it is about, its fields, what went wrong, and the one way on. */
export const FormPage = ({ submitLabel, busy = false, failure, onSubmit, onCancel, children, ...head }: FormPageProps) => {
  const t = useTranslate()
  const problem = failure && failureText(t, failure)
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
        <Fields>{children}</Fields>
        {problem && (
          <Problem role="alert">
            <Icon name="warning" />
            <span>
              <b>{problem.what}</b>
              {problem.why} {problem.action} {t('forms:kept')}
            </span>
          </Problem>
        )}
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

/** Leads whoever tried to send to the first field that is wrong, once the fields say what is. */
export const focusFirstMistake = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
