import { type RefObject, useEffect, useState } from 'react'
import { useTranslate } from '../i18n/context.ts'
import { Icon } from '../icons/Icon.tsx'
import './Viewfinder.css'

interface ViewfinderProps {
  video: RefObject<HTMLVideoElement | null>
  stream: MediaStream
  torch: ((on: boolean) => Promise<void>) | undefined
}

/** What the camera sees, with corners to aim by and, where the device has one, its light. */
export const Viewfinder = ({ video, stream, torch }: ViewfinderProps) => {
  const t = useTranslate()
  const [lit, setLit] = useState(false)
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.srcObject = stream
    // Refused where the page was left meanwhile, and then nobody looks.
    element.play().catch(() => undefined)
    return () => {
      element.srcObject = null
    }
  }, [video, stream])
  return (
    <div className="tm-viewfinder">
      <video ref={video} muted playsInline aria-label={t('task-more:code.view')} />
      <span className="tm-viewfinder-aim" aria-hidden="true" />
      {torch && (
        <button
          type="button"
          aria-pressed={lit}
          onClick={() =>
            torch(!lit).then(
              () => setLit(!lit),
              () => undefined,
            )
          }
        >
          <Icon name="light" size={20} />
          {t('task-more:code.light')}
        </button>
      )}
    </div>
  )
}
