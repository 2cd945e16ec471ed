import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Icon } from '../../../icons/Icon.tsx'
import type { NativeBinding } from '../FieldFrame/binding.ts'
import type { FormText } from '../FieldFrame/FieldFrame.tsx'
import { useHeld } from '../FieldFrame/use-held.ts'

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 10px',
  alignContent: 'start',
  alignItems: 'center',
  paddingBlock: 8,
  '& label': { fontWeight: 550, overflowWrap: 'anywhere' },
  '& label > span': { marginInlineStart: 3, color: 'var(--tm-warning)' },
  '& p': { gridColumn: 2, margin: 0, fontSize: 'var(--tm-text-s)', color: 'var(--tm-ink-muted)' },
  '& p[data-error]': { display: 'flex', gap: 6, color: 'var(--tm-warning)', fontWeight: 550 },
  '& p[data-error] > svg': { marginTop: 2 },
})

const Switch = styled('input')({
  position: 'relative',
  appearance: 'none',
  width: 36,
  height: 20,
  margin: 0,
  flex: 'none',
  border: '1px solid var(--tm-line-field)',
  borderRadius: 'var(--tm-radius-pill)',
  background: 'var(--tm-paper-sunken)',
  cursor: 'pointer',
  transition: 'background-color var(--tm-motion-fast) var(--tm-ease)',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineStart: 2,
    width: 14,
    height: 14,
    borderRadius: '50%',
    background: 'var(--tm-line-field)',
    transition: 'inset-inline-start var(--tm-motion-fast) var(--tm-ease)',
  },
  '&:checked': { background: 'var(--tm-accent)', borderColor: 'var(--tm-accent)' },
  '&:checked::before': { insetInlineStart: 18, background: 'var(--tm-on-accent)' },
  '&:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: 2 },
  '&[aria-invalid=true]': { borderColor: 'var(--tm-warning)' },
  '&[aria-readonly=true]': { cursor: 'default', opacity: 0.75 },
  '&:disabled': { cursor: 'default', opacity: 0.45 },
  '@media (forced-colors: active)': { '&::before': { background: 'ButtonText' }, '&:checked::before': { background: 'Highlight' } },
})

export interface BooleanFieldProps extends FormText, NativeBinding<HTMLInputElement> {
  defaultValue?: boolean | undefined
}

/** Yes or no, as a switch. Takes the result of react-hook-form's `register`. */
export const BooleanField = ({ defaultValue, label, hint, error: found, required, disabled, readOnly, ...binding }: BooleanFieldProps) => {
  const id = useId()
  const error = useHeld(found)
  const describedBy = [error !== undefined && `${id}error`, hint !== undefined && `${id}hint`].filter(Boolean).join(' ') || undefined
  return (
    <Row>
      <Switch
        {...binding}
        id={id}
        type="checkbox"
        role="switch"
        defaultChecked={defaultValue}
        required={required}
        disabled={disabled}
        aria-readonly={readOnly || undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy}
        onClick={(event) => readOnly && event.preventDefault()}
      />
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true">*</span>}
      </label>
      {error !== undefined && (
        <p id={`${id}error`} data-error>
          <Icon name="warning" size={14} />
          {error}
        </p>
      )}
      {hint !== undefined && <p id={`${id}hint`}>{hint}</p>}
    </Row>
  )
}
