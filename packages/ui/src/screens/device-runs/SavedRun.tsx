import type { TaskRun } from '@tracemark/api/schemas'
import { useEffect, useRef } from 'react'
import { Button } from '../../field/Button/Button.tsx'
import { ConnectionBanner } from '../../field/ConnectionBanner/ConnectionBanner.tsx'
import { OrganizationLine } from '../../field/OrganizationLine/OrganizationLine.tsx'
import { showFromTop } from '../../field/show-from-top.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import '../../field/seal.css'
import '../../field/result.css'
import '../../field/screen.css'
import './DeviceRunsScreen.css'

export interface SavedRunProps {
  organization: TaskRun['organization']
  delivery: 'waiting' | 'sending'
  /** Names of task, asset and unit. */
  task: string
  thing: string
  item?: string | undefined
  offline?: boolean
  /** There is a network, but the server does not answer. */
  away?: boolean
  /** Begins another run of the same task. */
  onAgain: () => void
  /** Opens the list of what is on this device. */
  onList: () => void
}

/** A run that is finished and waits on this device for a network. */
export const SavedRun = ({ organization, delivery, task, thing, item, offline = false, away = false, onAgain, onList }: SavedRunProps) => {
  const t = useTranslate()
  const title = useRef<HTMLHeadingElement>(null)

  // The form that had the focus is gone: it goes to what became of it, which is then read out.
  useEffect(() => showFromTop(title.current), [])

  // Without a network nothing is on its way, whatever was tried.
  const state = delivery === 'sending' && !offline && !away ? 'sending' : 'saved'
  return (
    <div className="tm tm-task">
      <ConnectionBanner offline={offline} away={away} />
      <article className="tm-task-column tm-task-done tm-saved">
        <header className="tm-task-head">
          <OrganizationLine organization={organization} />
        </header>
        <div className="tm-task-result">
          <span className="tm-task-seal">
            <Icon name={state === 'sending' ? 'upload' : 'archive'} size={36} />
          </span>
          <p className="tm-saved-of">{[thing, item, task].filter(Boolean).join(', ')}</p>
          <h1 ref={title} part="title" tabIndex={-1}>
            {t(`device-runs:${state}_title`)}
          </h1>
          <p role="status">{t(`device-runs:${state}_text`)}</p>
        </div>
        <div className="tm-saved-actions">
          <Button kind="primary" wide onClick={onAgain}>
            {t('device-runs:again')}
          </Button>
          <Button wide onClick={onList}>
            {t('device-runs:title')}
          </Button>
        </div>
      </article>
    </div>
  )
}
