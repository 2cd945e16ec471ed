import styled from '@emotion/styled'
import { useState } from 'react'
import { fieldText } from '../../errors/field-text.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Entity } from '../../i18n/entity.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx'
import { ReferencesField } from '../forms/MultiSelectField/MultiSelectField.tsx'
import { ReferenceField } from '../forms/ReferenceField/ReferenceField.tsx'
import { CheckList } from './CheckList.tsx'
import { sayWords } from './say-words.ts'
import type { ActionQuestion, RunningAction } from './types.ts'

const Field = styled('div')({ minWidth: 'min(360px, 60vw)', marginTop: 12 })

/** As a ref: the field has the focus when it appears. */
const focusField = (element: HTMLElement | null) => element?.querySelector('input')?.focus()

interface AskDialogProps extends Pick<ConfirmDialogProps, 'onClose'> {
  action: RunningAction
  question: ActionQuestion
  /** Of the rows that it is for. */
  ids: readonly string[]
  entity: Entity | undefined
  onConfirm: (chosen: readonly string[]) => void
}

/** Asks what an action has to know before it runs. Nothing chosen is no answer: the field says so. */
export const AskDialog = ({ action, question, ids, entity, onConfirm, onClose }: AskDialogProps) => {
  const t = useTranslate()
  const format = useFormat()
  const title =
    sayWords(t, format, action.confirm?.title, entity, ids.length) ??
    t('lists:ask.title', { action: action.label, shown: format.number(ids.length) })
  const dialog = { title, tone: question.tone ?? action.tone ?? 'plain', confirmLabel: action.label, onClose }
  const { label, find, many = false, options, text } = question
  const [chosen, setChosen] = useState<readonly string[]>(options?.map(({ value }) => value) ?? [])
  const [missed, setMissed] = useState(false)
  const confirm = () => {
    const isAnswered = options !== undefined || chosen.length > 0
    setMissed(!isAnswered)
    if (isAnswered) onConfirm(chosen)
  }
  if (options)
    return (
      <ConfirmDialog {...dialog} open {...(text !== undefined && { text })} onConfirm={confirm}>
        <CheckList label={label} options={options} chosen={chosen} onChange={setChosen} />
      </ConfirmDialog>
    )
  const field = {
    label,
    find,
    required: true,
    ...(missed && chosen.length === 0 && { error: fieldText(t, format, { code: 'required' }) }),
  }
  return (
    <ConfirmDialog {...dialog} open {...(text !== undefined && { text })} onConfirm={confirm}>
      <Field ref={focusField}>
        {many ? (
          <ReferencesField {...field} chosen={[]} onChange={setChosen} />
        ) : (
          <ReferenceField {...field} onChange={(id) => setChosen(id === undefined ? [] : [id])} />
        )}
      </Field>
    </ConfirmDialog>
  )
}
