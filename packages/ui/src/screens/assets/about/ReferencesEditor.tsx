import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { type FindOptions, ReferenceField } from '../../../components/forms/ReferenceField/ReferenceField.tsx'
import { EditorRows } from '../../../components/ListForm/ListEditor.tsx'
import { Sheet } from '../../../components/ListForm/TabForm.tsx'
import type { Line, ListForm } from '../../../components/ListForm/use-list-form.ts'
import { useTranslate } from '../../../i18n/context.ts'

const Group = styled('section')({
  '& + &': { marginTop: 20 },
  '& > h3': { margin: '0 0 8px', fontFamily: 'var(--tm-font-title)', fontSize: 'var(--tm-text-l)', fontWeight: 500 },
})

interface ReferencesEditorProps<Entry> {
  list: ListForm<Entry>
  /** Under which heading an entry stands; all together where no entry has one. */
  getGroup?: ((entry: Entry) => string | undefined) | undefined
  /** Of those without a heading, where others have one. */
  otherGroup?: string | undefined
  getId: (entry: Entry) => string
  addLabel: string
  addHint?: string | undefined
  find: FindOptions
  /** The entry that was found, as a line shows it. */
  read: (id: string) => Entry | undefined
  /** Another way to add one. */
  more?: ReactNode
  /** Where there is none. */
  empty: ReactNode
  children: (line: Line<Entry>) => ReactNode
}

/** Entities that are assigned in an order: added by search, moved within their group, taken away. */
export const ReferencesEditor = <Entry,>(props: ReferencesEditorProps<Entry>) => {
  const { list, getGroup = () => undefined, otherGroup, getId, addLabel, addHint, find, read, more, empty, children } = props
  const t = useTranslate()
  // The field begins anew after each that is added.
  const [added, setAdded] = useState(0)
  const [isThere, setThere] = useState(false)
  const { lines } = list
  const names = [...new Set(lines.map(({ entry }) => getGroup(entry)))]
  const groups = names.map((name) => ({ name, own: lines.filter(({ entry }) => getGroup(entry) === name) }))
  const reorder = (own: readonly Line<Entry>[], next: readonly Line<Entry>[]) => {
    const rest = [...next]
    list.change(lines.map((line) => (own.includes(line) ? (rest.shift() ?? line) : line)))
  }
  const add = (id: string | undefined) => {
    const entry = id === undefined ? undefined : read(id)
    if (!entry) return
    const known = lines.some((line) => getId(line.entry) === id)
    setThere(known)
    if (known) return
    list.add([entry])
    setAdded((count) => count + 1)
  }
  return (
    <>
      {lines.length === 0
        ? empty
        : groups.map(({ name, own }) => (
            <Group key={name ?? ''}>
              {(groups.length > 1 || name !== undefined) && <h3>{name ?? otherGroup}</h3>}
              <EditorRows
                {...list}
                label={name ?? (groups.length > 1 && otherGroup !== undefined ? otherGroup : list.label)}
                lines={own}
                onOrder={(next) => reorder(own, next)}
                onRemove={list.remove}
              >
                {children}
              </EditorRows>
            </Group>
          ))}
      {!list.readOnly && (
        <Sheet style={{ marginTop: 16 }}>
          <ReferenceField
            key={added}
            name="add"
            label={addLabel}
            hint={addHint}
            error={isThere ? t('asset-page:already_added') : undefined}
            find={find}
            onChange={add}
          />
          {more && <div>{more}</div>}
        </Sheet>
      )}
    </>
  )
}
