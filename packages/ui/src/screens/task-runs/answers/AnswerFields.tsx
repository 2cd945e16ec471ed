import { type AttachedCounts, checkAnswers } from '@tracemark/api/rules'
import type { AnswerForm, AnswerValue, FieldProblem, LastChange } from '@tracemark/api/schemas'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Failure } from '../../../errors/error-code.ts'
import { fieldText } from '../../../errors/field-text.ts'
import type { Attachment } from '../../../field/Attachments/attachment.ts'
import { Button } from '../../../field/Button/Button.tsx'
import { TextField } from '../../../field/TextField/TextField.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { problemText } from '../problem-text.ts'
import type { TaskFiles } from '../view.ts'
import { WidgetField } from '../WidgetField.tsx'
import { givenText } from './given-text.ts'
import { findDifferent, type Given, mergeAnswers } from './merge-answers.ts'
import { Refused } from './Refused.tsx'

/** What a correction sends. */
export interface CorrectedAnswers extends Given {
  reason: string | undefined
}

/** What somebody else saved meanwhile. */
export interface NewerAnswers extends Given {
  form: AnswerForm
  changed: LastChange | undefined
  /** What is saved next is meant for it. */
  accept: () => void
}

/** What was changed on both sides, and the choice. */
export interface StaleAnswers {
  changed: LastChange | undefined
  differences: readonly { label: string; mine: string; theirs: string }[]
  onTakeTheirs: () => void
  onOverwrite: () => void
  /** Back to the form, with nothing decided. */
  onClose: () => void
}

/** Why a correction was not saved. What was entered stays. */
export interface AnswersRefusal extends Failure {
  /** What the server says of fields: of `answers` and a question, of `attachments` and a place, or of `reason`. */
  fields?: readonly FieldProblem[] | undefined
  theirs?: NewerAnswers | undefined
}

export interface AnswerFieldsProps {
  form: AnswerForm
  /** The files of the form by their questions. */
  files: TaskFiles
  /** What was written of it before, and is on this device alone. */
  written?: CorrectedAnswers | undefined
  /** Gives why it was not saved. */
  onSave: (corrected: CorrectedAnswers) => Promise<AnswersRefusal | undefined>
  /** Asks which version to keep, where somebody else saved meanwhile. */
  askWhich: (stale: StaleAnswers) => ReactNode
  /** Something is entered that is not saved, or is not any more. */
  onDirty?: ((isDirty: boolean) => void) | undefined
  onCancel: () => void
}

const REASON = 'correction-reason'

/** The field that the server speaks of: a file is named by its place among all that were sent. */
const findFieldName = ({ path: [first, second] }: FieldProblem, files: TaskFiles): string => {
  if (first === 'reason') return REASON
  const sent = Object.entries(files).flatMap(([id, list]) => list.map(() => id))
  return (first === 'attachments' ? sent[Number(second)] : undefined) ?? String(second)
}

const countFiles = (files: TaskFiles): AttachedCounts => Object.fromEntries(Object.entries(files).map(([id, { length }]) => [id, length]))

/** The questions of a form with what was answered. Nothing that is entered is lost where it can't be saved. */
export const AnswerFields = ({ form, files, written, onSave, askWhich, onDirty, onCancel }: AnswerFieldsProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { widgets } = form.config
  const needsReason = form.correction === 'with_reason'
  /** What the fields begin with, and how often they began anew. */
  const [start, setStart] = useState({ answers: written?.answers ?? form.answers, files: written?.files ?? files, round: 0 })
  const before = useRef<Given>({ answers: form.answers, files })
  const given = useRef<CorrectedAnswers>({ answers: start.answers, files: start.files, reason: written?.reason })
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [refusal, setRefusal] = useState<AnswersRefusal>()
  const [stale, setStale] = useState<{ theirs: NewerAnswers; differences: StaleAnswers['differences'] }>()
  const [saving, setSaving] = useState(false)
  const place = useRef<HTMLFormElement>(null)
  /** Pictures that are still being made; who saves meanwhile waits for them. */
  const work = useRef(new Set<Promise<unknown>>())

  const change = useCallback(
    (id: string, next: CorrectedAnswers) => {
      given.current = next
      setErrors((said) => (said.has(id) ? new Map([...said].filter(([other]) => other !== id)) : said))
      onDirty?.(next.reason !== undefined || findDifferent(widgets, before.current, next).length > 0)
    },
    [onDirty, widgets],
  )
  const answer = useCallback(
    (id: string, value: AnswerValue | undefined) => {
      const { [id]: _, ...others } = given.current.answers
      change(id, { ...given.current, answers: value === undefined ? others : { ...others, [id]: value } })
    },
    [change],
  )
  const attach = useCallback(
    (id: string, attached: readonly Attachment[]) => change(id, { ...given.current, files: { ...given.current.files, [id]: attached } }),
    [change],
  )
  const keepWork = useCallback((begun: Promise<unknown>) => {
    work.current.add(begun)
    begun.catch(() => undefined).finally(() => work.current.delete(begun))
  }, [])

  const focusMistake = useEffectEvent(() => {
    const first = [...widgets.map(({ id }) => id), REASON].find((id) => errors.has(id))
    if (first === undefined) return
    place.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(first)}"] :is(input, textarea, button)`)?.focus()
  })
  // What is sent is locked: what is wrong is led to after that.
  useEffect(() => {
    if (!saving) focusMistake()
  }, [saving])

  const beginWith = (next: Given) => {
    given.current = { ...given.current, ...next }
    setStart(({ round }) => ({ ...next, round: round + 1 }))
  }

  /** Keeps what the person changed and takes all else as somebody else saved it. Gives what to tell of it. */
  const takeNewer = (theirs: NewerAnswers): StaleAnswers['differences'] => {
    const [earlier, mine] = [before.current, given.current]
    const kept = new Set(findDifferent(widgets, earlier, mine))
    const differences = findDifferent(widgets, mine, theirs)
      // What only the other one changed stays theirs either way: it is told where there is nothing else to tell.
      .filter((widget) => kept.size === 0 || kept.has(widget))
      .map((widget) => {
        const [own, other] = [mine, theirs].map((version) => givenText(widget, version, t, format))
        return { label: widget.parameters.label, mine: own ?? '', theirs: other ?? '' }
      })
    const [was, is] = [form, theirs.form].map(({ interaction: { review }, reviewReason }) =>
      review === undefined ? '' : [t(`interactions:review.${review}`), reviewReason].filter((part) => part !== undefined).join(': '),
    )
    beginWith(mergeAnswers(widgets, { before: earlier, mine, theirs }))
    before.current = theirs
    return was === is ? differences : [{ label: t('interactions:review'), mine: was ?? '', theirs: is ?? '' }, ...differences]
  }

  const findErrors = (answers: CorrectedAnswers['answers']): Map<string, string> => {
    const found = checkAnswers(widgets, answers, countFiles(given.current.files)).map(
      (problem) => [problem.widgetId, problemText(problem, t, format)] as const,
    )
    const lacksReason = needsReason && !given.current.reason?.trim()
    return new Map([...found, ...(lacksReason ? [[REASON, t('task-run:problem.required')] as const] : [])])
  }

  const send = async () => {
    await Promise.allSettled(work.current)
    const asked = new Set(widgets.map(({ id }) => id))
    const answers = Object.fromEntries(Object.entries(given.current.answers).filter(([id]) => asked.has(id)))
    const found = findErrors(answers)
    setErrors(found)
    setRefusal(undefined)
    if (found.size > 0) return
    const refused = await onSave({ ...given.current, answers })
    if (refused?.theirs) return setStale({ theirs: refused.theirs, differences: takeNewer(refused.theirs) })
    setErrors(new Map(refused?.fields?.map((field) => [findFieldName(field, given.current.files), fieldText(t, format, field)])))
    setRefusal(refused)
  }
  const save = async () => {
    if (saving) return
    setSaving(true)
    await send()
    setSaving(false)
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
            key={`${start.round} ${widget.id}`}
            widget={widget}
            value={start.answers[widget.id]}
            files={start.files[widget.id]}
            error={errors.get(widget.id)}
            onAnswer={answer}
            onAttach={attach}
            onWork={keepWork}
          />
        ))}
        <TextField
          question={REASON}
          label={t('interactions:correct.reason')}
          hint={t('interactions:correct.reason_hint')}
          required={needsReason}
          optionalMark={t('task-run:optional')}
          defaultValue={written?.reason}
          error={errors.get(REASON)}
          multiline
          onChange={(reason) => change(REASON, { ...given.current, reason })}
        />
      </fieldset>
      <div className="tm-task-bottom">
        <div className="tm-task-column" style={{ display: 'grid', gap: 8 }}>
          {refusal && <Refused failure={refusal} />}
          <Button kind="primary" type="submit" wide busy={saving}>
            {t('interactions:correct.save')}
          </Button>
          <Button wide onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        </div>
      </div>
      {stale &&
        askWhich({
          changed: stale.theirs.changed,
          differences: stale.differences,
          onClose: () => setStale(undefined),
          onTakeTheirs: () => {
            stale.theirs.accept()
            beginWith({ answers: stale.theirs.answers, files: stale.theirs.files })
            onDirty?.(given.current.reason !== undefined)
            setStale(undefined)
          },
          onOverwrite: () => {
            stale.theirs.accept()
            setStale(undefined)
            void save()
          },
        })}
    </form>
  )
}
