import { type ReactNode, useEffect, useRef } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { Entry } from './attachment.ts'
import { ProblemLine } from './ProblemLine.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import type { useAttachments } from './use-attachments.ts'
import './Attachments.css'
import '../Button/Button.css'

interface AttachmentsProps {
  files: ReturnType<typeof useAttachments>
  limit: number
  /** Pictures as tiles, files as rows with name and size. */
  look: 'tiles' | 'rows'
  /** The inputs for more; left out when the limit is reached. */
  children: ReactNode
}

/** What was taken so far, each with a way to remove it that can be undone, and below it the ways to add more. */
export const Attachments = ({ files, limit, look, children }: AttachmentsProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { entries, removed, problem, remove, restore } = files
  const list = useRef<HTMLDivElement>(null)
  const focusNext = useRef<string>(undefined)

  // The button that had the focus is gone: it goes to what takes the removal back, and from there to what came back.
  useEffect(() => {
    if (focusNext.current === undefined) return
    list.current?.querySelector<HTMLElement>(focusNext.current)?.focus()
    focusNext.current = undefined
  })

  const removeButton = (entry: Entry, position: number) => (
    <button
      className="tm-attach-remove"
      type="button"
      data-entry={entry.id}
      aria-label={t('task-more:attachments.remove', {
        name: look === 'tiles' ? t('task-more:attachments.photo', { number: position }) : entry.name,
      })}
      onClick={() => {
        focusNext.current = '.tm-attach-undo'
        remove(entry)
      }}
    >
      <Icon name="close" size={18} />
    </button>
  )

  return (
    <div className="tm-attach" ref={list}>
      {entries.length > 0 && (
        <ul className={`tm-attach-${look}`}>
          {entries.map((entry, index) => (
            <li key={entry.id} aria-busy={entry.pending || undefined}>
              <Thumbnail blob={entry.blob} />
              {look === 'rows' && (
                <span className="tm-attach-name">
                  <span>{entry.name}</span>
                  <small>{format.fileSize(entry.blob.size)}</small>
                </span>
              )}
              {entry.pending && <span className="tm-button-wait tm-attach-wait" aria-hidden="true" />}
              {removeButton(entry, index + 1)}
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {removed && (
          <p className="tm-attach-removed">
            <span>
              {t('task-more:attachments.removed', {
                name: look === 'tiles' ? t('task-more:attachments.photo', { number: removed.index + 1 }) : removed.entry.name,
              })}
            </span>
            <button
              className="tm-link tm-attach-undo"
              type="button"
              onClick={() => {
                focusNext.current = `[data-entry="${removed.entry.id}"]`
                restore()
              }}
            >
              <Icon name="undo" size={18} />
              {t('task-more:attachments.undo')}
            </button>
          </p>
        )}
      </div>
      <ProblemLine problem={problem} />
      {entries.length < limit ? (
        <div className="tm-attach-adds">{children}</div>
      ) : (
        <p className="tm-attach-full">{t('task-more:attachments.full', { count: limit })}</p>
      )}
    </div>
  )
}
