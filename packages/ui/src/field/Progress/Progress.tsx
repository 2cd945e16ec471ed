import { useId } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import './Progress.css'

export interface ProgressProps {
  /** How many of the questions have an answer. */
  answered: number
  total: number
}

/** How far a task is, in questions: "3 of 7 answered". */
export const Progress = ({ answered, total }: ProgressProps) => {
  const t = useTranslate()
  const format = useFormat()
  const id = useId()
  return (
    <div className="tm-progress">
      <label htmlFor={id}>{t('task-run:progress', { answered: format.number(answered), total: format.number(total) })}</label>
      <progress id={id} value={answered} max={Math.max(1, total)} />
    </div>
  )
}
