import { styled } from '@mui/material/styles'
import { takeLine } from '@tracemark/api/rules'
import type { TaskAsset, Widget } from '@tracemark/api/schemas'
import { useRef, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { IconButton } from '../../components/Button/IconButton.tsx'
import { announceChange } from '../../components/forms/FieldFrame/announce-change.ts'
import { MultiSelectField } from '../../components/forms/MultiSelectField/MultiSelectField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { Hint, Problem } from '../../components/Outcomes/outcome.tsx'
import { ReorderableList } from '../../components/ReorderableList/ReorderableList.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'

type Steps = NonNullable<TaskAsset['stepsEngineConfig']>['steps']

const Root = styled('div')({ display: 'grid', gap: 12, '& > button': { justifySelf: 'start' } })
const Step = styled('div')({ display: 'grid', gap: 12, minWidth: 0, padding: '10px 0' })

interface StepsFieldProps {
  /** The questions of the task; undefined until they are known. */
  widgets: readonly Pick<Widget, 'id' | 'parameters'>[] | undefined
  defaultValue: Steps
  error: string | undefined
  readOnly: boolean
  /** Undefined where there are no steps. */
  onChange: (steps: Steps | undefined) => void
}

/** The steps of a task and the questions of each. A question stands in one step at most; what no step names follows at the end. */
export const StepsField = ({ widgets, defaultValue, error, readOnly, onChange }: StepsFieldProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [steps, setSteps] = useState(defaultValue)
  const root = useRef<HTMLDivElement>(null)
  if (widgets?.length === 0 && steps.length === 0) return <Hint>{t('task-assets:steps.unasked')}</Hint>
  const change = (next: Steps) => {
    setSteps(next)
    onChange(next.length === 0 ? undefined : next)
    announceChange(root.current)
  }
  const edit = (id: string, part: Partial<Steps[number]>) => change(steps.map((step) => (step.id === id ? { ...step, ...part } : step)))
  const add = () => {
    change([...steps, { id: crypto.randomUUID(), title: '', widgetIds: [] }])
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('li:last-of-type input')?.focus())
  }
  const remove = (id: string) => {
    change(steps.filter((step) => step.id !== id))
    root.current?.querySelector<HTMLElement>(':scope > button')?.focus()
  }
  const takenBy = new Map(steps.flatMap(({ id, widgetIds }) => widgetIds.map((widget) => [widget, id] as const)))
  const rest = (widgets ?? []).filter(({ id }) => !takenBy.has(id)).map(({ parameters: { label } }) => label)
  return (
    <Root ref={root}>
      <Hint>{t('task-assets:steps_text')}</Hint>
      {steps.length > 0 && (
        <ReorderableList
          label={t('task-assets:steps')}
          items={steps}
          getId={({ id }) => id}
          getName={({ title }, index) => title || t('task-assets:steps.nth', { number: index + 1 })}
          disabled={readOnly}
          actions={({ id }, index) =>
            !readOnly && (
              <IconButton aria-label={t('task-assets:steps.remove', { number: index + 1 })} onClick={() => remove(id)}>
                <Icon name="trash" size={14} />
              </IconButton>
            )
          }
          onOrder={(next) => change([...next])}
        >
          {({ id, title, widgetIds }, index) => (
            <Step>
              <TextField
                label={t('task-assets:steps.title', { number: index + 1 })}
                defaultValue={title}
                maxLength={200}
                required
                readOnly={readOnly}
                error={error !== undefined && takeLine(title) === '' ? error : undefined}
                onChange={({ currentTarget: { value } }) => edit(id, { title: value })}
              />
              {widgets && (
                <MultiSelectField
                  label={t('task-assets:steps.questions', { number: index + 1 })}
                  readOnly={readOnly}
                  options={widgets
                    .filter((widget) => (takenBy.get(widget.id) ?? id) === id)
                    .map((widget) => ({ value: widget.id, label: widget.parameters.label }))}
                  defaultValue={widgetIds}
                  onChange={(ids) => edit(id, { widgetIds: ids })}
                />
              )}
            </Step>
          )}
        </ReorderableList>
      )}
      {steps.length > 0 && rest.length > 0 && <Hint>{t('task-assets:steps.rest', { questions: format.list(rest) })}</Hint>}
      {error !== undefined && steps.every(({ title }) => takeLine(title) !== '') && <Problem text={error} />}
      {!readOnly && (
        <Button startIcon={<Icon name="plus" />} onClick={add}>
          {t('task-assets:steps.add')}
        </Button>
      )}
    </Root>
  )
}
