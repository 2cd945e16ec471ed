import { styled } from '@mui/material/styles'
import { ClassificationRule, classifications } from '@tracemark/api/schemas'
import { surface } from '../../components/Card/surface.ts'
import { FieldList } from '../../components/forms/FieldList/FieldList.tsx'
import { NumberField } from '../../components/forms/NumberField/NumberField.tsx'
import { SelectField, type SelectFieldProps } from '../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { listQuestions, type QuestionRow, type Row, type Rule } from './outline.ts'

const Sheet = styled('div')(surface, {
  display: 'grid',
  gap: 20,
  maxWidth: 860,
  padding: '22px 24px 24px',
  '@media (max-width: 480px)': { padding: '18px 16px 20px' },
})
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  gap: 12,
  minWidth: 0,
  padding: '10px 0',
})

/** Only amounts have more and less. */
const operatorsFor = (question: QuestionRow | undefined): readonly Rule['operator'][] =>
  question?.widget.parameters.input === 'number' ? ClassificationRule.shape.operator.options : ['equals']

/** Kinds whose answer is a value that can be compared. */
const isCompared = ({ widget: { parameters } }: QuestionRow): boolean =>
  ['text', 'number', 'choice', 'date', 'yesno', 'code'].includes(parameters.input)

const firstValue = (question: QuestionRow | undefined): Rule['value'] => {
  const parameters = question?.widget.parameters
  if (parameters?.input === 'choice') return parameters.options[0]?.value ?? ''
  if (parameters?.input === 'yesno') return true
  return parameters?.input === 'number' ? 0 : ''
}

interface RulesTabProps {
  rows: readonly Row[]
  rules: readonly Rule[]
  readOnly: boolean
  /** Counts what fields can't follow by themselves. */
  round: number
  problemAt: (...path: (string | number)[]) => string | undefined
  defaultClassification: Omit<SelectFieldProps, 'options'>
  onChange: (rules: readonly Rule[]) => void
}

/** Which answers give a record a graver classification. */
export const RulesTab = ({ rows, rules, readOnly, round, problemAt, defaultClassification, onChange }: RulesTabProps) => {
  const t = useTranslate()
  const questions = listQuestions(rows).filter(isCompared)
  const names = classifications.map((value) => ({ value, label: t(`interactions:classification.${value}`) }))
  const find = (id: string) => questions.find(({ widget }) => widget.id === id)
  const begin = (question: QuestionRow | undefined): Rule => ({
    widgetId: question?.widget.id ?? '',
    operator: 'equals',
    value: firstValue(question),
    classification: 'alert',
  })
  return (
    <Sheet>
      <SelectField {...defaultClassification} answered options={names} />
      <FieldList
        key={round}
        label={t('tasks:rules')}
        hint={questions.length === 0 ? t('tasks:rules_unasked') : t('tasks:rules_hint')}
        readOnly={readOnly || questions.length === 0}
        itemsLimit={100}
        addLabel={t('tasks:add_rule')}
        defaultValue={rules}
        getName={(_, index) => t('tasks:rule', { number: index + 1 })}
        create={() => begin(questions[0])}
        onChange={onChange}
      >
        {({ item, index, change }) => {
          const question = find(item.widgetId)
          const parameters = question?.widget.parameters
          const value = { label: t('tasks:rule_value'), readOnly, error: problemAt(index, 'value') }
          return (
            <Line key={`${item.widgetId} ${parameters?.input}`}>
              <SelectField
                label={t('tasks:rule_question')}
                answered
                readOnly={readOnly}
                error={problemAt(index, 'widgetId')}
                defaultValue={item.widgetId}
                options={questions.map(({ widget: { id, parameters: asked } }) => ({ value: id, label: asked.label || id }))}
                onChange={({ currentTarget }) => change({ ...begin(find(currentTarget.value)), classification: item.classification })}
              />
              <SelectField
                label={t('tasks:rule_operator')}
                answered
                readOnly={readOnly}
                defaultValue={item.operator}
                options={operatorsFor(question).map((operator) => ({ value: operator, label: t(`tasks:operator.${operator}`) }))}
                onChange={({ currentTarget }) =>
                  change({
                    ...item,
                    operator: ClassificationRule.shape.operator.options.find((one) => one === currentTarget.value) ?? 'equals',
                  })
                }
              />
              {parameters?.input === 'number' ? (
                <NumberField
                  {...value}
                  required
                  defaultValue={typeof item.value === 'number' ? item.value : undefined}
                  onChange={(next) => change({ ...item, value: next ?? 0 })}
                />
              ) : parameters?.input === 'yesno' ? (
                <SelectField
                  {...value}
                  answered
                  defaultValue={String(item.value)}
                  options={['true', 'false'].map((one) => ({ value: one, label: t(one === 'true' ? 'common:yes' : 'common:no') }))}
                  onChange={({ currentTarget }) => change({ ...item, value: currentTarget.value === 'true' })}
                />
              ) : parameters?.input === 'choice' ? (
                <SelectField
                  {...value}
                  answered
                  defaultValue={String(item.value)}
                  options={parameters.options}
                  onChange={({ currentTarget }) => change({ ...item, value: currentTarget.value })}
                />
              ) : (
                <TextField
                  {...value}
                  required
                  defaultValue={String(item.value)}
                  onChange={({ currentTarget }) => change({ ...item, value: currentTarget.value })}
                />
              )}
              <SelectField
                label={t('tasks:rule_classification')}
                answered
                readOnly={readOnly}
                defaultValue={item.classification}
                options={names}
                onChange={({ currentTarget }) =>
                  change({ ...item, classification: classifications.find((one) => one === currentTarget.value) ?? 'alert' })
                }
              />
            </Line>
          )
        }}
      </FieldList>
    </Sheet>
  )
}
