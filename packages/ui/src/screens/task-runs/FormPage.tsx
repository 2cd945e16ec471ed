import { useEffect, useRef, useState } from 'react'
import { Button } from '../../field/Button/Button.tsx'
import { Notice } from '../../field/Notice/Notice.tsx'
import { Spinner } from '../../field/Spinner/Spinner.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { TaskRunHandlers } from './handlers.ts'
import { readPageMessage } from './read-page-message.ts'
import { TaskHead } from './TaskHead.tsx'
import type { TaskPageView } from './view.ts'
import './FormPage.css'

/**
 * What the page may do: be itself, with its own scripts and forms. Not: navigate ours away, or open dialogs over it. It keeps its origin,
 * by which its messages are known; our own origin never stands in a frame like this, since it could take the sandbox off.
 */
const SANDBOX = 'allow-scripts allow-forms allow-same-origin allow-popups'

interface FormPageProps extends Pick<TaskRunHandlers, 'onPage' | 'onRetry'> {
  view: TaskPageView
  takesFocus: boolean
}

/** A form of another site in a frame. What it says counts only when it comes from that window and that origin. */
export const FormPage = ({ view, takesFocus, onPage, onRetry }: FormPageProps) => {
  const t = useTranslate()
  const frame = useRef<HTMLIFrameElement>(null)
  const hear = useRef(onPage)
  hear.current = onPage
  const { url, state } = view
  const { origin, host } = new URL(url)
  const isOurs = origin === globalThis.location.origin
  const trouble = state === 'refused' ? state : 'failed'
  const shows = !isOurs && state !== 'failed' && state !== 'refused'
  /** A frame of its own each time. */
  const [reloads, setReloads] = useState(0)
  const reload = () => {
    setReloads(reloads + 1)
    onRetry()
  }
  const ways = (
    <div className="tm-task-page-ways">
      <Button onClick={reload}>{t('task-more:page.again')}</Button>
      {!isOurs && (
        <a className="tm-link" href={url} target="_blank" rel="noopener noreferrer">
          {t('task-more:page.new_tab')}
        </a>
      )}
    </div>
  )

  useEffect(() => {
    if (isOurs) return hear.current({ type: 'failed' })
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow) return
      const said = readPageMessage(event.data)
      if (said) hear.current(said)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [origin, isOurs])

  return (
    <article className="tm-task-column tm-task-page">
      <TaskHead heading={view} takesFocus={takesFocus} />
      {shows && (
        <>
          <p className="tm-task-page-note">
            <Icon name="lock" size={18} />
            {t('task-more:page.note', { host })}
          </p>
          {ways}
          <div className="tm-task-page-hint" role="status">
            {state === 'slow' && (
              <Notice kind="notice" title={t('task-more:page.slow.what')}>
                <p>{t('task-more:page.slow.action', { host })}</p>
              </Notice>
            )}
          </div>
        </>
      )}
      <div className="tm-task-frame" data-state={state} aria-busy={state === 'opening'}>
        {state === 'opening' && <Spinner label={t('task-more:page.loading')} />}
        {shows ? (
          <iframe
            key={reloads}
            ref={frame}
            src={url}
            title={t('task-more:page.frame', { host })}
            sandbox={SANDBOX}
            referrerPolicy="no-referrer"
            onLoad={() => onPage({ type: 'loaded' })}
          />
        ) : (
          <Notice kind="warning" title={t(`task-more:page.${trouble}.what`)} urgent>
            <p>{t('task-more:page.failed.action')}</p>
            {ways}
          </Notice>
        )}
      </div>
    </article>
  )
}
