import { type ReactNode, useRef } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { type CameraSource, openCamera } from '../../scanning/camera.ts'
import type { CodeFormat } from '../../scanning/code.ts'
import { Viewfinder } from '../../scanning/Viewfinder.tsx'
import { Button } from '../Button/Button.tsx'
import { FieldGroup, type FieldText } from '../FieldFrame/FieldFrame.tsx'
import { useLostFocus } from '../FieldFrame/use-lost-focus.ts'
import { Notice } from '../Notice/Notice.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { type CodeAnswer, useCode } from './use-code.ts'
import './CodeField.css'
import '../Ask/Ask.css'

/** The code that was taken, and how. Separators inside of a GS1 code are shown as spaces. */
const FoundCode = ({ answer: { text, by } }: { answer: CodeAnswer }) => {
  const t = useTranslate()
  return (
    <p className="tm-ask-found">
      <Icon name="check" size={22} />
      <span>
        <bdi dir="ltr">{text.replaceAll('\u001d', ' ')}</bdi>
        {by !== undefined && <small>{t(`task-more:code.by_${by}`)}</small>}
      </span>
    </p>
  )
}

export type { CodeAnswer } from './use-code.ts'

export interface CodeFieldProps extends FieldText {
  defaultValue?: CodeAnswer | undefined
  /** What is looked for: QR, Data Matrix, EAN/UPC, Code 128 and ITF when absent. */
  formats?: readonly CodeFormat[] | undefined
  /** Why a code can't be the right one, in words. A wrong code in view changes nothing: the camera goes on looking. */
  check?: ((text: string) => string | undefined) | undefined
  /** The device's camera when absent. */
  source?: CameraSource | undefined
  /** What is done with the code: stands with it while it is typed, and once there is one. */
  action?: ReactNode
  /** `undefined`: what was typed is gone. */
  onChange: (value: CodeAnswer | undefined) => void
}

/** A code on a thing: seen by the camera, read from a picture, or typed. The camera is asked for on a tap, and let go of at once. */
export const CodeField = ({ defaultValue, formats, check, source = openCamera, action, onChange, ...text }: CodeFieldProps) => {
  const t = useTranslate()
  const { typing, answer, problem, scanner, scan, type, typed, typedWhole, fromPicture } = useCode({
    defaultValue,
    formats,
    source,
    check,
    onChange,
  })
  const { state, video } = scanner
  const root = useRef<HTMLDivElement>(null)
  const looking = state.kind === 'opening' || state.kind === 'scanning'
  useLostFocus(root, `${typing} ${looking}`)
  const wrong = problem && (problem.kind === 'wrong' ? problem.message : t('task-more:code.no_code'))

  return (
    <FieldGroup {...text}>
      {(aria) => (
        <div className="tm-ask" ref={root} data-invalid={aria['aria-invalid']}>
          {typing && (
            <TextField
              label={t('task-more:code.typed')}
              required
              defaultValue={answer?.text}
              error={wrong}
              onChange={typed}
              onLeave={typedWhole}
            />
          )}
          {state.kind === 'scanning' && <Viewfinder video={video} stream={state.stream} torch={state.torch} />}
          <div role="status">
            {state.kind === 'opening' && (
              <p className="tm-ask-wait">
                <span className="tm-button-wait" aria-hidden="true" />
                {t('task-more:code.opening')}
              </p>
            )}
            {state.kind === 'scanning' && wrong === undefined && <p className="tm-code-aim">{t('task-more:code.aim')}</p>}
            {answer && !typing && !looking && <FoundCode answer={answer} />}
            {wrong !== undefined && !typing && (
              <Notice kind="warning" title={wrong}>
                {problem?.kind === 'wrong' && <bdi dir="ltr">{problem.text}</bdi>}
              </Notice>
            )}
            {state.kind === 'failed' && (
              <Notice kind="alert" title={t(`task-more:code.${state.failure}.what`)}>
                <p>{t(`task-more:code.${state.failure}.action`)}</p>
              </Notice>
            )}
          </div>
          {(typing || answer) && !looking && action}
          <Button wide onClick={looking ? scanner.stop : scan}>
            <Icon name={looking ? 'close' : 'code'} size={20} />
            {looking
              ? t('task-more:code.stop')
              : state.kind === 'failed'
                ? t('errors:try_again')
                : answer && !typing
                  ? t('task-more:code.again')
                  : t('task-more:code.scan')}
          </Button>
          <div className="tm-ask-other">
            {!typing && (
              <button className="tm-link" type="button" onClick={type} aria-label={`${t('task-more:code.type')}: ${text.label}`}>
                <Icon name="keyboard" size={18} />
                {t('task-more:code.type')}
              </button>
            )}
            {!looking && (
              <label className="tm-link tm-cover tm-code-picture">
                <input
                  type="file"
                  accept="image/*"
                  aria-describedby={aria['aria-describedby']}
                  onChange={(event) => {
                    const input = event.currentTarget
                    const file = input.files?.[0]
                    if (file) fromPicture(file)
                    input.value = ''
                  }}
                />
                <Icon name="image" size={18} />
                {t('task-more:code.picture')}
              </label>
            )}
          </div>
        </div>
      )}
    </FieldGroup>
  )
}
