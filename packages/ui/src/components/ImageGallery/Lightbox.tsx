import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Bar, Caption, Stage } from './lightbox-parts.tsx'
import { Picture } from './Picture.tsx'
import { swipeStep } from './swipe.ts'
import type { GalleryImage } from './types.ts'

const paper = { width: '100%', maxWidth: 'none', height: '100%', maxHeight: 'none', margin: 0, border: 0, borderRadius: 0 }

interface LightboxProps {
  label: string
  images: readonly GalleryImage[]
  /** Position of the picture that is opened, from 0. */
  first: number
  /** Closed, with the position of the picture that was last in view. */
  onClose: (at: number) => void
}

/** One picture after the other, over the page. The dialog traps the focus. */
const Lightbox = ({ label, images, first, onClose }: LightboxProps) => {
  const t = useTranslate()
  const format = useFormat()
  const rightToLeft = useTheme().direction === 'rtl'
  const [at, setAt] = useState(first)
  const [whole, setWhole] = useState(false)
  const start = useRef<{ x: number; y: number }>(undefined)
  const image = images[at]
  const several = images.length > 1
  if (!image) return null

  const go = (to: number) => {
    setWhole(false)
    setAt((to + images.length) % images.length)
  }
  const press = (event: KeyboardEvent) => {
    const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
    const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
    const target = { [forward]: at + 1, [back]: at - 1, Home: 0, End: images.length - 1 }[event.key]
    // A picture in its whole size is scrolled by the arrows.
    if (target === undefined || !several || (whole && event.key.startsWith('Arrow'))) return
    event.preventDefault()
    go(target)
  }

  return (
    <Dialog
      open
      fullScreen
      disableRestoreFocus
      onClose={() => onClose(at)}
      onKeyDown={press}
      slotProps={{ paper: { 'aria-label': label, style: paper } }}
    >
      <Bar>
        <bdi aria-live="polite">{t('media:gallery.counter', { at: format.number(at + 1), count: format.number(images.length) })}</bdi>
        <IconButton aria-label={t(whole ? 'media:gallery.fit' : 'media:gallery.whole')} onClick={() => setWhole(!whole)}>
          <Icon name={whole ? 'minus' : 'plus'} />
        </IconButton>
        {image.fileName !== undefined && (
          <IconButton
            component="a"
            href={image.src}
            download={image.fileName}
            aria-label={t('media:document.download', { name: image.fileName })}
          >
            <Icon name="download" />
          </IconButton>
        )}
        <IconButton autoFocus aria-label={t('common:close')} onClick={() => onClose(at)}>
          <Icon name="close" />
        </IconButton>
      </Bar>
      <Stage
        data-whole={whole}
        tabIndex={whole ? 0 : undefined}
        onPointerDown={({ clientX, clientY }) => {
          start.current = { x: clientX, y: clientY }
        }}
        onPointerUp={({ clientX, clientY }) => {
          const step = start.current && !whole ? swipeStep(clientX - start.current.x, clientY - start.current.y, rightToLeft) : 0
          start.current = undefined
          if (step !== 0 && several) go(at + step)
        }}
      >
        <Picture key={image.id} src={image.src} alt={image.alt} />
      </Stage>
      {several && (
        <>
          <IconButton data-step="back" aria-label={t('media:gallery.previous')} onClick={() => go(at - 1)}>
            <Icon name="left" size={20} />
          </IconButton>
          <IconButton data-step="on" aria-label={t('media:gallery.next')} onClick={() => go(at + 1)}>
            <Icon name="right" size={20} />
          </IconButton>
        </>
      )}
      {image.caption !== undefined && <Caption>{image.caption}</Caption>}
    </Dialog>
  )
}

export default Lightbox
