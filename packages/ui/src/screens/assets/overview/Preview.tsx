import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useEffect, useId, useRef, useState } from 'react'
import { surface } from '../../../components/Card/surface.ts'
import { useTranslate } from '../../../i18n/context.ts'

/** In CSS pixels. */
const widths = { phone: 390, desktop: 1280 } as const
const HEIGHT = 640

const Sheet = styled('section')(surface, {
  display: 'grid',
  gap: 14,
  minWidth: 0,
  padding: '16px 18px 18px',
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '6px 12px' },
  '& h2': { margin: 0, font: '500 var(--tm-title-s)/1.3 var(--tm-font-title)' },
})

/** Has the size of the page as it is shown; the page in it has its own, and is made smaller. */
const Stage = styled('div')({
  justifySelf: 'center',
  overflow: 'hidden',
  maxWidth: '100%',
  border: '1px solid var(--tm-line-strong)',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-paper)',
  '& > iframe': { display: 'block', border: 0, transformOrigin: 'top left' },
})

/** The public page as visitors see it, on a phone or at a desk. */
export const Preview = ({ address }: { address: string }) => {
  const t = useTranslate()
  const id = useId()
  const room = useRef<HTMLElement>(null)
  const [view, setView] = useState<keyof typeof widths>('phone')
  const [available, setAvailable] = useState<number>(widths.phone)
  useEffect(() => {
    const sheet = room.current
    if (!sheet) return
    const observer = new ResizeObserver(([entry]) => entry && setAvailable(entry.contentRect.width - 2))
    observer.observe(sheet)
    return () => observer.disconnect()
  }, [])
  const width = widths[view]
  const scale = Math.min(1, available / width)
  return (
    <Sheet ref={room} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('asset-page:preview')}</h2>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={t('asset-page:preview')}
          onChange={(_event, next: keyof typeof widths | null) => next && setView(next)}
        >
          <ToggleButton value="phone">{t('asset-page:phone')}</ToggleButton>
          <ToggleButton value="desktop">{t('asset-page:desktop')}</ToggleButton>
        </ToggleButtonGroup>
      </header>
      <Stage dir="ltr" style={{ width: Math.round(width * scale), height: HEIGHT }}>
        <iframe
          title={t('asset-page:preview')}
          src={address}
          // It runs, and reads from its own origin, as for visitors; it opens nothing and leads this page nowhere.
          sandbox="allow-scripts allow-same-origin"
          loading="lazy"
          style={{ width, height: Math.round(HEIGHT / scale), transform: `scale(${scale})` }}
        />
      </Stage>
    </Sheet>
  )
}
