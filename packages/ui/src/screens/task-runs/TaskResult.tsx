import { useEffect, useRef } from 'react'
import { Button } from '../../field/Button/Button.tsx'
import { Notice } from '../../field/Notice/Notice.tsx'
import { OrganizationLine } from '../../field/OrganizationLine/OrganizationLine.tsx'
import { showFromTop } from '../../field/show-from-top.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { AutoClose } from './AutoClose.tsx'
import { ClassificationList } from './ClassificationList.tsx'
import type { TaskRunHandlers } from './handlers.ts'
import type { TaskDoneView } from './view.ts'
import '../../field/seal.css'
import '../../field/result.css'
import './TaskResult.css'

interface TaskResultProps extends Pick<TaskRunHandlers, 'onClassify' | 'onStay' | 'onClose' | 'onAgain' | 'onList'> {
  view: TaskDoneView
}

/** What the run came to: that the record was received, the task's own message, and where in the value chain it stands. */
export const TaskResult = ({ view, onClassify, onStay, onClose, onAgain, onList }: TaskResultProps) => {
  const { organization, result, valueChain, lateChanges, closing, correction } = view
  const t = useTranslate()
  const background = result.backgroundImage
  const title = useRef<HTMLHeadingElement>(null)

  // The form that had the focus is gone: it goes to what came of it.
  useEffect(() => showFromTop(title.current), [])

  /** Whoever does something else here is not done: a page that closed by itself would take it away. */
  const stay = () => {
    if (typeof closing === 'number') onStay()
  }

  return (
    <article className="tm-task-column tm-task-done">
      {organization && (
        <header className="tm-task-head">
          <OrganizationLine organization={organization} />
        </header>
      )}
      <div className={`tm-task-result${background === undefined ? '' : ' tm-task-result-picture'}`}>
        {background !== undefined && <img className="tm-task-background" src={background} alt="" />}
        {result.image === undefined ? (
          <span className="tm-task-seal">
            <Icon name="check" size={40} />
          </span>
        ) : (
          <img className="tm-task-image" src={result.image} alt="" />
        )}
        <h1 ref={title} part="title" tabIndex={-1}>
          {result.title ?? t('task-run:complete')}
        </h1>
        {result.description !== undefined && <p>{result.description}</p>}
        <p className="tm-task-received">
          <Icon name="verified" size={18} />
          {t('task-more:received')}
        </p>
      </div>
      {closing !== undefined && <AutoClose closing={closing} whole={result.autoCloseSeconds ?? 0} onStay={onStay} onClose={onClose} />}
      {lateChanges && (
        <Notice kind="alert" title={t('task-run:late_changes.title')}>
          <p>{t('task-run:late_changes.text')}</p>
        </Notice>
      )}
      {valueChain && (
        <ClassificationList
          valueChain={valueChain}
          correction={correction}
          onClassify={(elementId) => {
            stay()
            onClassify(elementId)
          }}
        />
      )}
      {onAgain && (
        <div className="tm-task-ways">
          <Button wide onClick={onAgain}>
            {t('task-more:again')}
          </Button>
          {onList && (
            <button
              className="tm-link"
              type="button"
              onClick={() => {
                stay()
                onList()
              }}
            >
              {t('task-more:records')}
            </button>
          )}
        </div>
      )}
    </article>
  )
}
