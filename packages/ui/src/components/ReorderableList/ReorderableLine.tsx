import { useSortable } from '@dnd-kit/react/sortable'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  '&[data-fixed]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  // One alone has no order.
  '&:only-child': { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInlineStart: 14 },
  alignItems: 'center',
  gap: 4,
  padding: '4px 6px 4px 4px',
  background: 'var(--tm-paper-raised)',
  '&:not(:first-of-type)': { borderTop: '1px solid var(--tm-line)' },
  '&:first-of-type': { borderRadius: 'var(--tm-radius-m) var(--tm-radius-m) 0 0' },
  '&:last-of-type': { borderRadius: '0 0 var(--tm-radius-m) var(--tm-radius-m)' },
  '&[data-dragging=true]': {
    border: '1px solid var(--tm-accent)',
    borderRadius: 'var(--tm-radius-m)',
    boxShadow: 'var(--tm-shadow-2)',
    color: 'var(--tm-ink)',
  },
  '& > span': { display: 'flex' },
  '& .MuiIconButton-root': { padding: 6 },
  '& .MuiIconButton-root.Mui-disabled': { color: 'var(--tm-ink-muted)', opacity: 0.35 },
})

const Handle = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: 'var(--tm-radius-s)',
  background: 'transparent',
  color: 'var(--tm-ink-muted)',
  cursor: 'grab',
  touchAction: 'none',
  '&:hover': { background: 'var(--tm-hover)', color: 'var(--tm-ink)' },
  '&:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -2 },
  '&:disabled': { cursor: 'default', opacity: 0.35 },
})

const MOTION = { duration: 160, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

interface ReorderableLineProps {
  id: string
  name: string
  position: number
  count: number
  disabled: boolean
  /** Has no handle; others can be put before and behind it. */
  isFixed: boolean
  still: boolean
  hintId: string
  /** What can be done with it besides moving it. */
  actions: ReactNode
  moveButtons: boolean
  children: ReactNode
  onMove: (to: number) => void
}

/** One line: a handle to drag it by, its content, and buttons that move it by one. */
export const ReorderableLine = (props: ReorderableLineProps) => {
  const { id, name, position, count, disabled, isFixed, still, hintId, actions, moveButtons, children, onMove } = props
  const t = useTranslate()
  const { ref, handleRef, isDragging, isDragSource } = useSortable({
    id,
    index: position,
    disabled: isFixed ? { draggable: true } : disabled,
    transition: still ? null : MOTION,
  })
  const handle = useRef<HTMLButtonElement>(null)
  const lifted = useRef(false)
  // Dropping moves the line in the document, and the focus goes with it only by hand.
  useEffect(() => {
    if (lifted.current && !isDragSource) handle.current?.focus()
    lifted.current = isDragSource
  }, [isDragSource])
  const isOrdered = count > 1
  return (
    <Line ref={ref} data-dragging={isDragging} data-fixed={isFixed || undefined}>
      {isOrdered && !isFixed && (
        <Handle
          ref={(element) => {
            handleRef(element)
            handle.current = element
          }}
          type="button"
          aria-label={t('forms:order.handle', { name })}
          aria-describedby={hintId}
          aria-pressed={isDragging}
          disabled={disabled}
        >
          <Icon name="grip" />
        </Handle>
      )}
      {children}
      <span>
        {moveButtons && isOrdered && (
          <>
            <IconButton
              aria-label={t('forms:order.up', { name })}
              disabled={disabled || position === 0}
              onClick={() => onMove(position - 1)}
            >
              <Icon name="arrow_up" />
            </IconButton>
            <IconButton
              aria-label={t('forms:order.down', { name })}
              disabled={disabled || position === count - 1}
              onClick={() => onMove(position + 1)}
            >
              <Icon name="arrow_down" />
            </IconButton>
          </>
        )}
        {actions}
      </span>
    </Line>
  )
}
