import { styled } from '@mui/material/styles'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { Button } from '../../Button/Button.tsx'
import { IconButton } from '../../Button/IconButton.tsx'
import { ReorderableList } from '../../ReorderableList/ReorderableList.tsx'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import { announceChange } from '../FieldFrame/announce-change.ts'
import { FieldFrame, type FormText } from '../FieldFrame/FieldFrame.tsx'

const Stack = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start', '& > ol': { width: '100%' } })

interface Entry<Item> {
  key: number
  item: Item
}

/** What the fields of one entry are given. */
export interface FieldListEntry<Item> {
  item: Item
  index: number
  change: (item: Item) => void
}

export interface FieldListProps<Item> extends Pick<FormText, 'label' | 'hint' | 'error' | 'required' | 'readOnly'> {
  defaultValue?: readonly Item[] | undefined
  /** How many there can be at most. */
  itemsLimit: number
  addLabel: string
  /** What buttons and announcements call an entry. */
  getName: (item: Item, index: number) => string
  create: () => Item
  /** Makes entries of several lines that are pasted into a control; absent where a line is no entry. */
  fromLines?: ((lines: readonly string[]) => Item[]) | undefined
  /** The fields of one entry: uncontrolled, as all fields are. */
  children: (entry: FieldListEntry<Item>) => ReactNode
  onChange: (items: Item[]) => void
}

/** Entries of several fields, one below the other: added, removed, and put in order by button, key and pointer. */
export const FieldList = <Item,>(props: FieldListProps<Item>) => {
  const { label, hint, error, required, readOnly = false, defaultValue = [], itemsLimit, addLabel, getName, create, fromLines } = props
  const { children, onChange } = props
  const t = useTranslate()
  const format = useFormat()
  const nextKey = useRef(0)
  const toEntry = (item: Item): Entry<Item> => ({ key: nextKey.current++, item })
  const [entries, setEntries] = useState<readonly Entry<Item>[]>(() => defaultValue.map(toEntry))
  const [announcement, setAnnouncement] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const change = (next: readonly Entry<Item>[]) => {
    setEntries(next)
    onChange(next.map(({ item }) => item))
    announceChange(root.current)
  }
  const add = () => {
    change([...entries, toEntry(create())])
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('li:last-of-type :is(input, select, textarea)')?.focus())
  }
  const remove = ({ key, item }: Entry<Item>, index: number) => {
    change(entries.filter((entry) => entry.key !== key))
    setAnnouncement(t('forms:options.removed', { name: getName(item, index) }))
    requestAnimationFrame(() => {
      const lines = root.current?.querySelectorAll('li')
      const target = lines?.[Math.min(index, lines.length - 1)]?.querySelector<HTMLElement>('input, select, textarea')
      ;(target ?? root.current?.querySelector<HTMLElement>('[data-adds]'))?.focus()
    })
  }
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (!readOnly && entries.length < itemsLimit) add()
  }
  const paste = (event: ClipboardEvent) => {
    const lines = event.clipboardData
      .getData('text/plain')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
    if (!fromLines || readOnly || lines.length < 2) return
    event.preventDefault()
    const added = fromLines(lines.slice(0, itemsLimit - entries.length)).map(toEntry)
    change([...entries, ...added])
    setAnnouncement(t('forms:options.added', { count: added.length }))
  }
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required} aside={`${entries.length} / ${format.number(itemsLimit)}`}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Stack
          ref={root}
          id={id}
          role="group"
          aria-labelledby={`${id}label`}
          aria-describedby={describedBy}
          onPaste={paste}
          onKeyDown={addByEnter}
        >
          {entries.length > 0 && (
            <ReorderableList
              label={label}
              items={entries}
              getId={({ key }) => String(key)}
              getName={({ item }, index) => getName(item, index)}
              disabled={readOnly}
              onOrder={change}
              actions={(entry, index) =>
                !readOnly && (
                  <IconButton
                    aria-label={t('forms:options.remove', { name: getName(entry.item, index) })}
                    onClick={() => remove(entry, index)}
                  >
                    <Icon name="trash" size={14} />
                  </IconButton>
                )
              }
            >
              {({ key, item }, index) =>
                children({
                  item,
                  index,
                  change: (next) => change(entries.map((entry) => (entry.key === key ? { key, item: next } : entry))),
                })
              }
            </ReorderableList>
          )}
          {!readOnly && (
            <Button data-adds startIcon={<Icon name="plus" size={14} />} disabled={entries.length >= itemsLimit} onClick={add}>
              {addLabel}
            </Button>
          )}
          <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
        </Stack>
      )}
    </FieldFrame>
  )
}
