import { styled } from '@mui/material/styles'
import type { AssetImage } from '@tracemark/api/schemas'
import type { ReactNode } from 'react'
import { objectPosition } from '../../field/focus.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { PlainPanel } from '../EmptyPanel/PlainPanel.tsx'
import { focusTitle } from '../focus-title.ts'
import { ReorderableList } from '../ReorderableList/ReorderableList.tsx'
import type { Line, ListForm } from './use-list-form.ts'

const Rows = styled('div')({
  containerType: 'inline-size',
  '& > ol': { overflow: 'hidden', boxShadow: 'var(--tm-shadow-1)', background: 'var(--tm-paper-raised)' },
})

const Add = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 10 })

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  minWidth: 0,
  minHeight: 40,
  paddingBlock: 2,
  '& > div': { flex: '1 1 100px', minWidth: 0 },
  '& > img': { flex: 'none', width: 56, height: 42, borderRadius: 'var(--tm-radius-s)', objectFit: 'cover' },
  '& button': {
    maxWidth: '100%',
    minHeight: 24,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 550,
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& b': { fontWeight: 550, overflowWrap: 'anywhere' },
  '& button:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& button:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: 2, borderRadius: 2 },
  // What is known is the large thing, and its name stands before it.
  '&[data-valued] > div': { flex: '2 1 140px' },
  '&[data-valued] > div + div': { flex: '3 1 200px', fontSize: 'var(--tm-text-l)', fontWeight: 550, overflowWrap: 'anywhere' },
  '&[data-valued] > div:first-of-type > button': { fontWeight: 400, color: 'var(--tm-ink-muted)' },
  '& small': { display: 'block', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)', overflowWrap: 'anywhere' },
  '& > span': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  // Values begin below one another, whatever stands behind them.
  '@container (min-width: 640px)': {
    '&[data-valued]': { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2.6fr)' },
    '&[data-valued] > span': { justifyContent: 'flex-end' },
  },
})

interface ListRowProps {
  name: string
  /** What is said below the name. */
  detail?: string | undefined
  /** What is known under this name: stands large beside it. */
  value?: string | undefined
  /** Goes to where the value is edited. */
  onValue?: (() => void) | undefined
  image?: string | undefined
  /** Of the image: what stays in view. */
  focus?: AssetImage['focus']
  chips?: ReactNode
  onOpen?: (() => void) | undefined
}

/** What one line of a list says: its name, which opens it, and what stands out. */
export const ListRow = ({ name, detail, value, onValue, image, focus, chips, onOpen }: ListRowProps) => (
  <Row data-valued={value === undefined ? undefined : ''}>
    {image !== undefined && <img src={image} alt="" loading="lazy" style={{ objectPosition: objectPosition(focus) }} />}
    <div>
      {onOpen ? (
        <button type="button" onClick={onOpen}>
          {name}
        </button>
      ) : (
        <b>{name}</b>
      )}
      {detail !== undefined && detail !== '' && <small>{detail}</small>}
    </div>
    {value !== undefined && (
      <div>
        {onValue ? (
          <button type="button" onClick={onValue}>
            {value}
          </button>
        ) : (
          value
        )}
      </div>
    )}
    {chips && <span>{chips}</span>}
  </Row>
)

export interface EditorRowsProps<Entry> extends Pick<ListForm<Entry>, 'label' | 'getName' | 'readOnly'> {
  lines: readonly Line<Entry>[]
  onOrder: (lines: readonly Line<Entry>[]) => void
  onRemove: (key: string) => void
  children: (line: Line<Entry>) => ReactNode
}

/** Lines that are put in order and taken away. */
export const EditorRows = <Entry,>({ label, getName, readOnly, lines, onOrder, onRemove, children }: EditorRowsProps<Entry>) => {
  const t = useTranslate()
  return (
    <Rows>
      <ReorderableList
        label={label}
        items={lines}
        getId={({ key }) => key}
        getName={({ entry }) => getName(entry)}
        disabled={readOnly}
        actions={({ key, entry }) =>
          !readOnly && (
            <IconButton
              aria-label={t('asset-page:remove', { name: getName(entry) })}
              onClick={() => {
                onRemove(key)
                requestAnimationFrame(() => focusTitle())
              }}
            >
              <Icon name="trash" size={14} />
            </IconButton>
          )
        }
        onOrder={onOrder}
      >
        {children}
      </ReorderableList>
    </Rows>
  )
}

interface ListEditorProps<Entry> {
  list: ListForm<Entry>
  empty: { icon: IconName; title: string; text: string }
  /** Adds one; absent where that is done by `more` alone. */
  add?: { label: string; onAdd: () => void } | undefined
  /** Other ways to add. */
  more?: ReactNode
  children: (line: Line<Entry>) => ReactNode
}

/** The lines of a list form, and the ways to add to them. */
export const ListEditor = <Entry,>({ list, empty, add, more, children }: ListEditorProps<Entry>) => {
  const { lines, readOnly } = list
  const t = useTranslate()
  const adding = !readOnly && (add || more) && (
    <>
      {add && (
        <Button variant="text" startIcon={<Icon name="plus" />} onClick={add.onAdd}>
          {add.label}
        </Button>
      )}
      {more}
    </>
  )
  if (lines.length === 0)
    return <PlainPanel {...empty} text={readOnly ? t('lists:empty_view') : empty.text} actions={adding || undefined} />
  return (
    <>
      <EditorRows {...list} onOrder={list.change} onRemove={list.remove}>
        {children}
      </EditorRows>
      {adding && <Add>{adding}</Add>}
    </>
  )
}
