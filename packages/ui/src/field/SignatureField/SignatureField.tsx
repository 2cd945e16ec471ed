import { takeLine } from '@tracemark/api/rules'
import { useRef, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { FieldGroup, type FieldText } from '../FieldFrame/FieldFrame.tsx'
import { useLostFocus } from '../FieldFrame/use-lost-focus.ts'
import { TextField } from '../TextField/TextField.tsx'
import { SignaturePad } from './SignaturePad.tsx'
import type { Stroke } from './strokes.ts'
import './SignatureField.css'

export { type Stroke, signaturePng, signatureSvg } from './strokes.ts'

/** A signature as JSON: lines of the pen, or a name that says of itself that it was typed. */
export type Signature = { kind: 'drawn'; strokes: readonly Stroke[] } | { kind: 'typed'; name: string }

export interface SignatureFieldProps extends FieldText {
  defaultValue?: Signature | undefined
  /** `undefined` when it is empty. `signatureSvg` and `signaturePng` make pictures of the strokes. */
  onChange: (value: Signature | undefined) => void
}

const NONE: readonly Stroke[] = []

/** A signature: drawn with finger or pen, or a typed name where that can't be done or isn't wanted. */
export const SignatureField = ({ defaultValue, onChange, ...text }: SignatureFieldProps) => {
  const t = useTranslate()
  const [typing, setTyping] = useState(defaultValue?.kind === 'typed')
  const [name, setName] = useState(defaultValue?.kind === 'typed' ? defaultValue.name : '')
  /** Every state of the pad since it was opened, the last one shown: clearing can be undone as a stroke can. */
  const [history, setHistory] = useState<readonly (readonly Stroke[])[]>([defaultValue?.kind === 'drawn' ? defaultValue.strokes : NONE])
  const strokes = history.at(-1) ?? NONE
  const root = useRef<HTMLDivElement>(null)
  useLostFocus(root, typing)

  const tellDrawn = (drawn: readonly Stroke[]) => onChange(drawn.length === 0 ? undefined : { kind: 'drawn', strokes: drawn })
  const tellTyped = (typed: string) => onChange(takeLine(typed) === '' ? undefined : { kind: 'typed', name: takeLine(typed) })
  const show = (next: readonly (readonly Stroke[])[]) => {
    setHistory(next)
    tellDrawn(next.at(-1) ?? NONE)
  }
  const turn = (toTyping: boolean) => {
    setTyping(toTyping)
    if (toTyping) tellTyped(name)
    else tellDrawn(strokes)
  }

  return (
    <FieldGroup {...text}>
      {(aria) => (
        <div className="tm-sign" ref={root} data-invalid={aria['aria-invalid']}>
          {typing ? (
            <>
              <TextField
                label={t('task-more:sign.name')}
                hint={t('task-more:sign.typed_note')}
                required
                defaultValue={name}
                onChange={(typed = '') => {
                  setName(typed)
                  tellTyped(typed)
                }}
              />
              {takeLine(name) !== '' && (
                <p className="tm-sign-typed" aria-hidden="true">
                  {name}
                </p>
              )}
            </>
          ) : (
            <div className="tm-sign-pad">
              <SignaturePad
                strokes={strokes}
                label={strokes.length === 0 ? t('task-more:sign.empty') : t('task-more:sign.drawn')}
                onStroke={(stroke) => show([...history, [...strokes, stroke]])}
              />
              {strokes.length === 0 && (
                <span className="tm-sign-here" aria-hidden="true">
                  {t('task-more:sign.here')}
                </span>
              )}
            </div>
          )}
          <div className="tm-sign-tools">
            {!typing && (
              <>
                <button className="tm-link" type="button" disabled={history.length < 2} onClick={() => show(history.slice(0, -1))}>
                  <Icon name="undo" size={18} />
                  {t('task-more:sign.undo')}
                </button>
                <button className="tm-link" type="button" disabled={strokes.length === 0} onClick={() => show([...history, NONE])}>
                  <Icon name="trash" size={18} />
                  {t('task-more:sign.clear')}
                </button>
              </>
            )}
            <button key={typing ? 'draw' : 'type'} className="tm-link" type="button" onClick={() => turn(!typing)}>
              <Icon name={typing ? 'pen' : 'keyboard'} size={18} />
              {typing ? t('task-more:sign.by_hand') : t('task-more:sign.type')}
            </button>
          </div>
        </div>
      )}
    </FieldGroup>
  )
}
