import { Accessibility, Feedback } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { announceChange } from '../forms/FieldFrame/announce-change.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { moveRow } from './move-row.ts'
import { ReorderableLine } from './ReorderableLine.tsx'

const Lines = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-paper-sunken)',
})

/** Draws a line anew only where something in `from` is another one: of hundreds, a key press draws one. */
const KeptLine = memo(
  ({ draw }: { draw: () => ReactNode; from: readonly unknown[] }) => draw(),
  (before, after) => before.from.every((value, place) => Object.is(value, after.from[place])),
)
KeptLine.displayName = 'KeptLine'

export interface ReorderableListProps<Item> {
  /** Names the list to screen readers. */
  label: string
  items: readonly Item[]
  getId: (item: Item) => string
  /** What buttons and announcements call an item. */
  getName: (item: Item, index: number) => string
  disabled?: boolean | undefined
  /** Stays where it is; others can be put before and behind it. */
  isFixed?: ((item: Item) => boolean) | undefined
  /** The content of a line. A list of hundreds gives functions that stay the same: only lines whose item is another one are drawn anew. */
  children: (item: Item, index: number) => ReactNode
  /** At the end of a line, such as a button that takes it away. */
  actions?: ((item: Item, index: number) => ReactNode) | undefined
  /** Absent, each line has buttons that move it by one. `false` where its actions do so. */
  moveButtons?: boolean | undefined
  onOrder: (items: readonly Item[]) => void
}

/**
 * A list put in order by mouse, touch or keyboard (space, arrows, space; escape puts it back), and by buttons for those who can't
 * drag. What happens is said in the language of the page: the library's own announcements are English, and are left out.
 */
export const ReorderableList = <Item,>(props: ReorderableListProps<Item>) => {
  const { label, items, getId, getName, disabled = false, isFixed, children, actions, moveButtons = true, onOrder } = props
  const t = useTranslate()
  const hintId = useId()
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const place = (key: 'forms:order.lifted' | 'forms:order.moved' | 'forms:order.dropped', index: number, id: unknown) => {
    const at = items.findIndex((item) => getId(item) === id)
    const item = items[at]
    if (item !== undefined) setAnnouncement(t(key, { name: getName(item, at), number: index + 1, count: items.length }))
  }
  /** A line that moves in the document loses the focus, so it is given back. */
  const reorder = (from: number, to: number) => {
    const next = moveRow(items, from, to)
    if (next === items) return
    const focused = document.activeElement
    onOrder(next)
    announceChange(list.current)
    requestAnimationFrame(() => {
      if (!(focused instanceof HTMLElement)) return
      // A button at the end of its way is disabled: the line's handle stands in for it.
      const line = focused.closest('li')
      const target = focused.matches(':disabled') ? line?.querySelector('button') : focused
      if (list.current?.contains(target ?? null)) target?.focus()
    })
  }
  const latest = useRef({ place, reorder })
  latest.current = { place, reorder }
  return (
    <DragDropProvider
      plugins={(defaults) => [
        ...defaults.filter((plugin) => plugin !== Accessibility && plugin !== Feedback),
        Feedback.configure({ dropAnimation: still ? null : { duration: 160 } }),
      ]}
      onDragStart={({ operation: { source } }) => isSortable(source) && place('forms:order.lifted', source.index, source.id)}
      onDragOver={({ operation: { source, target } }) =>
        isSortable(source) && isSortable(target) && source.id !== target.id && place('forms:order.moved', target.index, source.id)
      }
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!isSortable(source)) return
        const { initialIndex, index, id } = source
        if (canceled) {
          place('forms:order.dropped', initialIndex, id)
          return
        }
        place('forms:order.dropped', index, id)
        reorder(initialIndex, index)
      }}
    >
      <Lines ref={list} aria-label={label}>
        {items.map((item, index) => (
          <KeptLine
            key={getId(item)}
            from={[item, index, items.length, disabled, still, getName, isFixed, children, actions, moveButtons, t]}
            draw={() => (
              <ReorderableLine
                id={getId(item)}
                name={getName(item, index)}
                position={index}
                count={items.length}
                disabled={disabled}
                isFixed={isFixed?.(item) ?? false}
                still={still}
                hintId={hintId}
                actions={actions?.(item, index)}
                moveButtons={moveButtons}
                onMove={(to) => {
                  latest.current.place('forms:order.moved', to, getId(item))
                  latest.current.reorder(index, to)
                }}
              >
                {children(item, index)}
              </ReorderableLine>
            )}
          />
        ))}
      </Lines>
      <VisuallyHidden id={hintId}>{t('forms:order.hint')}</VisuallyHidden>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </DragDropProvider>
  )
}
