import { checkAnswers } from '@tracemark/api/rules'
import type { AnswerValue } from '@tracemark/api/schemas'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../field/Button/Button.tsx'
import { Notice } from '../../field/Notice/Notice.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { LocationLine } from './LocationLine.tsx'
import { problemText } from './problem-text.ts'
import type { TaskFormView } from './TaskRunScreen.tsx'
import { WidgetField } from './WidgetField.tsx'

interface TaskFormProps {
  view: TaskFormView
  onAnswer: (widgetId: string, value: AnswerValue | undefined) => void
  onSubmit: () => void
  onRetry: () => void
}

/** The questions of a quick task. Problems show from the first attempt to submit on, and focus goes to the first. */
export const TaskForm = ({ view, onAnswer, onSubmit, onRetry }: TaskFormProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [attempt, setAttempt] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const firstProblem = useRef<string>(undefined)
  const { task, thing, item, widgets, answers, submitting, failure, location } = view
  const found = checkAnswers(widgets, answers)
  const problems = attempt === 0 ? [] : found
  firstProblem.current = found[0]?.widgetId

  useEffect(() => {
    if (attempt === 0 || firstProblem.current === undefined) return
    form.current?.querySelector<HTMLElement>(`[data-widget="${firstProblem.current}"] :is(input, textarea)`)?.focus()
  }, [attempt])

  const send = () => {
    if (submitting) return
    if (found.length > 0) setAttempt(attempt + 1)
    else if (failure) onRetry()
    else onSubmit()
  }

  return (
    <article className="tm-task-column" aria-labelledby="tm-task-title">
      <header className="tm-task-head">
        <p>{[thing.name, item?.name].filter(Boolean).join(', ')}</p>
        <h1 id="tm-task-title">{task.name}</h1>
        {task.description !== undefined && <p className="tm-task-description">{task.description}</p>}
      </header>
      <form
        className="tm-task-form"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <div className="tm-task-questions">
          {widgets.map((widget) => {
            const problem = problems.find((candidate) => candidate.widgetId === widget.id)
            return (
              <WidgetField
                key={widget.id}
                widget={widget}
                value={answers[widget.id]}
                error={problem && problemText(problem, t, format)}
                onAnswer={onAnswer}
              />
            )
          })}
        </div>
        <div className="tm-task-bottom">
          <div className="tm-task-column">
            {failure && (
              <Notice kind="warning" title={t(`errors:${failure.code}.what`)} urgent>
                <p>
                  {t(`errors:${failure.code}.action`)} {t('task-run:answers_kept')}
                </p>
              </Notice>
            )}
            {problems.length > 0 && (
              <p className="tm-task-problems" role="alert">
                {t('task-run:problems', { count: problems.length })}
              </p>
            )}
            <LocationLine location={location} />
            <Button kind="primary" type="submit" wide busy={submitting}>
              {submitting ? t('task-run:submitting') : failure ? t('errors:try_again') : t('task-run:submit')}
            </Button>
          </div>
        </div>
      </form>
    </article>
  )
}
