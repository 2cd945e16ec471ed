import { type AnswerProblem, checkAnswers } from '@tracemark/api/rules'
import type { Answers, AnswerValue } from '@tracemark/api/schemas'
import { useCallback, useRef, useState } from 'react'
import { Button } from '../../field/Button/Button.tsx'
import { Notice } from '../../field/Notice/Notice.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { LocationLine } from './LocationLine.tsx'
import { problemText } from './problem-text.ts'
import type { TaskFormView } from './view.ts'
import { WidgetField } from './WidgetField.tsx'

interface TaskFormProps {
  view: TaskFormView
  onAnswer: (widgetId: string, value: AnswerValue | undefined) => void
  onSubmit: () => void
}

/** The questions of a quick task. Problems show from the first attempt to submit on, and focus goes to the first. */
export const TaskForm = ({ view, onAnswer, onSubmit }: TaskFormProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [problems, setProblems] = useState<readonly AnswerProblem[]>([])
  const form = useRef<HTMLFormElement>(null)
  const given = useRef<Answers>(view.answers)
  const tell = useRef(onAnswer)
  tell.current = onAnswer
  const { task, thing, item, widgets, answers, submitting, failure, location } = view

  // One function for the whole life of the form, so that a key press draws one field again.
  const answer = useCallback((widgetId: string, value: AnswerValue | undefined) => {
    const { [widgetId]: _, ...others } = given.current
    given.current = value === undefined ? others : { ...others, [widgetId]: value }
    setProblems((shown) =>
      shown.some((problem) => problem.widgetId === widgetId) ? shown.filter((problem) => problem.widgetId !== widgetId) : shown,
    )
    tell.current(widgetId, value)
  }, [])

  const send = () => {
    if (submitting) return
    const found = checkAnswers(widgets, given.current)
    setProblems(found)
    const [first] = found
    if (!first) onSubmit()
    else form.current?.querySelector<HTMLElement>(`[data-widget="${first.widgetId}"] :is(input, textarea)`)?.focus()
  }

  return (
    <article className="tm-task-column">
      <header className="tm-task-head">
        <p>{[thing.name, item?.name].filter(Boolean).join(', ')}</p>
        <h1>{task.name}</h1>
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
        {/* What is being sent can't change on its way. */}
        <fieldset className="tm-task-questions" disabled={submitting}>
          {widgets.map((widget) => {
            const problem = problems.find((candidate) => candidate.widgetId === widget.id)
            return (
              <WidgetField
                key={widget.id}
                widget={widget}
                value={answers[widget.id]}
                error={problem && problemText(problem, t, format)}
                onAnswer={answer}
              />
            )
          })}
        </fieldset>
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
