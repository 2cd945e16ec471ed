import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Button } from '../Button/Button.tsx'
import { Deleted, type Mistake, Refused, type RefusedProps } from './Refused.tsx'
import { SaveBar } from './SaveBar.tsx'
import { StaleDialog } from './StaleDialog.tsx'
import type { FormState } from './use-entity-form.ts'

const sheet = { display: 'flex', flexDirection: 'column', '& > footer': { marginTop: 0 } } as const
const Sheet = styled('form')(sheet)
/** No form can stand within another one. */
const Around = styled('div')(sheet)
const Body = styled('div')({ paddingBottom: 20 })

export interface RecordFormProps {
  /** Of `useEntityForm`. */
  form: { frame: FormState }
  /** What is changed, in words; the labels of the changed fields where absent. */
  changes?: readonly string[] | undefined
  /** Saving was refused, and what is wrong can't be seen here. */
  onHidden?: (() => void) | undefined
  /** What mends why saving was refused. */
  instead?: RefusedProps['instead']
  /** The values that were refused and are not mended yet, where the parts are values of one kind. */
  mistakes?: readonly Mistake[] | undefined
  /** Its parts show a form of another kind. */
  isAroundForms?: boolean | undefined
  children: ReactNode
}

/** The form that a record's page is: what went wrong, its parts, and a bar with Save and Discard once something is changed. */
export const RecordForm = ({
  form: { frame },
  changes = frame.changes,
  onHidden,
  instead,
  mistakes,
  isAroundForms = false,
  children,
}: RecordFormProps) => {
  const t = useTranslate()
  const wasSaving = useRef(false)
  const { saving, element } = frame
  useEffect(() => {
    const ended = wasSaving.current && !saving
    wasSaving.current = saving
    if (ended && frame.hasMistakes && !element.current?.querySelector('[aria-invalid=true]')) onHidden?.()
  }, [saving, frame.hasMistakes, element, onHidden])
  const mend = instead && {
    ...instead,
    onSelect: () => {
      frame.clearProblem()
      instead.onSelect()
    },
  }
  const content = (
    <>
      <Body key={frame.round} inert={frame.sending}>
        {frame.gone && <Deleted {...frame.gone} />}
        {frame.problem && mistakes?.length !== 0 && <Refused failure={frame.problem} instead={mend} mistakes={mistakes} />}
        {children}
      </Body>
      {frame.stale && <StaleDialog {...frame.stale} />}
      {frame.isDirty && !frame.readOnly && (
        <SaveBar changes={changes} isSaving={frame.isSlow}>
          <Button variant="text" onClick={frame.onDiscard}>
            {t('common:discard')}
          </Button>
          {frame.gone?.asNew !== false && (
            <Button
              type={isAroundForms ? 'button' : 'submit'}
              variant="contained"
              aria-disabled={saving}
              onClick={isAroundForms ? frame.onSubmit : undefined}
            >
              {t(frame.gone ? 'forms:gone.save' : 'common:save_changes')}
            </Button>
          )}
        </SaveBar>
      )}
    </>
  )
  if (isAroundForms)
    return (
      <Around ref={element} aria-busy={saving}>
        {content}
      </Around>
    )
  return (
    <Sheet noValidate ref={element} aria-busy={saving} onSubmit={frame.onSubmit}>
      {content}
    </Sheet>
  )
}
