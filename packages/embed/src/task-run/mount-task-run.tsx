import { serverClock } from '@tracemark/api/clock'
import type { Answers } from '@tracemark/api/schemas'
import type { EarlyRun } from '@tracemark/state-machines/early-run'
import type { TaskRunEmitted, TaskRunView } from '@tracemark/state-machines/task-run'
import { loadTaskTexts } from '@tracemark/ui/i18n/load-task-texts'
import css from '@tracemark/ui/task-first.css?inline'
import type { ComponentType } from 'react'
import { openDevice } from '../device-runs/open-device.ts'
import { bringLetters } from '../element/bring-letters.ts'
import { createBrand } from '../element/create-brand.ts'
import { mountReact } from '../element/mount-react.tsx'
import { type Mounted, type SubmitResult, scriptOrigin } from '../element/tracemark-element.ts'
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

/** What has become of a submission, by what is told of the run and by what it shows. With another site's page or a wallet the person goes on. */
const outcomes: Partial<Record<TaskRunEmitted['type'] | TaskRunView['kind'], SubmitResult['status']>> = {
  submitted: 'submitted',
  done: 'submitted',
  saved: 'saved',
  failed: 'failed',
  page: 'incomplete',
  invitation: 'incomplete',
}

type TakeEarly = (api: string, token: string) => EarlyRun | undefined

export const mountTaskRun = (host: TaskHost, slot: HTMLSlotElement, takeEarly: TakeEarly): Mounted => {
  /** The run whose answers this device keeps until they are sent. */
  let draft: string | undefined
  let submitsOnceDrawn = false
  let shown: TaskRunView | undefined
  const asked: ((result: SubmitResult) => void)[] = []
  const root = slot.getRootNode() as ShadowRoot
  const answer = (status?: SubmitResult['status']) => {
    if (!status) return false
    // What has failed is not sent by itself once it goes on.
    submitsOnceDrawn = false
    for (const resolve of asked.splice(0)) resolve({ status })
    return true
  }
  const submit = () => {
    if (shown && answer(outcomes[shown.kind])) return
    const form = root.querySelector('form')
    submitsOnceDrawn = !form
    form?.requestSubmit()
  }
  const showBrand = createBrand(root)
  const onView = (view?: TaskRunView) => {
    shown = view
    if (!view) {
      answer('failed')
      return
    }
    if ('organization' in view) void showBrand(view.organization?.accentColor)
    // The form is drawn after the run tells of itself, and a listener of `tracemark-ready` may submit in between.
    if (submitsOnceDrawn) submit()
  }
  const hear = (event: TaskRunEmitted) => {
    const { type } = event
    if (type === 'started') draft = event.executionId
    else if (type !== 'failed') draft = undefined
    mounted.tell(toElementEvent(event))
    answer(outcomes[type])
    bringLetters()
  }
  const mounted = mountReact(host, slot, {
    css,
    loadTexts: loadTaskTexts,
    now: serverClock.date,
    render: () => {
      const { token, initialAnswers: answers } = host
      const run = { api: host.api ?? scriptOrigin, answers, onView, onIncomplete: () => answer('incomplete'), onEvent: hear }
      if (token) return <TaskRunWidget {...run} takeEarly={takeEarly} key={`${run.api} ${token}`} token={token} />
      return TokenlessRun && <TokenlessRun {...run} host={host} tell={mounted.tell} />
    },
  })
  return {
    ...mounted,
    submit: () =>
      new Promise((resolve) => {
        asked.push(resolve)
        submit()
      }),
    unmount: () => {
      onView()
      mounted.unmount()
    },
    update: async () => {
      // Most tasks have a token, and don't wait for this.
      if (!host.token) TokenlessRun ??= (await import('./TokenlessRun.tsx')).TokenlessRun
      await mounted.update()
    },
    reset: () => {
      onView()
      const forgotten = draft
      draft = undefined
      // Else the next run would begin with what the device kept of this one.
      mounted.reset(forgotten === undefined ? undefined : () => forgetRun(forgotten))
    },
  }
}
