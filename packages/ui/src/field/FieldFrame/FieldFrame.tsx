import { type ReactNode, useId } from 'react'
import { FirstIcon } from '../../icons/FirstIcon.tsx'
import './FieldFrame.css'

export interface FieldText {
  label: string
  hint?: string | undefined
  /** Why the answer can't be taken; ties itself to the control. */
  error?: string | undefined
  required?: boolean | undefined
  /** Word behind the label of a field that may stay empty, such as "(optional)". */
  optionalMark?: string | undefined
  /** The question's id, by which a form finds its field. */
  question?: string | undefined
}

export interface ControlAria {
  id: string
  'aria-describedby': string | undefined
  /** Said in either case: browsers take a required control that is still empty for a mistake. */
  'aria-invalid': boolean
}

interface FieldFrameProps extends FieldText {
  children: (aria: ControlAria) => ReactNode
}

const getLabel = ({ label, required, optionalMark }: FieldText) => (
  <>
    {label}
    {!required && optionalMark !== undefined && <span className="tm-field-optional"> {optionalMark}</span>}
  </>
)

const useParts = ({ hint, error }: FieldText) => {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}hint`
  const errorId = error === undefined ? undefined : `${id}error`
  const describedBy = [errorId, hintId].filter((part) => part !== undefined).join(' ') || undefined
  const notes = (
    <>
      {hint !== undefined && (
        <span className="tm-field-hint" id={hintId}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span className="tm-field-error" id={errorId}>
          <FirstIcon name="warning" size={18} />
          {error}
        </span>
      )}
    </>
  )
  return { aria: { id, 'aria-describedby': describedBy, 'aria-invalid': error !== undefined }, notes }
}

/** Label, hint and error around one native control, tied to it by their ids. */
export const FieldFrame = ({ children, ...text }: FieldFrameProps) => {
  const { aria, notes } = useParts(text)
  return (
    <div className="tm-field" part="field" data-question={text.question}>
      <label className="tm-field-label" part="label" htmlFor={aria.id}>
        {getLabel(text)}
      </label>
      {notes}
      {children(aria)}
    </div>
  )
}

interface FieldGroupProps extends FieldFrameProps {
  /** Classes that say how the controls stand. */
  look?: string | undefined
}

/** The same around a group of controls, such as radio buttons. */
export const FieldGroup = ({ children, look, ...text }: FieldGroupProps) => {
  const { aria, notes } = useParts(text)
  return (
    <fieldset
      className={look === undefined ? 'tm-field' : `tm-field ${look}`}
      part="field"
      data-question={text.question}
      aria-describedby={aria['aria-describedby']}
    >
      <legend className="tm-field-label" part="label">
        {getLabel(text)}
      </legend>
      {notes}
      {children(aria)}
    </fieldset>
  )
}
