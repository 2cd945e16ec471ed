import { useRef, useState } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { useFailureText } from '../../errors/use-failure-text.ts'
import { Button } from '../../field/Button/Button.tsx'
import { CodeField } from '../../field/CodeField/CodeField.tsx'
import { useTranslate } from '../../i18n/context.ts'
import type { CameraSource } from '../../scanning/camera.ts'
import { ErrorLine } from './ErrorLine.tsx'
import type { ChoosingView } from './view.ts'

interface CodeSearchProps {
  view: ChoosingView
  offline: boolean
  onLookUp: (code: string) => void
  /** The device's camera when absent. */
  source?: CameraSource | undefined
}

const LookUpFailure = ({ failure, offline }: { failure: Failure; offline: boolean }) => {
  const t = useTranslate()
  const { what, action } = useFailureText(failure)
  return <ErrorLine title={what}>{offline ? t('field-tasks:code_offline') : action}</ErrorLine>
}

/** Finds by the code of a label: scanned, it is looked up at once; typed, when it is whole. */
export const CodeSearch = ({ view: { isLookingUp, isUnknown, code = '', failure }, offline, onLookUp, source }: CodeSearchProps) => {
  const t = useTranslate()
  const typed = useRef<string>(undefined)
  const [isTyping, setIsTyping] = useState(false)
  return (
    <form
      className="tm-guided-code"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLookingUp && typed.current !== undefined) onLookUp(typed.current)
      }}
    >
      <CodeField
        label={t('field-tasks:code')}
        source={source}
        hint={offline ? t('field-tasks:code_offline') : undefined}
        onChange={(answer) => {
          const isTyped = answer?.by === 'typed'
          typed.current = isTyped ? answer.text : undefined
          setIsTyping(isTyped)
          if (answer && !isTyped) onLookUp(answer.text)
        }}
      />
      {(isTyping || isLookingUp) && (
        <Button kind="primary" type="submit" wide busy={isLookingUp}>
          {t('field-tasks:code_find')}
        </Button>
      )}
      <div role="alert">
        {isUnknown && <ErrorLine title={t('field-tasks:code_unknown', { code })}>{t('field-tasks:code_unknown_hint')}</ErrorLine>}
        {failure && <LookUpFailure failure={failure} offline={offline} />}
      </div>
    </form>
  )
}
