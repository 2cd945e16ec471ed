import { type AnswerProblem, type AttachedCounts, checkAnswers } from '@tracemark/api/rules'
import type { Answers, AnswerValue } from '@tracemark/api/schemas'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Attachment } from '../../field/Attachments/attachment.ts'
import { Button } from '../../field/Button/Button.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { TaskRunHandlers } from './handlers.ts'
import { LatePart } from './LatePart.tsx'
import { LocationLine } from './LocationLine.tsx'
import { leaveLine } from './leave-line.ts'
import { problemText } from './problem-text.ts'
import { TaskHead } from './TaskHead.tsx'
import type { TaskFormView } from './view.ts'
import { WidgetField } from './WidgetField.tsx'

interface TaskFormProps extends Pick<TaskRunHandlers, 'onAnswer' | 'onAttach' | 'onSubmit' | 'onIncomplete' | 'onPlace' | 'locate'> {
  view: TaskFormView
  takesFocus: boolean
  /** These may come at any moment, and stand where nothing moves under a finger: below the questions. */
  banner?: ReactNode
  waiting?: ReactNode
  trouble?: ReactNode
}

/** What takes the focus where a problem is shown. */
const CONTROLS = ':is(input, textarea, button)'

/** Questions that are laid out at once; a screen shows fewer. The browser lays out the others when they are near (docs/decisions/task-start.md). */
const FIRST = 20
/** Pixels of a question with the space above it, by which the page's height is reckoned until then. */
const USUAL_HEIGHT = 120

const countAttached = (files: TaskFormView['files'] = {}): AttachedCounts =>
  Object.fromEntries(Object.entries(files).map(([id, { length }]) => [id, length]))

/** The questions of a quick task. Problems show from the first attempt to submit on, and focus goes to the first. */
export const TaskForm = ({
  view,
  takesFocus,
  banner,
  waiting,
  trouble,
  onAnswer,
  onAttach,
  onSubmit,
  onIncomplete,
  onPlace,
  locate,
}: TaskFormProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [problems, setProblems] = useState<readonly AnswerProblem[]>([])
  const form = useRef<HTMLFormElement>(null)
  const given = useRef<Answers>(view.answers)
  const counts = useRef<AttachedCounts>(countAttached(view.files))
  const tell = useRef({ onAnswer, onAttach })
  tell.current = { onAnswer, onAttach }
  /** Pictures that are still being made of photos and signatures; who submits meanwhile waits for them. */
  const work = useRef(new Set<Promise<unknown>>())
  const [isWaiting, setWaiting] = useState(false)
  const [asksPlace, setAsksPlace] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { widgets, answers, files, submitting, failure, location } = view
  const isPlaceAsked = widgets.some(({ parameters }) => parameters.required && parameters.input === 'location')

  const forget = useCallback((widgetId: string) => {
    setProblems((shown) =>
      shown.some((problem) => problem.widgetId === widgetId) ? shown.filter((problem) => problem.widgetId !== widgetId) : shown,
    )
  }, [])

  // One function for the whole life of the form, so that a key press draws one field again.
  const answer = useCallback(
    (widgetId: string, value: AnswerValue | undefined) => {
      const { [widgetId]: _, ...others } = given.current
      given.current = value === undefined ? others : { ...others, [widgetId]: value }
      forget(widgetId)
      tell.current.onAnswer(widgetId, value)
    },
    [forget],
  )
  const attach = useCallback(
    (widgetId: string, given: readonly Attachment[]) => {
      counts.current = { ...counts.current, [widgetId]: given.length }
      forget(widgetId)
      tell.current.onAttach(widgetId, given)
    },
    [forget],
  )

  const keepWork = useCallback((begun: Promise<unknown>) => {
    work.current.add(begun)
    begun.catch(() => undefined).finally(() => work.current.delete(begun))
  }, [])

  // Who asked to say where it is goes on there.
  useEffect(() => {
    if (asksPlace) place.current?.focus()
  }, [asksPlace])

  const send = async () => {
    if (submitting || isWaiting) return
    while (work.current.size > 0) {
      setWaiting(true)
      await Promise.allSettled(work.current)
    }
    setWaiting(false)
    const found = checkAnswers(widgets, given.current, counts.current)
    setProblems(found)
    const [first] = found
    if (!first) return onSubmit()
    form.current?.querySelector<HTMLElement>(`[data-question="${first.widgetId}"] ${CONTROLS}`)?.focus()
    onIncomplete?.()
  }

  const getField = (widget: (typeof widgets)[number]) => {
    const problem = problems.find((candidate) => candidate.widgetId === widget.id)
    const field = (
      <WidgetField
        key={widget.id}
        widget={widget}
        value={answers[widget.id]}
        error={problem && problemText(problem, t, format)}
        files={files?.[widget.id]}
        here={widget.parameters.input === 'location' ? location.location : undefined}
        locate={locate}
        onAnswer={answer}
        onAttach={attach}
        onWork={keepWork}
      />
    )
    if (widget.step === undefined) return field
    return [
      <h2 key={`${widget.id} step`} className="tm-task-step">
        {widget.step}
      </h2>,
      field,
    ]
  }

  return (
    <article className="tm-task-column" part="card">
      <TaskHead heading={view} takesFocus={takesFocus} />
      <form
        className="tm-task-form"
        ref={form}
        noValidate
        onKeyDown={leaveLine}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {/* What is being sent can't change on its way. */}
        <fieldset className="tm-task-questions" disabled={submitting}>
          {widgets.slice(0, FIRST).map(getField)}
          {widgets.length > FIRST && (
            <div className="tm-task-later" style={{ containIntrinsicHeight: `auto ${(widgets.length - FIRST) * USUAL_HEIGHT}px` }}>
              {widgets.slice(FIRST).map(getField)}
            </div>
          )}
          {asksPlace && (
            <div className="tm-task-place" ref={place} tabIndex={-1}>
              <LatePart waiting={<div className="tm-task-waiting" aria-busy="true" />}>
                {({ PlaceQuestion }) => <PlaceQuestion onPlace={onPlace} locate={locate} />}
              </LatePart>
            </div>
          )}
        </fieldset>
        {waiting}
        <div className="tm-task-bottom">
          {banner}
          <div className="tm-task-column">
            {trouble}
            {failure && <LatePart>{({ SendFailure }) => <SendFailure failure={failure} />}</LatePart>}
            {problems.length > 0 && (
              <p className="tm-task-problems" role="alert">
                {t('task-run:problems', { count: problems.length })}
              </p>
            )}
            <LocationLine
              location={location}
              isAsked={isPlaceAsked}
              onGive={asksPlace || isPlaceAsked ? undefined : () => setAsksPlace(true)}
            />
            <Button kind="primary" type="submit" wide busy={submitting || isWaiting}>
              {submitting || isWaiting ? t('task-run:submitting') : failure ? t('task-run:gone.again') : t('task-run:submit')}
            </Button>
          </div>
        </div>
      </form>
    </article>
  )
}
