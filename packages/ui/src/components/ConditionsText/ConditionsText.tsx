import { styled } from '@mui/material/styles'
import type { DisplayCondition } from '@tracemark/api/schemas'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { type ConditionNames, conditionsSentence } from './conditions-sentence.ts'

const Line = styled('p')({
  display: 'flex',
  gap: 8,
  margin: 0,
  color: 'var(--tm-ink-muted)',
  fontSize: 'var(--tm-text-s)',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '& > svg': { flex: 'none', marginTop: 2 },
})

export interface ConditionsTextProps extends ConditionNames {
  conditions: readonly DisplayCondition[]
}

/** Display conditions as a sentence: who sees something. */
export const ConditionsText = ({ conditions, ...names }: ConditionsTextProps) => {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Line>
      <Icon name={conditions.length === 0 ? 'eye' : 'people'} size={14} />
      <span>{conditionsSentence(t, format, conditions, names) ?? t('forms:conditions.none')}</span>
    </Line>
  )
}
