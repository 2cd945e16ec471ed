import { useRef, useState } from 'react'
import type { Attachment } from '../../field/Attachments/attachment.ts'
import { Thumbnail } from '../../field/Attachments/Thumbnail.tsx'
import { FieldGroup, type FieldText } from '../../field/FieldFrame/FieldFrame.tsx'
import { type Signature, SignatureField, signaturePng } from '../../field/SignatureField/SignatureField.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import './SignatureAnswer.css'

interface SignatureAnswerProps extends FieldText {
  /** A name that was typed. */
  name: string | undefined
  /** What was drawn, as a picture: from a draft. */
  drawn: Attachment | undefined
  onName: (name: string | undefined) => void
  onDrawn: (files: readonly Attachment[]) => void
  /** Hears of the picture that is being made. */
  onWork: (work: Promise<unknown>) => void
}

/** Paper is white, whatever the theme of those who look at it later. */
const PAPER = '#fff'

/** A signature as a run sends it: the drawing as a picture, a typed name as text. One of a draft stays until there is another. */
export const SignatureAnswer = ({ name, drawn, onName, onDrawn, onWork, ...text }: SignatureAnswerProps) => {
  const t = useTranslate()
  const [kept, setKept] = useState(drawn)
  const last = useRef<Signature>(undefined)

  const change = async (signature: Signature | undefined) => {
    last.current = signature
    onName(signature?.kind === 'typed' ? signature.name : undefined)
    if (signature?.kind !== 'drawn') return onDrawn([])
    const blob = await signaturePng(signature.strokes, { ground: PAPER })
    if (last.current === signature) onDrawn([{ name: 'signature.png', blob, camera: false }])
  }

  if (kept)
    return (
      <FieldGroup {...text}>
        {() => (
          <div className="tm-sign-kept">
            <Thumbnail blob={kept.blob} />
            <button
              className="tm-link"
              type="button"
              onClick={() => {
                setKept(undefined)
                onDrawn([])
              }}
            >
              <Icon name="pen" size={18} />
              {t('task-more:sign.again')}
            </button>
          </div>
        )}
      </FieldGroup>
    )
  return (
    <SignatureField
      {...text}
      defaultValue={name === undefined ? undefined : { kind: 'typed', name }}
      onChange={(given) => onWork(change(given))}
    />
  )
}
