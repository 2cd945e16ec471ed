import styled from '@emotion/styled'
import { useEffect, useEffectEvent, useState } from 'react'
import { fieldText } from '../../errors/field-text.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Entity } from '../../i18n/entity.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx'
import { ReferencesField } from '../forms/MultiSelectField/MultiSelectField.tsx'
import { ReferenceField } from '../forms/ReferenceField/ReferenceField.tsx'
import { TextField } from '../forms/TextField/TextField.tsx'
import { CheckList } from './CheckList.tsx'
import { sayWords } from './say-words.ts'
import type { ActionImpact, ActionQuestion, RunningAction } from './types.ts'

const Field = styled('div')({ marginTop: 12 })

/** As a ref: the field has the focus when it appears. */
const focusField = (element: HTMLElement | null) => element?.querySelector<HTMLElement>('input, textarea')?.focus()

interface AskDialogProps extends Pick<ConfirmDialogProps, 'onClose'> {
  action: RunningAction
  question: ActionQuestion
  /** Of the rows that it is for. */
  ids: readonly string[]
  entity: Entity | undefined
  onConfirm: (selected: readonly string[]) => void
}

/** What the answer does, once it is known. The last that was read stays until the next is there. */
const useImpact = ({ impact }: ActionQuestion, selected: readonly string[]): ActionImpact | undefined => {
  const [known, setKnown] = useState<ActionImpact>()
  const read = useEffectEvent(() => impact?.(selected))
  const answer = selected.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies(answer): another answer does something else
  useEffect(() => {
    let isWanted = true
    // What can't be read is not known: the dialog stays as careful as it was.
    read()?.then(
      (found) => isWanted && setKnown(found),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [answer])
  return known
}

/** Asks what an action has to know before it runs. Nothing chosen is no answer: the field says so. */
export const AskDialog = ({ action, question, ids, entity, onConfirm, onClose }: AskDialogProps) => {
  const t = useTranslate()
  const format = useFormat()
  const title =
    sayWords(t, format, action.confirm?.title, entity, ids.length) ??
    t('lists:ask.title', { action: action.label, shown: format.number(ids.length) })
  const dialog = { title, icon: action.icon, tone: question.tone ?? action.tone ?? 'plain', confirmLabel: action.label, onClose }
  const { label, find, many = false, options, words, text } = question
  const [selected, setSelected] = useState<readonly string[]>(options?.map(({ value }) => value) ?? [])
  const [missed, setMissed] = useState(false)
  const impact = useImpact(question, selected)
  const confirm = () => {
    const isAnswered = options !== undefined || words?.required === false || selected.length > 0
    setMissed(!isAnswered)
    if (isAnswered) onConfirm(selected)
  }
  if (options)
    return (
      <ConfirmDialog {...dialog} open {...(text !== undefined && { text })} onConfirm={confirm}>
        <CheckList label={label} options={options} selected={selected} onChange={setSelected} />
      </ConfirmDialog>
    )
  const shown = {
    label,
    required: words?.required ?? true,
    ...(missed && selected.length === 0 && { error: fieldText(t, format, { code: 'required' }) }),
  }
  if (words)
    return (
      <ConfirmDialog {...dialog} open {...(text !== undefined && { text })} onConfirm={confirm}>
        <Field ref={focusField}>
          <TextField
            {...shown}
            multiline
            maxLength={words.maxLength}
            hint={words.hint}
            onChange={({ currentTarget: { value } }) => setSelected(value.trim() === '' ? [] : [value])}
          />
        </Field>
      </ConfirmDialog>
    )
  const field = { ...shown, find }
  const phrase = impact ? impact.phrase : question.impact && format.number(ids.length)
  const note = impact?.text ?? text
  return (
    <ConfirmDialog
      {...dialog}
      open
      {...(note !== undefined && { text: note })}
      {...(phrase !== undefined && { phrase })}
      {...(impact?.label !== undefined && { confirmLabel: impact.label })}
      onConfirm={confirm}
    >
      <Field ref={focusField}>
        {many ? (
          <ReferencesField {...field} selected={[]} onChange={setSelected} />
        ) : (
          <ReferenceField {...field} onChange={(id) => setSelected(id === undefined ? [] : [id])} />
        )}
      </Field>
    </ConfirmDialog>
  )
}
