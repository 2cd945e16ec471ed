import { useTexts, useTranslate } from '@tracemark/ui/i18n'
import type { PublicSectionsProps } from '@tracemark/ui/screens/public-pages/sections'
import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { holdBelow } from '../element/hold-below.ts'
import { whenNear } from '../element/when-near.ts'

let known: ComponentType<PublicSectionsProps> | undefined

/** The room of what is to come. */
const Later = ({ near }: { near?: () => void }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => holdBelow(place.current), [])
  useEffect(() => (near && place.current ? whenNear(place.current, near) : undefined), [near])
  return <div ref={place} className="tm-public-later" />
}

const Late = ({ onRetry, ...props }: PublicSectionsProps & { onRetry: () => void }) => {
  const t = useTranslate()
  const texts = useTexts('public-more')
  const [Sections, setSections] = useState(() => known)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (known) return
    import('@tracemark/ui/screens/public-pages/sections').then(
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
  return Sections && texts === 'there' ? <Sections {...props} /> : <Later />
}

/** What stands below the first view, fetched when the visitor comes near it, or prints. */
export const SectionsOnDemand = (props: PublicSectionsProps) => {
  const [attempt, setAttempt] = useState(0)
  const begin = useCallback(() => setAttempt((count) => count || 1), [])
  useEffect(() => {
    window.addEventListener('beforeprint', begin)
    return () => window.removeEventListener('beforeprint', begin)
  }, [begin])
  if (attempt === 0) return <Later near={begin} />
  return <Late key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}
