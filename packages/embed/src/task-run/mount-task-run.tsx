import { serverClock } from '@tracemark/api/clock'
import type { Answers } from '@tracemark/api/schemas'
import type { EarlyRun } from '@tracemark/state-machines/early-run'
import type { TaskRunEmitted, TaskRunView } from '@tracemark/state-machines/task-run'
import { loadTaskTexts } from '@tracemark/ui/i18n/load-task-texts'
import css from '@tracemark/ui/task-first.css?inline'
import type { ComponentType } from 'react'
import { bringLetters } from '../element/bring-letters.ts'
import { mountReact } from '../element/mount-react.tsx'
import { type Mounted, type SubmitResult, scriptOrigin } from '../element/tracemark-element.ts'
import { openDevice } from '../outbox/open-device.ts'
import { TaskRunWidget } from './TaskRunWidget.tsx'
import type { TokenlessRunProps } from './TokenlessRun.tsx'
import { toElementEvent } from './to-element-event.ts'

interface TaskHost extends HTMLElement {
  readonly token: string | null
  readonly organization: string | null
  readonly thing: string | null
  readonly task: string | null
  readonly api: string | null
  readonly initialAnswers: Answers | undefined
}

let TokenlessRun: ComponentType<TokenlessRunProps> | undefined

const forgetRun = async (runId: string): Promise<void> => (await openDevice()).forget(runId)

type TakeEarly = (api: string, token: string) => EarlyRun | undefined

export const mountTaskRun = (host: TaskHost, slot: HTMLSlotElement, takeEarly: TakeEarly): Mounted => {
  /** The run whose answers this device keeps until they are sent. */
  let draft: string | undefined
  let submitsOnceDrawn = false
  let shown: TaskRunView | undefined
  let named = ''
  let answer = (_: SubmitResult['status']) => {}
  const root = slot.getRootNode() as ShadowRoot
  const submit = () => {
    submitsOnceDrawn = false
    if (shown?.kind === 'form') root.querySelector('form')?.requestSubmit()
    else if (shown?.kind === 'done') answer('submitted')
    else if (shown?.kind === 'saved' || shown?.kind === 'failed') answer(shown.kind)
    // A form of another site, and a wallet: the person goes on there.
    else if (shown?.kind === 'page' || shown?.kind === 'invitation') answer('incomplete')
    else submitsOnceDrawn = true
  }
  const onIncomplete = () => answer('incomplete')
  const onView = (view: TaskRunView) => {
    const before = shown
    shown = view
    // The form is drawn after the run tells of itself, and a listener of `tracemark-ready` may submit in between.
    if (submitsOnceDrawn) submit()
    // The run knows more than the form of it: what the device kept.
    else if (view.kind === 'form' && before?.kind === 'form' && view.problems !== before.problems && view.problems.length > 0)
      onIncomplete()
  }
  const beginAnew = () => {
    answer('failed')
    submitsOnceDrawn = false
    shown = undefined
  }
  const tell = (event: Event) => {
    // What has failed is not sent by itself once it goes on.
    if (event.type === 'tracemark-failed') submitsOnceDrawn = false
    mounted.tell(event)
  }
  const hear = (event: TaskRunEmitted) => {
    if (event.type === 'started') draft = event.executionId
    else if (event.type !== 'failed') draft = undefined
    tell(toElementEvent(event))
    bringLetters()
  }
  const mounted = mountReact(host, slot, {
    css,
    loadTexts: loadTaskTexts,
    now: serverClock.date,
    render: () => {
      const { token, initialAnswers: answers } = host
      const run = { api: host.api ?? scriptOrigin, answers, onView, onIncomplete, onEvent: hear }
      if (token) return <TaskRunWidget {...run} takeEarly={takeEarly} key={`${run.api} ${token}`} token={token} />
      return TokenlessRun && <TokenlessRun {...run} host={host} tell={tell} />
    },
  })
  return {
    ...mounted,
    submit: (hearAnswer) => {
      answer = hearAnswer
      submit()
    },
    update: async () => {
      const { api, token, organization, thing, task } = host
      const names = JSON.stringify([api, token, organization, thing, task])
      if (named && names !== named) beginAnew()
      named = names
      // Most tasks have a token, and don't wait for this.
      if (!host.token) TokenlessRun ??= (await import('./TokenlessRun.tsx')).TokenlessRun
      await mounted.update()
    },
    reset: () => {
      beginAnew()
      const forgotten = draft
      draft = undefined
      // Else the next run would begin with what the device kept of this one.
      mounted.reset(forgotten === undefined ? undefined : () => forgetRun(forgotten))
    },
  }
}
