import { useEffect, useId, useRef } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { GalleryPicture } from './GalleryPicture.tsx'
import type { GalleryImage } from './gallery-image.ts'
import { useBack } from './use-back.ts'

interface GalleryDialogProps {
  images: readonly GalleryImage[]
  index: number
  ownsHistory: boolean
  onTurn: (index: number) => void
  onClose: () => void
}

/** Specification 1, section 9: a finger that moved so far has swiped, in pixels. */
const SWIPE = 30

/** One picture as large as the screen: keys, buttons and swipes turn, Escape and a press beside it close. The focus goes back by itself. */
export const GalleryDialog = ({ images, index, ownsHistory, onTurn, onClose }: GalleryDialogProps) => {
  const t = useTranslate()
  const format = useFormat()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const image = images[index]
  const step = (by: number) => {
    const next = index + by
    if (next >= 0 && next < images.length) onTurn(next)
  }
  const latest = useRef({ step, onClose })
  latest.current = { step, onClose }

  useBack(ownsHistory, onClose)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // A screen reader's user turns by the buttons: keys and fingers are shortcuts, and so no handlers of an element of the page.
    const forward = () => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)
    let start: number | undefined
    const listeners = new AbortController()
    const { signal } = listeners
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') latest.current.step(forward())
      if (key === 'ArrowLeft') latest.current.step(-forward())
    }
    const onUp = ({ clientX }: PointerEvent) => {
      const moved = clientX - (start ?? clientX)
      start = undefined
      if (Math.abs(moved) >= SWIPE) latest.current.step(moved < 0 ? forward() : -forward())
    }
    element.addEventListener('keydown', onKey, { signal })
    element.addEventListener('pointerdown', ({ clientX }) => (start = clientX), { signal })
    element.addEventListener('pointerup', onUp, { signal })
    element.addEventListener('click', ({ target }) => target === element && element.close(), { signal })
    element.addEventListener('close', () => latest.current.onClose(), { signal })
    element.showModal()
    return () => {
      listeners.abort()
      element.close()
    }
  }, [])

  if (!image) return null
  return (
    <dialog className="tm-gallery-dialog" ref={dialog} aria-labelledby={id}>
      <div className="tm-gallery-stage">
        <GalleryPicture src={image.src} alt={image.alt} lang={image.lang} />
      </div>
      <div className="tm-gallery-bar">
        <button type="button" aria-label={t('public-more:gallery_previous')} aria-disabled={index === 0} onClick={() => step(-1)}>
          <Icon name="left" size={22} />
        </button>
        <p id={id} aria-live="polite">
          <span>{t('public-more:gallery_position', { position: format.number(index + 1), count: images.length })}</span>
          {image.caption !== undefined && <strong lang={image.lang}>{image.caption}</strong>}
        </p>
        <button
          type="button"
          aria-label={t('public-more:gallery_next')}
          aria-disabled={index === images.length - 1}
          onClick={() => step(1)}
        >
          <Icon name="right" size={22} />
        </button>
        <button type="button" aria-label={t('public-more:gallery_close')} onClick={() => dialog.current?.close()}>
          <Icon name="close" size={22} />
        </button>
      </div>
    </dialog>
  )
}
