import { TextField } from '@tracemark/ui/components/forms/text-field'
import { useTranslate } from '@tracemark/ui/i18n'
import { createElement, useEffect, useRef, useState } from 'react'
import { Sample, Sheet } from './Sheet.tsx'

const heard = ['tracemark-ready', 'tracemark-submitted', 'tracemark-completed', 'tracemark-failed'] as const

/** The script of third-party pages, loaded as they load it. */
const loadElements = () => {
  const source = '/embed/tracemark.js'
  if (document.querySelector(`script[src="${source}"]`)) return
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: source }))
}

export const Widgets = () => {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const [token, setToken] = useState('')
  const [events, setEvents] = useState<readonly string[]>([])

  useEffect(() => {
    loadElements()
    const node = place.current
    const hear = (event: Event) =>
      setEvents((before) => [...before, `${event.type} ${event instanceof CustomEvent ? JSON.stringify(event.detail) : ''}`])
    for (const type of heard) node?.addEventListener(type, hear)
    return () => {
      for (const type of heard) node?.removeEventListener(type, hear)
    }
  }, [])

  return (
    <Sheet page="widgets">
      <div ref={place} className="styleguide-stack">
        <Sample name="<tracemark-page>">
          {createElement('tracemark-page', { organization: 'sierra-alta', thing: 'finca-la-esperanza', api: '' })}
        </Sample>
        <Sample name="<tracemark-task>">
          <TextField
            label={t('styleguide:token')}
            hint={t('styleguide:token_hint')}
            onBlur={(event) => setToken(event.target.value.trim().split('/').at(-1) ?? '')}
          />
          {token !== '' && createElement('tracemark-task', { key: token, token, api: '' })}
        </Sample>
      </div>
      <Sample name="CustomEvent">
        <ol className="styleguide-events" aria-live="polite">
          {events.map((event, at) => (
            <li key={at}>{event}</li>
          ))}
        </ol>
      </Sample>
    </Sheet>
  )
}
