import { useEffect, useRef } from 'react'
import { Notice } from '../../field/Notice/Notice.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { ClassificationList } from './ClassificationList.tsx'
import type { TaskDoneView } from './view.ts'

/** What the run came to: the task's own message, and where in the value chain it stands. */
export const TaskResult = ({ view: { result, valueChain, lateChanges } }: { view: TaskDoneView }) => {
  const t = useTranslate()
  const background = result.backgroundImage
  const title = useRef<HTMLHeadingElement>(null)

  // The form that had the focus is gone: it goes to what came of it, which is then read out.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])

  return (
    <article className="tm-task-column tm-task-done">
      <div className={`tm-task-result${background === undefined ? '' : ' tm-task-result-picture'}`}>
        {background !== undefined && <img className="tm-task-background" src={background} alt="" />}
        {result.image === undefined ? (
          <span className="tm-task-seal">
            <Icon name="check" size={40} />
          </span>
        ) : (
          <img className="tm-task-image" src={result.image} alt="" />
        )}
        <h1 ref={title} tabIndex={-1}>
          {result.title ?? t('task-run:complete')}
        </h1>
        {result.description !== undefined && <p>{result.description}</p>}
      </div>
      {lateChanges && (
        <Notice kind="alert" title={t('task-run:late_changes.title')}>
          <p>{t('task-run:late_changes.text')}</p>
        </Notice>
      )}
      {valueChain && <ClassificationList valueChain={valueChain} />}
    </article>
  )
}
