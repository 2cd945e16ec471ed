import { styled } from '@mui/material/styles'
import type { AttributeLine } from '@tracemark/api/schemas'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { AttributeWords } from '../../../components/AttributeList/attribute-words.ts'
import { surface } from '../../../components/Card/surface.ts'
import type { Line, ListForm } from '../../../components/ListForm/use-list-form.ts'
import { numberMarks, readNumberText } from '../../../field/NumberField/read-number.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { readDay } from '../../../i18n/read-day.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { AttributeCell } from './AttributeCell.tsx'
import type { AttributeHelp } from './AttributeDrawer.tsx'
import { attributeProblemText, findAttributeProblem, getChoices } from './attribute-problem.ts'
import type { KnownAttribute } from './known-attribute.ts'
import { createEmptyLine, findKnown } from './known-attribute.ts'
import { fillLines, isTable, readRows } from './paste-rows.ts'

const Table = styled('table')(surface, {
  width: '100%',
  borderSpacing: 0,
  '& tr + tr > *': { borderTop: '1px solid var(--tm-line)' },
  '& th': {
    width: '34%',
    padding: '14px 12px 14px 20px',
    color: 'var(--tm-ink-muted)',
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& th > span': { color: 'var(--tm-warning)', marginInlineStart: 3 },
  '& td': { padding: '6px 20px 6px 0', verticalAlign: 'top' },
  '& td label': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '&& td :is(input, select)': { fontSize: 'var(--tm-text-l)', fontWeight: 550, scrollMarginBlock: '120px 96px' },
  '& td p': { display: 'flex', gap: 6, margin: '4px 0 2px', color: 'var(--tm-warning)', fontSize: 'var(--tm-text-s)', fontWeight: 550 },
  '& td p > svg': { flex: 'none', marginTop: 2 },
  '@media (max-width: 600px)': {
    '& th, & td': { display: 'block', width: 'auto', padding: '0 16px 12px' },
    '& th': { padding: '12px 16px 4px' },
    '&& td': { borderTop: 0 },
  },
})

const Hint = styled('p')({ margin: '0 0 10px', color: 'var(--tm-ink-muted)', textWrap: 'pretty' })

const Note = styled('p')({ display: 'flex', gap: 8, margin: '10px 0 0', overflowWrap: 'anywhere', '& svg': { flex: 'none', marginTop: 3 } })

interface AttributeTableProps extends Pick<AttributeHelp, 'known' | 'findValues' | 'unitText'> {
  list: ListForm<AttributeLine>
  words: AttributeWords
  /** The key of the line whose value was pressed. */
  first: string | undefined
}

const fold = (text: string): string => text.trim().toLowerCase()

/** Focuses the value of a line in the table that an element contains. */
export const focusCell = (container: Element | null, key: string | undefined): void => {
  const row = [...(container?.querySelectorAll('tr') ?? [])].find(({ dataset }) => dataset.line === key)
  row?.querySelector<HTMLElement>('td :is(input, select)')?.focus()
}

/** The values of all attributes, one below the other: Tab and Enter go on to the next, and what was copied from a spreadsheet fills rows. */
export const AttributeTable = ({ list, known, words, findValues, unitText, first }: AttributeTableProps) => {
  const t = useTranslate()
  const format = useFormat()
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  /** Lines that are done with for now: what is wrong with them is said. */
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const [pasted, setPasted] = useState<{ added: readonly string[]; left: readonly string[] }>({ added: [], left: [] })
  const { lines, open } = list
  const findBase = ({ baseAttributeId }: AttributeLine): KnownAttribute | undefined => known?.find(({ id: one }) => one === baseAttributeId)
  const wasRefused = open?.refused !== undefined

  const focus = (key: string | undefined) => focusCell(table.current, key)
  // Where a value was pressed, one goes on.
  const begin = useRef(() => focus(first ?? lines[0]?.key))
  useEffect(() => begin.current(), [])

  const settle = (keys: readonly string[]) => setDone((before) => new Set([...before, ...keys]))

  const change = ({ key, entry }: Line<AttributeLine>, value: string) => {
    if (open?.key === key) list.close()
    list.change(lines.map((other) => (other.key === key ? { key, entry: { ...entry, value } } : other)))
  }

  /** A cell as it is saved, where it can be read as the attribute wants it; otherwise as it was copied, to be mended. */
  const read = (text: string, entry: AttributeLine): string => {
    const base = findBase(entry)
    if (entry.type === 'number') return readNumberText(text, numberMarks(format.locale)) ?? text
    if (entry.type === 'date') return readDay(text, format.locale) ?? text
    if (entry.type === 'boolean') {
      if ([t('common:yes'), 'true'].map(fold).includes(fold(text))) return 'true'
      return [t('common:no'), 'false'].map(fold).includes(fold(text)) ? 'false' : text
    }
    const choices = base && getChoices(base)
    return choices?.find((value) => [value, words.value(value, base?.id) ?? ''].map(fold).includes(fold(text))) ?? text
  }

  const paste = (event: ClipboardEvent) => {
    const rows = readRows(event.clipboardData.getData('text/plain'))
    const from = (event.target as Element).closest('tr')?.dataset.line
    // A field for a date takes no other text than its own, which is of the browser's language.
    const isDate = lines.some(({ key, entry }) => key === from && entry.type === 'date')
    if ((!isTable(rows) && !isDate) || from === undefined) return
    event.preventDefault()
    const getLine = (name: string) => {
      const attribute = findKnown(known, name)
      return attribute && createEmptyLine(attribute)
    }
    const next = fillLines(lines, rows, { from, getName: list.getName, getLine, read, createKey: () => crypto.randomUUID() })
    list.change(next.lines)
    settle(next.filled)
    setPasted(next)
  }

  /** Enter goes on as it does in a spreadsheet; a value is not the whole form. */
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const at = lines.findIndex(({ key }) => key === (event.target as Element).closest('tr')?.dataset.line)
    focus(lines[at + (event.shiftKey ? -1 : 1)]?.key)
  }

  const counted = (values: readonly string[]) => ({
    count: values.length,
    shown: format.number(values.length),
    values: format.list([...values]),
  })

  return (
    <>
      <Hint id={`${id}hint`}>{t('asset-page:paste_hint')}</Hint>
      <Table ref={table} aria-label={list.label} aria-describedby={`${id}hint`} onPaste={paste} onKeyDown={goOn}>
        <tbody>
          {lines.map((line) => {
            const { key, entry } = line
            const base = findBase(entry)
            const problem = done.has(key) || wasRefused ? findAttributeProblem(entry, base) : undefined
            const said = open?.key === key ? (open.refused?.fields ?? []).find(({ path: [name] }) => name === 'value') : undefined
            const why = said ?? problem
            const name = list.getName(entry)
            const errorId = `${id}${key}error`
            return (
              <tr key={key} data-line={key} onBlur={() => settle([key])}>
                <th scope="row">
                  {name}
                  {base?.isRequired && <span aria-hidden="true">*</span>}
                </th>
                <td>
                  <AttributeCell
                    name={name}
                    entry={entry}
                    unit={entry.unit === undefined ? undefined : unitText(entry.unit)}
                    find={base?.specification?.lookup === undefined ? undefined : findValues(base.id)}
                    selected={words.value(entry.value, base?.id)}
                    errorId={why && errorId}
                    onChange={(value) => change(line, value)}
                  />
                  {why && (
                    <p id={errorId}>
                      <Icon name="warning" size={14} />
                      {attributeProblemText(t, format, entry, why)}
                    </p>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
      <div role="status">
        {pasted.added.length > 0 && (
          <Note>
            <Icon name="plus" />
            {t('asset-page:paste_added', counted(pasted.added))}
          </Note>
        )}
        {pasted.left.length > 0 && (
          <Note>
            <Icon name="alert" />
            {t('asset-page:paste_left', counted(pasted.left))}
          </Note>
        )}
      </div>
    </>
  )
}
