import { styled } from '@mui/material/styles'
import type { AssetImage } from '@tracemark/api/schemas'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { objectPosition } from '../../../field/focus.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import type { ValueBinding } from '../FieldFrame/binding.ts'

type Focus = NonNullable<AssetImage['focus']>

const MIDDLE: Focus = { x: 0.5, y: 0.5 }
/** Shares of the picture that an arrow key moves by, and with Shift. */
const STEP = 0.05
const FINE = 0.01

const Field = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  justifyItems: 'start',
  '& > strong': { fontWeight: 550 },
  '& > p': { margin: 0, color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})

/** As large as the picture in it: a place in one is a place in the other. */
const Picture = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  maxWidth: '100%',
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-plain-wash)',
  touchAction: 'none',
  cursor: 'crosshair',
  '&:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: 2 },
  '&[aria-disabled=true]': { cursor: 'default' },
  '& > img': { display: 'block', maxWidth: '100%', maxHeight: 300, userSelect: 'none', pointerEvents: 'none' },
})

/** Seen on any ground: a light ring within a dark one. */
const Mark = styled('i')({
  position: 'absolute',
  width: 26,
  height: 26,
  border: '3px solid #fff',
  borderRadius: '50%',
  boxShadow: '0 0 0 2px rgb(0 0 0 / 0.7), inset 0 0 0 2px rgb(0 0 0 / 0.5)',
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
})

const Crops = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > img': { height: 56, border: '1px solid var(--tm-line)', borderRadius: 'var(--tm-radius-s)', objectFit: 'cover' },
})
/** As pictures are cropped: on a phone's first view, in a card, in a list. */
const RATIOS = ['16 / 6', '4 / 3', '1 / 1']

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100

interface FocusFieldProps extends Pick<ValueBinding<Focus>, 'onChange'> {
  label: string
  hint?: string | undefined
  /** The address of the picture. */
  src: string
  defaultValue?: Focus | undefined
  readOnly?: boolean | undefined
}

/** The part of a picture that stays in view wherever it is cropped: pressed or dragged there, or moved by the arrow keys. Home: the middle. */
export const FocusField = ({ label, hint, src, defaultValue = MIDDLE, readOnly = false, onChange }: FocusFieldProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [focus, setFocus] = useState(defaultValue)
  const move = ({ x, y }: Focus) => {
    if (readOnly) return
    const next = { x: within(x), y: within(y) }
    setFocus(next)
    onChange?.(next)
  }
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    if (width > 0 && height > 0) move({ x: (clientX - left) / width, y: (clientY - top) / height })
  }
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? FINE : STEP
    const { x, y } = focus
    const moved: Readonly<Record<string, Focus>> = {
      ArrowLeft: { x: x - step, y },
      ArrowRight: { x: x + step, y },
      ArrowUp: { x, y: y - step },
      ArrowDown: { x, y: y + step },
      Home: MIDDLE,
    }
    const next = moved[event.key]
    if (!next) return
    event.preventDefault()
    move(next)
  }
  return (
    <Field>
      <strong>{label}</strong>
      <Picture
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(focus.x * 100)}
        aria-valuetext={t('asset-page:focus_value', { x: format.percent(focus.x), y: format.percent(focus.y) })}
        aria-disabled={readOnly}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
      >
        <img src={src} alt="" draggable={false} />
        <Mark style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />
      </Picture>
      {hint !== undefined && <p>{hint}</p>}
      <Crops aria-hidden="true">
        {RATIOS.map((aspectRatio) => (
          <img key={aspectRatio} src={src} alt="" style={{ aspectRatio, objectPosition: objectPosition(focus) }} />
        ))}
      </Crops>
    </Field>
  )
}
