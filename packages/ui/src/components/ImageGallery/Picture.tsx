import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'

const Broken = styled('span')({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 6,
  width: '100%',
  height: '100%',
  padding: 8,
  color: 'var(--tm-ink-muted)',
  fontSize: 'var(--tm-text-xs)',
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '[data-small=true] & > span': { display: 'none' },
})

interface PictureProps {
  src: string
  alt: string
  /** Only once it comes into view. */
  lazy?: boolean
}

/** A picture, or the words that it could not be loaded. */
export const Picture = ({ src, alt, lazy = false }: PictureProps) => {
  const t = useTranslate()
  const [state, setState] = useState<{ src: string; as: 'shown' | 'broken' }>()
  const as = state?.src === src ? state.as : 'loading'
  if (as === 'broken') {
    return (
      <Broken role="img" aria-label={t('media:gallery.broken', { alt })}>
        <Icon name="image" size={18} />
        <span aria-hidden="true">{t('media:gallery.broken_short')}</span>
      </Broken>
    )
  }
  return (
    <img
      src={src}
      alt={alt}
      data-state={as}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      draggable={false}
      onLoad={() => setState({ src, as: 'shown' })}
      onError={() => setState({ src, as: 'broken' })}
    />
  )
}
