import { readCode } from '@tracemark/api/rules'
import { useRef } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { useFailureText } from '../../errors/use-failure-text.ts'
import { Button } from '../../field/Button/Button.tsx'
import { CodeField } from '../../field/CodeField/CodeField.tsx'
import { useTranslate } from '../../i18n/context.ts'
import type { CameraSource } from '../../scanning/camera.ts'
import { ErrorLine } from './ErrorLine.tsx'
import type { LookedUp } from './view.ts'

interface CodeSearchProps {
  view: LookedUp
  offline: boolean
  onLookUp: (code: string) => void
  /** The device's camera when absent. */
  source?: CameraSource | undefined
}

const LookUpFailure = ({ failure, offline }: { failure: Failure; offline: boolean }) => {
  const t = useTranslate()
  const { what, action } = useFailureText(failure)
  return <ErrorLine title={what}>{offline ? t('guided-tasks:code_kept') : action}</ErrorLine>
}

/** Finds by the code of a label: scanned, it is looked up at once; typed, when it is whole. */
export const CodeSearch = ({ view: { isLookingUp, isUnknown, code = '', failure }, offline, onLookUp, source }: CodeSearchProps) => {
  const t = useTranslate()
  const wanted = useRef<string>(undefined)
  return (
    <form
      className="tm-guided-code"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted.current === undefined) event.currentTarget.querySelector('input')?.focus()
        else if (!isLookingUp) onLookUp(wanted.current)
      }}
    >
      <div className="tm-guided-told" role="alert">
        {isUnknown && (
          <ErrorLine title={t('guided-tasks:code_unknown', { code })}>
            {readCode(code).kind === 'unreadable' ? t('failures:code_compressed') : t('guided-tasks:code_unknown_hint')}
          </ErrorLine>
        )}
        {failure && <LookUpFailure failure={failure} offline={offline} />}
      </div>
      <CodeField
        label={t('guided-tasks:code')}
        source={source}
        action={
          <Button kind="primary" type="submit" wide busy={isLookingUp}>
            {t('guided-tasks:code_find')}
          </Button>
        }
        hint={offline && !failure ? t('guided-tasks:code_kept') : undefined}
        onChange={(answer) => {
          wanted.current = answer?.text
          if (answer && answer.by !== 'typed') onLookUp(answer.text)
        }}
      />
    </form>
  )
}
