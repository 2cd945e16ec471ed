import { serverClock } from '@tracemark/api/clock'
import type { Answers } from '@tracemark/api/schemas'
import type { EarlyRun } from '@tracemark/state-machines/early-run'
import type { TaskRunEmitted } from '@tracemark/state-machines/task-run'
import { loadTaskTexts } from '@tracemark/ui/i18n/load-task-texts'
import css from '@tracemark/ui/task-first.css?inline'
import type { ComponentType } from 'react'
import { bringLetters } from '../element/bring-letters.ts'
import { mountReact } from '../element/mount-react.tsx'
import { type Mounted, scriptOrigin } from '../element/tracemark-element.ts'
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
  const root = slot.getRootNode() as ShadowRoot
  const submit = () => {
    const form = root.querySelector('form')
    submitsOnceDrawn = !form
    form?.requestSubmit()
  }
  // The form is drawn after the run tells of itself, and a listener of `tracemark-ready` may submit in between.
  const onForm = () => {
    if (submitsOnceDrawn) submit()
  }
  const hear = (event: TaskRunEmitted) => {
    if (event.type === 'started') draft = event.executionId
    else if (event.type !== 'failed') draft = undefined
    mounted.tell(toElementEvent(event))
    bringLetters()
  }
  const mounted = mountReact(host, slot, {
    css,
    loadTexts: loadTaskTexts,
    now: serverClock.date,
    render: () => {
      const { token, initialAnswers: answers } = host
      const run = { api: host.api ?? scriptOrigin, answers, onForm, onEvent: hear }
      if (token) return <TaskRunWidget {...run} takeEarly={takeEarly} key={`${run.api} ${token}`} token={token} />
      return TokenlessRun && <TokenlessRun {...run} host={host} tell={mounted.tell} />
    },
  })
  return {
    ...mounted,
    submit,
    update: async () => {
      // Most tasks have a token, and don't wait for this.
      if (!host.token) TokenlessRun ??= (await import('./TokenlessRun.tsx')).TokenlessRun
      await mounted.update()
    },
    reset: () => {
      const forgotten = draft
      draft = undefined
      // Else the next run would begin with what the device kept of this one.
      mounted.reset(forgotten === undefined ? undefined : () => forgetRun(forgotten))
    },
  }
}
