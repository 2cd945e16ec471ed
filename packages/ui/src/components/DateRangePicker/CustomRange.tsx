import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { DateField } from '../forms/DateField/DateField.tsx'

const Form = styled('form')({
  display: 'grid',
  gap: 12,
  padding: 12,
  borderTop: '1px solid var(--tm-line)',
  '& > div:first-of-type': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))', gap: 12 },
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
  const first = useRef<HTMLInputElement>(null)
  const days = useRef({ from, to })
  const [problem, setProblem] = useState<Problem>()
  const set = (part: 'from' | 'to') => (event: { currentTarget: HTMLInputElement }) => {
    days.current = { ...days.current, [part]: event.currentTarget.value }
    setProblem(undefined)
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { from, to } = days.current
        const outside = event.currentTarget.querySelector<HTMLInputElement>(':invalid')
        if (from === '' || to === '') setProblem('missing')
        else if (from > to) setProblem('reversed')
        else if (outside) outside.focus()
        else {
          onApply({ from, to })
          return
        }
        if (!outside) first.current?.focus()
      }}
    >
      <div>
        <DateField
          label={t('forms:range.from')}
          ref={first}
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
