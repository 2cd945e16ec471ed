import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { focusFirstMistake } from '../FormFrame/form-element.ts'
import { DateField } from '../forms/DateField/DateField.tsx'
import { isWhole } from '../forms/DateField/written.ts'

const Form = styled('form')({
  display: 'grid',
  gap: 12,
  padding: 12,
  borderTop: '1px solid var(--tm-line)',
  '& > div:first-of-type': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: 12 },
  '& > .MuiButton-root': { justifySelf: 'end' },
})

interface CustomRangeProps {
  from: string
  to: string
  min: string | undefined
  max: string | undefined
  onApply: (days: { from: string; to: string }) => void
}

type Problem = 'missing' | 'reversed'

/** Two days, both included. What is wrong with them is said when they are applied. */
export const CustomRange = ({ from, to, min, max, onApply }: CustomRangeProps) => {
  const t = useTranslate()
  const days = useRef({ from, to })
  const [problem, setProblem] = useState<Problem>()
  const set = (part: 'from' | 'to') => (day: string) => {
    days.current = { ...days.current, [part]: day }
    setProblem(undefined)
  }
  /** The field itself says what is. */
  const isWrong = (day: string) => !isWhole('day', day) || (min !== undefined && day < min) || (max !== undefined && day > max)
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { from, to } = days.current
        if (from === '' || to === '') setProblem('missing')
        else if (isWrong(from) || isWrong(to)) setProblem(undefined)
        else if (from > to) setProblem('reversed')
        else {
          onApply({ from, to })
          return
        }
        focusFirstMistake(event.currentTarget)
      }}
    >
      <div>
        <DateField
          label={t('forms:range.from')}
          defaultValue={from}
          min={min}
          max={max}
          error={problem && t(`forms:range.${problem}`)}
          onChange={set('from')}
        />
        <DateField label={t('forms:range.to')} defaultValue={to} min={min} max={max} onChange={set('to')} />
      </div>
      <Button type="submit" variant="contained">
        {t('forms:range.apply')}
      </Button>
    </Form>
  )
}
