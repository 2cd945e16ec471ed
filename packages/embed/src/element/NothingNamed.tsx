import { ErrorNotice } from '@tracemark/ui/field/error-notice'
import { useEffect } from 'react'
import { tellMissing } from './tell-developer.ts'
import { TracemarkFailedEvent } from './tracemark-events.ts'

export interface NothingNamedProps {
  host: HTMLElement
  api: string
  /** Attributes that would make the element show something. */
  missing: readonly (string | null | false)[]
  tell: (event: Event) => void
}

/** Stands where an element's attributes name nothing to show: only who made the page can mend that. */
export const NothingNamed = ({ host, api, missing, tell }: NothingNamedProps) => {
  const names = missing.filter(Boolean).join(', ')
  useEffect(() => {
    tellMissing(host.localName, names, api)
    tell(new TracemarkFailedEvent({ code: 'attributes_missing' }))
  }, [host, names, api, tell])
  return <ErrorNotice failure={{ code: 'attributes_missing' }} />
}
