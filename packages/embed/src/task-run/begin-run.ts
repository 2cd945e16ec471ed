import type { Answers, AnswerValue } from '@tracemark/api/schemas'
import type { EarlyRun } from '@tracemark/state-machines/early-run'
import { type OpenedRun, openRun } from '@tracemark/state-machines/run-opening'
import type { TaskRunEmitted, TaskRunEvent, TaskRunFailure, TaskRunView } from '@tracemark/state-machines/task-run'
import { onNextTry } from '@tracemark/ui/screens/task-runs'
import { painted, wait } from '../element/painted.ts'
import { loadMachine } from './load-machine.ts'
import type { Run, RunInput } from './run.types.ts'

type FormView = Extract<TaskRunView, { kind: 'form' }>
interface BeginRunInput extends Omit<RunInput, 'opening'> {
  early?: EarlyRun | undefined
  open?: typeof openRun
  fetchMachine?: typeof loadMachine
}

/** A server that takes longer to answer is left to the machine, which knows what else can be done. */
const OPENING_MS = 3_000

const UNREACHABLE: TaskRunFailure = { step: 'create', code: 'network_unreachable', retryable: true }

/** The form as it is before anything is entered. Where it is made is found out by the machine, at once. */
const toForm = ({ execution: { task, thing, item, organization, config } }: OpenedRun, given: Answers = {}): FormView => ({
  ...{ kind: 'form', task, thing, item, organization, widgets: config.widgets, answers: given, files: {}, problems: [] },
  location: { state: 'locating' },
  submitting: false,
  offline: false,
})

/** Answers with those of these events over them. */
const entered = (answers: Answers, events: readonly TaskRunEvent[]): Answers => {
  const given = new Map<string, AnswerValue | undefined>(Object.entries(answers))
  for (const event of events) if (event.type === 'ANSWER') given.set(event.widgetId, event.value)
  return Object.fromEntries([...given].filter((entry): entry is [string, AnswerValue] => entry[1] !== undefined))
}

/**
 * One run in two steps (docs/decisions/task-start.md): a small opening shows the form; the machine comes after the first paint and goes on with the same
 * run. What is entered before that goes to the machine in its order.
 */
export const beginRun = ({ open = openRun, fetchMachine = loadMachine, show, hear, ...input }: BeginRunInput): Run => {
  const opening = open(input)
  const begun = new Set<string>()
  let early: TaskRunEvent[] = []
  let form: FormView | undefined
  let keep = (_: Answers): void => undefined
  let run: Run | undefined
  /** What the machine's form began with, once it has all that was entered. */
  let taken: Answers | undefined
  let isOver = false
  /** The machine could not be fetched when it was asked for last. */
  let isAway = false
  let askAgain = () => {}

  const hearOnce = (event: TaskRunEmitted) => {
    if (event.type === 'started') {
      if (begun.has(event.executionId)) return
      begun.add(event.executionId)
    }
    hear(event)
  }

  const showForm = () => {
    if (!form || run) return
    // Submitted already, it waits for the network; it can be changed all the same.
    const submitting = !isAway && early.some(({ type }) => type === 'SUBMIT')
    show({ ...form, submitting, failure: isAway ? UNREACHABLE : undefined })
  }

  /** The machine reads the same answer by itself: where it asks the same, fields that are drawn have nothing to draw again. */
  const known = new WeakMap<FormView['widgets'], FormView['widgets']>()
  const asDrawn = (widgets: FormView['widgets']) => {
    const same = known.get(widgets) ?? (form && JSON.stringify(form.widgets) === JSON.stringify(widgets) ? form.widgets : widgets)
    known.set(widgets, same)
    return same
  }

  const showRun = (given: TaskRunView) => {
    const view = given.kind === 'form' ? { ...given, widgets: asDrawn(given.widgets) } : given
    // What was shown stays until the machine is as far.
    if (view.kind === 'loading' && form && !taken) return
    const isFirst = view.kind === 'form' && !taken
    if (isFirst) taken = view.answers
    // Fields begin with what was entered, should they have to be drawn anew.
    show(view.kind === 'form' && view.answers === taken ? { ...view, answers: entered(taken, early) } : view)
    if (isFirst) for (const event of early) run?.send(event)
  }

  const waitForMachine = async () => {
    for (let attempt = 0; !isOver; attempt += 1) {
      try {
        return await fetchMachine()
      } catch {
        if (isOver) break
        isAway = true
        if (form) showForm()
        else show({ kind: 'failed', ...UNREACHABLE, offline: false })
        await new Promise<void>((resolve) => {
          const stop = onNextTry(attempt, resolve)
          askAgain = () => {
            stop()
            resolve()
          }
        })
      }
    }
    return undefined
  }

  /** Keeps what is done before the machine is there, for it. */
  const keepEarly = (event: TaskRunEvent) => {
    if (event.type === 'RETRY') return askAgain()
    // Changed again, it is not what was submitted: the person has the button before them.
    if (event.type === 'SUBMIT' || isAway) early = early.filter(({ type }) => type !== 'SUBMIT')
    early.push(event)
    if (event.type === 'ANSWER') keep(entered(form?.answers ?? {}, early))
    if (event.type !== 'SUBMIT') return
    isAway = false
    showForm()
    askAgain()
  }

  const begin = async () => {
    const opened = await Promise.race([opening.opened, wait(OPENING_MS)])
    if (isOver) return
    if (opened) {
      const { task, thing, item } = opened.execution
      form = toForm(opened, input.answers)
      keep = (answers) => opening.keep(opened, answers)
      showForm()
      hearOnce({ type: 'started', executionId: opened.runId, task, thing, ...(item && { item }) })
      await painted()
    }
    const fetched = await waitForMachine()
    // Reading its code was one task of the page; preparing the run is another, and beginning it: a press between them is heard.
    const rest = async () => {
      if (form) await wait(0)
      return isOver
    }
    if (await rest()) return
    opening.stop()
    const start = fetched?.prepareRun({ ...input, opening, show: showRun, hear: hearOnce })
    if (await rest()) return
    run = start?.()
  }
  void begin()

  return {
    send: (event) => {
      if (run && (taken || !form || event.type === 'RETRY')) return run.send(event)
      keepEarly(event)
    },
    end: () => {
      isOver = true
      askAgain()
      opening.abandon()
      run?.end()
    },
  }
}
