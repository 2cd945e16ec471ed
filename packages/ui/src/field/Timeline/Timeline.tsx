import type { ReactNode } from 'react'
import './Timeline.css'

export interface TimelineStep {
  id: string
  name: string
  /** In words. */
  place?: string | undefined
  date?: string | undefined
  description?: string | undefined
  /** Language (BCP 47) of all but the date, where it is not the page's. */
  lang?: string | undefined
  /** Whose it is. */
  source?: ReactNode
}

/** Steps in the order in which they happened. */
export const Timeline = ({ steps }: { steps: readonly TimelineStep[] }) => (
  <ol className="tm-timeline">
    {steps.map(({ id, name, place, date, description, lang, source }) => (
      <li key={id}>
        <strong lang={lang}>{name}</strong>
        <small>
          {place && <span lang={lang}>{place}</span>}
          {place && date && ', '}
          {date}
        </small>
        {description !== undefined && <p lang={lang}>{description}</p>}
        {source}
      </li>
    ))}
  </ol>
)
