import { type AnswerProblem, type AttachedCounts, checkAnswers } from '@tracemark/api/rules'
import type { AnswerForm, Answers, AnswerValue, FieldProblem } from '@tracemark/api/schemas'
import { useCallback, useRef, useState } from 'react'
import type { Failure } from '../../../errors/error-code.ts'
import { useFailureText } from '../../../errors/use-failure-text.ts'
import type { Attachment } from '../../../field/Attachments/attachment.ts'
import { Button } from '../../../field/Button/Button.tsx'
import { ErrorNotice } from '../../../field/ErrorNotice/ErrorNotice.tsx'
import { Notice } from '../../../field/Notice/Notice.tsx'
import { Spinner } from '../../../field/Spinner/Spinner.tsx'
import { TextField } from '../../../field/TextField/TextField.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { LateParts } from '../LatePart.tsx'
import { problemText } from '../problem-text.ts'
import { TaskHead } from '../TaskHead.tsx'
import type { TaskFiles, TaskHeading } from '../view.ts'
import { WidgetField } from '../WidgetField.tsx'
import '../TaskRunScreen.css'
import '../../../field/screen.css'

/** What a correction sends. */
export interface CorrectedAnswers {
  answers: Answers
  files: TaskFiles
  reason: string | undefined
}

export interface AnswersScreenProps {
  organization: TaskHeading['organization']
  /** As it was recorded; undefined while it is loaded. */
  form: AnswerForm | undefined
  /** Its files by their questions, once they are loaded. */
  files: TaskFiles | undefined
  /** Why it could not be loaded. */
  failure?: Failure | undefined
  saving?: boolean
  /** Why it could not be saved. What was entered stays. */
  refusal?: Failure | undefined
  /** What the server says of fields. */
  problems?: readonly FieldProblem[] | undefined
  onSave: (corrected: CorrectedAnswers) => void
  onCancel: () => void
  onRetry: () => void
}

const countFiles = (files: TaskFiles): AttachedCounts => Object.fromEntries(Object.entries(files).map(([id, { length }]) => [id, length]))

/** Why nothing can be corrected, or could not be saved. */
const Refused = ({ failure }: { failure: Failure }) => {
  const { what, why, action } = useFailureText(failure)
  return (
    <Notice kind="warning" title={what} urgent>
      <p>
        {why} {action}
      </p>
    </Notice>
  )
}

interface FieldsProps extends Pick<AnswersScreenProps, 'saving' | 'refusal' | 'problems' | 'onSave' | 'onCancel' | 'onRetry'> {
  form: AnswerForm
  files: TaskFiles
}

const Fields = ({ form, files, saving = false, refusal, problems: told = [], onSave, onCancel, onRetry }: FieldsProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { widgets } = form.config
  const needsReason = form.correction === 'with_reason'
  const given = useRef<CorrectedAnswers>({ answers: form.answers, files, reason: undefined })
  const [problems, setProblems] = useState<readonly AnswerProblem[]>([])
  const [lacksReason, setLacksReason] = useState(false)
  const place = useRef<HTMLFormElement>(null)
  /** Pictures that are still being made; who saves meanwhile waits for them. */
  const work = useRef(new Set<Promise<unknown>>())

  const forget = useCallback((widgetId: string) => setProblems((shown) => shown.filter((problem) => problem.widgetId !== widgetId)), [])
  const answer = useCallback(
    (widgetId: string, value: AnswerValue | undefined) => {
      const { [widgetId]: _, ...others } = given.current.answers
      given.current.answers = value === undefined ? others : { ...others, [widgetId]: value }
      forget(widgetId)
    },
    [forget],
  )
  const attach = useCallback(
    (widgetId: string, attached: readonly Attachment[]) => {
      given.current.files = { ...given.current.files, [widgetId]: attached }
      forget(widgetId)
    },
    [forget],
  )
  const keepWork = useCallback((begun: Promise<unknown>) => {
    work.current.add(begun)
    begun.catch(() => undefined).finally(() => work.current.delete(begun))
  }, [])

  const save = async () => {
    if (saving) return
    await Promise.allSettled(work.current)
    const asked = new Set(widgets.map(({ id }) => id))
    const answers = Object.fromEntries(Object.entries(given.current.answers).filter(([id]) => asked.has(id)))
    const found = checkAnswers(widgets, answers, countFiles(given.current.files))
    const isReasonMissing = needsReason && !given.current.reason?.trim()
    setProblems(found)
    setLacksReason(isReasonMissing)
    const first = found[0]?.widgetId ?? (isReasonMissing ? 'correction-reason' : undefined)
    if (first === undefined) return onSave({ ...given.current, answers })
    place.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(first)}"] :is(input, textarea, button)`)?.focus()
  }

  const findError = (id: string): string | undefined => {
    const problem = problems.find(({ widgetId }) => widgetId === id)
    if (problem) return problemText(problem, t, format)
    return told.some(({ path }) => path[0] === 'answers' && path[1] === id) ? t('task-run:problem.other') : undefined
  }
  return (
    <form
      className="tm-task-form"
      ref={place}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <fieldset className="tm-task-questions" disabled={saving}>
        {widgets.map((widget) => (
          <WidgetField
            key={widget.id}
            widget={widget}
            value={form.answers[widget.id]}
            files={files[widget.id]}
            error={findError(widget.id)}
            onAnswer={answer}
            onAttach={attach}
            onWork={keepWork}
          />
        ))}
        <TextField
          question="correction-reason"
          label={t('interactions:correct.reason')}
          hint={t('interactions:correct.reason_hint')}
          required={needsReason}
          optionalMark={t('task-run:optional')}
          error={lacksReason ? t('task-run:problem.required') : undefined}
          multiline
          onChange={(reason) => {
            given.current.reason = reason
            setLacksReason(false)
          }}
        />
      </fieldset>
      <div className="tm-task-bottom">
        <div className="tm-task-column" style={{ display: 'grid', gap: 8 }}>
          {refusal && <Refused failure={refusal} />}
          {refusal?.code === 'changed_meanwhile' && (
            <Button wide onClick={onRetry}>
              {t('common:reload')}
            </Button>
          )}
          <Button kind="primary" type="submit" wide busy={saving}>
            {t('interactions:correct.save')}
          </Button>
          <Button wide onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** The answers of an interaction in the form that they were given in, to be corrected as a new version. For field and staff alike. */
export const AnswersScreen = ({ organization, form, files, failure, onRetry, ...props }: AnswersScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  if (failure)
    return (
      <div className="tm tm-task">
        <div className="tm-task-middle">
          <ErrorNotice failure={failure} onRetry={onRetry} />
        </div>
      </div>
    )
  const { interaction, correction, correctUntil, reviewReason } = form ?? {}
  const isOpen = correction === 'open' || correction === 'with_reason'
  const isSentBack = interaction?.review === 'needs_changes'
  return (
    <LateParts isShown={form !== undefined}>
      <div className="tm tm-task" part="frame">
        {!form || !interaction || !files ? (
          <div className="tm-task-middle">
            <Spinner label={t('task-run:loading')} />
          </div>
        ) : (
          <article className="tm-task-column" part="card">
            <TaskHead heading={{ organization, task: interaction.task, thing: interaction.thing, item: interaction.item }} takesFocus />
            <div style={{ display: 'grid', gap: 12, padding: '0 20px' }}>
              <p>
                <strong>{t('interactions:answers.correct')}</strong>
                {correction === 'open' && !isSentBack && correctUntil !== undefined && (
                  <> · {t('guided-tasks:correct_until', { date: format.dateTime(correctUntil) })}</>
                )}
              </p>
              {isSentBack && (
                <Notice kind="alert" title={t('interactions:review.needs_changes')}>
                  {reviewReason !== undefined && <p>{reviewReason}</p>}
                </Notice>
              )}
              {!isOpen && (
                <>
                  <Refused failure={{ code: correction === 'approved' ? 'interaction_approved' : 'correction_over' }} />
                  <Button wide onClick={props.onCancel}>
                    {t('common:cancel')}
                  </Button>
                </>
              )}
            </div>
            {isOpen && <Fields form={form} files={files} onRetry={onRetry} {...props} />}
          </article>
        )}
      </div>
    </LateParts>
  )
}
