import { useTexts, useTranslate } from '@tracemark/ui/i18n'
import type { PublicSectionsProps } from '@tracemark/ui/screens/public-sections'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { whenNear } from '../element/when-near.ts'

let known: ComponentType<PublicSectionsProps> | undefined

const Late = ({ onRetry, ...props }: PublicSectionsProps & { onRetry: () => void }) => {
  const t = useTranslate()
  const texts = useTexts('public-more')
  const [Sections, setSections] = useState(() => known)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (known) return
    import('@tracemark/ui/screens/public-sections').then(
      ({ PublicSections }) => {
        known = PublicSections
        setSections(() => PublicSections)
      },
      () => setFailed(true),
    )
  }, [])
  if (failed || texts === 'away')
    return (
      <div className="tm-public-later">
        <button className="tm-button tm-button-secondary" type="button" onClick={onRetry}>
          {t('errors:try_again')}
        </button>
      </div>
    )
  return Sections && texts === 'there' ? <Sections {...props} /> : <div className="tm-public-later" />
}

/** What stands below the first view, fetched when the visitor comes near it, or prints. */
export const SectionsOnDemand = (props: PublicSectionsProps) => {
  const [attempt, setAttempt] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const begin = () => setAttempt((count) => count || 1)
    const stop = place.current ? whenNear(place.current, begin) : undefined
    window.addEventListener('beforeprint', begin)
    return () => {
      stop?.()
      window.removeEventListener('beforeprint', begin)
    }
  }, [])
  if (attempt === 0) return <div ref={place} className="tm-public-later" />
  return <Late key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}
