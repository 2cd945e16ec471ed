import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useRef } from 'react'
import { Icon } from '../../../icons/Icon.tsx'
import { type Settle, useSettling } from './settle.ts'
import { useHeld } from './use-held.ts'

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 12px',
  alignContent: 'start',
  minWidth: 0,
})

const Label = styled('label')({
  gridColumn: '1 / -1',
  fontWeight: 550,
  overflowWrap: 'anywhere',
  '& > span': { marginInlineStart: 3, color: 'var(--tm-warning)' },
})

const Note = styled('span')({
  gridColumn: 1,
  fontSize: 'var(--tm-text-s)',
  lineHeight: 1.4,
  color: 'var(--tm-ink-muted)',
  overflowWrap: 'anywhere',
  '&[data-error]': { display: 'flex', gap: 6, color: 'var(--tm-warning)', fontWeight: 550 },
  '&[data-error] > svg': { marginTop: 2 },
})

const Aside = styled('span')({ gridColumn: 2, fontSize: 'var(--tm-text-s)', lineHeight: 1.4, color: 'var(--tm-ink-muted)' })

export interface FormText {
  label: string
  hint?: string | undefined
  /** Why the value can't be taken; ties itself to the control, and stands before what the field finds itself. */
  error?: string | undefined
  required?: boolean | undefined
  /** Is missed while it is empty, and can be saved so: marked as what is required. */
  expected?: boolean | undefined
  disabled?: boolean | undefined
  /** Can be read, focused and copied, but not changed. */
  readOnly?: boolean | undefined
}

export interface ControlAria {
  id: string
  'aria-describedby': string | undefined
  /** Said in either case: browsers take a required control that is still empty for a mistake. */
  'aria-invalid': boolean
}

interface FieldFrameProps extends Pick<FormText, 'label' | 'hint' | 'error' | 'required' | 'expected'> {
  /** At the end of the line below the control, such as a counter. */
  aside?: ReactNode
  /** Of a field that checks itself, or keeps what is typed to itself at first. */
  settle?: Settle | undefined
  children: (aria: ControlAria) => ReactNode
}

/** Label, hint and error around one control of the staff tier, tied to it by their ids. */
export const FieldFrame = ({ label, hint: given, error: found, required, expected, aside, settle, children }: FieldFrameProps) => {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  useSettling(root, settle)
  const error = useHeld(found)
  // An error may take the place of a hint: neither moves what is pressed.
  const hint = useHeld(given)
  const hintId = hint === undefined ? undefined : `${id}hint`
  const errorId = error === undefined ? undefined : `${id}error`
  const describedBy = [errorId, hintId].filter((part) => part !== undefined).join(' ') || undefined
  return (
    <Root ref={root} data-settles={settle && ''}>
      <Label htmlFor={id} id={`${id}label`}>
        {label}
        {(required || expected) && <span aria-hidden="true">*</span>}
      </Label>
      <div style={{ gridColumn: '1 / -1', minWidth: 0 }}>
        {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error !== undefined })}
      </div>
      {error !== undefined && (
        <Note id={errorId} data-error>
          <Icon name="warning" size={14} />
          {error}
        </Note>
      )}
      {aside !== undefined && <Aside>{aside}</Aside>}
      {hint !== undefined && <Note id={hintId}>{hint}</Note>}
    </Root>
  )
}
