import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { IconButton } from '../../components/Button/IconButton.tsx'
import { useChoiceMenu } from '../../components/ChoiceMenu/use-choice-menu.tsx'
import { SearchBox } from '../../components/ListFrame/SearchBox.tsx'
import { ActionsMenu } from '../../components/PageHeader/ActionsMenu.tsx'
import { ReorderableList } from '../../components/ReorderableList/ReorderableList.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { kindIcons } from './kinds.ts'
import { findRows, isQuestion, moveBy, type Parameters, type QuestionKind, questionKinds, type Row } from './outline.ts'

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: 12,
  '@container (min-width: 640px)': { maxHeight: 'calc(100dvh - 120px)' },
  '& .tm-filter-search': { width: '100%' },
})

const Rows = styled('div')({
  minHeight: 0,
  overflow: 'auto',
  // The outline of what has the focus is not cut.
  margin: -3,
  padding: 3,
  '& ol': { border: 0, background: 'transparent' },
  '& li': { padding: 0, gap: 2, border: '0 !important', borderRadius: 'var(--tm-radius-s) !important', background: 'transparent' },
  // A form may have hundreds: those out of view are laid out when they come near.
  '& li:not([data-dragging=true])': { contentVisibility: 'auto', containIntrinsicHeight: 'auto 36px' },
  '& li[data-fixed]': { marginTop: 10 },
  '& li:first-of-type[data-fixed]': { marginTop: 0 },
  '& li:has([aria-current=true])': { background: 'var(--tm-accent-wash)' },
  // The buttons of the chosen one are small: its name needs the room.
  '& li .tm-icon-button': { minWidth: 28, width: 28, height: 28, padding: 0, border: 0, background: 'transparent', boxShadow: 'none' },
  '& li[data-dragging=true]': { background: 'var(--tm-paper-raised)' },
})

const RowButton = styled('button')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 36,
  padding: '4px 6px',
  border: 0,
  borderRadius: 'var(--tm-radius-s)',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: 'var(--tm-hover)' },
  '&:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -1 },
  '& > svg': { color: 'var(--tm-ink-muted)' },
  '& > span': { overflowWrap: 'anywhere' },
  '& > span > i': { color: 'var(--tm-ink-muted)' },
  '& > span > b': { marginInlineStart: 3, color: 'var(--tm-warning)', fontWeight: 550 },
  '& > small': { display: 'flex', alignItems: 'center', gap: 6, color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '& > small > i': { display: 'flex', color: 'var(--tm-warning)' },
  '&[data-section]': { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInlineStart: 8 },
  '&[data-section] > span': { fontFamily: 'var(--tm-font-title)', fontSize: 'var(--tm-text-l)', fontWeight: 500 },
  '@media (pointer: coarse)': { minHeight: 44 },
})

const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, paddingTop: 8, borderTop: '1px solid var(--tm-line)' })
const Nothing = styled('p')({ margin: '8px 6px', color: 'var(--tm-ink-muted)' })

/** What a row shows, beside what it is. */
interface Shown {
  row: Row
  isSelected: boolean
  isWrong: boolean
  /** Of a section. */
  questions: number
}

const isSame = (one: Shown, other: Shown): boolean =>
  one.row === other.row && one.isSelected === other.isSelected && one.isWrong === other.isWrong && one.questions === other.questions

const countBelow = (rows: readonly Row[], place: number): number => {
  let end = place + 1
  while (isQuestion(rows[end])) end += 1
  return end - place - 1
}

export interface OutlineActions {
  select: (key: string) => void
  /** Goes on in its form. */
  open: (key: string) => void
  /** Goes to where its place is chosen. */
  moveTo: (key: string) => void
  duplicate: (key: string) => void
  remove: (key: string) => void
  addQuestion: (kind: QuestionKind) => void
  addSection: () => void
  order: (rows: readonly Row[]) => void
}

export interface OutlineProps extends OutlineActions {
  rows: readonly Row[]
  selected: string | undefined
  /** The rows that something is wrong with. */
  wrong: ReadonlySet<string>
  readOnly: boolean
}

const listed = 'button[data-row]'

/** A form's sections and questions: chosen by arrows, moved with Alt and the arrows, by buttons and by pointer, found by what they say. */
export const Outline = ({ rows, selected, wrong, readOnly, ...actions }: OutlineProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [search, setSearch] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const kept = useRef(new Map<string, Shown>())
  const act = useRef(actions)
  act.current = actions
  const isSearching = search.trim() !== ''
  const shown = useMemo(() => {
    const next = new Map<string, Shown>()
    const found = isSearching ? new Set(findRows(rows, search)) : undefined
    for (const [place, row] of rows.entries()) {
      if (found && !found.has(row)) continue
      const now: Shown = {
        row,
        isSelected: row.key === selected,
        isWrong: wrong.has(row.key),
        questions: row.kind === 'section' ? countBelow(rows, place) : 0,
      }
      // The same object, where nothing is another one: such a row is not drawn anew.
      const before = kept.current.get(row.key)
      next.set(row.key, before && isSame(before, now) ? before : now)
    }
    kept.current = next
    return [...next.values()]
  }, [rows, selected, wrong, search, isSearching])

  const nameRow = useCallback(
    (row: Row) => {
      const name = isQuestion(row) ? row.widget.parameters.label : row.title
      return name.trim() === '' ? t(isQuestion(row) ? 'tasks:unnamed_question' : 'tasks:unnamed_section') : name
    },
    [t],
  )
  const describe = useCallback(
    (parameters: Parameters): string => {
      if (parameters.input === 'number') return parameters.unit ?? ''
      return parameters.input === 'choice'
        ? t('tasks:options_count', { count: parameters.options.length, shown: format.number(parameters.options.length) })
        : ''
    },
    [t, format],
  )
  const focusRow = (key: string) =>
    requestAnimationFrame(() => {
      const row = [...(root.current?.querySelectorAll<HTMLElement>(listed) ?? [])].find(({ dataset }) => dataset.row === key)
      row?.focus()
      row?.scrollIntoView({ block: 'nearest' })
    })
  const move = (key: string, by: 1 | -1) => {
    const next = moveBy(rows, key, by)
    if (!next) return
    act.current.order(next)
    focusRow(key)
    const like = next.filter(({ kind }) => kind === next.find((row) => row.key === key)?.kind)
    const at = like.findIndex((row) => row.key === key)
    setAnnouncement(t('forms:order.moved', { name: like[at] ? nameRow(like[at]) : '', number: at + 1, count: like.length }))
  }
  const step = (from: HTMLElement, key: string) => {
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>(listed) ?? [])]
    const at = buttons.indexOf(from)
    const next = { ArrowDown: buttons[at + 1], ArrowUp: buttons[at - 1], Home: buttons[0], End: buttons.at(-1) }[key]
    if (!next?.dataset.row) return
    next.focus()
    act.current.select(next.dataset.row)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event
    const isFromRow = target instanceof HTMLElement && target.matches(listed)
    const row = isFromRow ? target.dataset.row : undefined
    if (key === '/' && !(target instanceof HTMLInputElement)) {
      event.preventDefault()
      root.current?.querySelector<HTMLElement>('input')?.focus()
      return
    }
    // A search is not what saves the form.
    if (key === 'Enter' && target instanceof HTMLInputElement) event.preventDefault()
    if (row === undefined || !isFromRow) return
    const run = ((): (() => void) | undefined => {
      if (['ArrowUp', 'ArrowDown'].includes(key) && event.altKey)
        return readOnly || isSearching ? undefined : () => move(row, key === 'ArrowDown' ? 1 : -1)
      if (['ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key)) return () => step(target, key)
      if (readOnly || event.altKey) return undefined
      if (key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) return () => act.current.duplicate(row)
      if (event.ctrlKey || event.metaKey) return undefined
      if (key === 'Delete') return () => act.current.remove(row)
      return key.toLowerCase() === 'm' ? () => act.current.moveTo(row) : undefined
    })()
    if (!run) return
    event.preventDefault()
    run()
  }

  const getId = useCallback(({ row }: Shown) => row.key, [])
  const getName = useCallback(({ row }: Shown) => nameRow(row), [nameRow])
  const isFixed = useCallback(({ row }: Shown) => !isQuestion(row), [])
  const drawRow = useCallback(
    ({ row, isSelected, isWrong, questions }: Shown) => {
      const name = nameRow(row)
      const isNamed = (isQuestion(row) ? row.widget.parameters.label : row.title).trim() !== ''
      return (
        <RowButton
          type="button"
          data-row={row.key}
          data-section={isQuestion(row) ? undefined : ''}
          aria-current={isSelected}
          onClick={({ detail }) => (detail === 0 ? act.current.open(row.key) : act.current.select(row.key))}
        >
          {isQuestion(row) && <Icon name={kindIcons[row.widget.parameters.input]} size={14} />}
          <span>
            {isNamed ? name : <i>{name}</i>}
            {isQuestion(row) && row.widget.parameters.required && <b aria-hidden="true">*</b>}
          </span>
          <small>
            {isQuestion(row)
              ? !isSelected && describe(row.widget.parameters)
              : t('tasks:count', { count: questions, shown: format.number(questions) })}
            {isWrong && (
              <i role="img" aria-label={t('tasks:problem')} title={t('tasks:problem')}>
                <Icon name="warning" size={14} />
              </i>
            )}
          </small>
        </RowButton>
      )
    },
    [t, format, nameRow, describe],
  )
  const moveRow = useRef(move)
  moveRow.current = move
  const drawActions = useCallback(
    ({ row, isSelected }: Shown) => {
      if (!isSelected || readOnly) return null
      const { key } = row
      const name = nameRow(row)
      return (
        <>
          <IconButton aria-label={t('forms:order.up', { name })} onClick={() => moveRow.current(key, -1)}>
            <Icon name="arrow_up" size={14} />
          </IconButton>
          <IconButton aria-label={t('forms:order.down', { name })} onClick={() => moveRow.current(key, 1)}>
            <Icon name="arrow_down" size={14} />
          </IconButton>
          <ActionsMenu
            label={t('tasks:row_actions', { name })}
            actions={[
              { id: 'move', label: t('tasks:move_to'), icon: 'list', onSelect: () => act.current.moveTo(key) },
              ...(isQuestion(row)
                ? [{ id: 'copy', label: t('common:duplicate'), icon: 'copy' as const, onSelect: () => act.current.duplicate(key) }]
                : []),
              { id: 'delete', label: t('common:delete'), icon: 'trash', destructive: true, onSelect: () => act.current.remove(key) },
            ]}
          />
        </>
      )
    },
    [t, nameRow, readOnly],
  )
  const kinds = useChoiceMenu(
    questionKinds.map((kind) => ({
      id: kind,
      label: t(`tasks:kind.${kind}`),
      icon: kindIcons[kind],
      onChoose: () => act.current.addQuestion(kind),
    })),
  )
  return (
    <Root ref={root} onKeyDown={press}>
      <SearchBox label={t('tasks:find_question')} value={search} onSearch={setSearch} />
      <Rows>
        {shown.length === 0 && <Nothing>{t(isSearching ? 'forms:no_options' : 'tasks:no_questions')}</Nothing>}
        <ReorderableList
          label={t('tasks:questions')}
          items={shown}
          getId={getId}
          getName={getName}
          isFixed={isFixed}
          disabled={readOnly || isSearching}
          moveButtons={false}
          actions={drawActions}
          onOrder={(next) => act.current.order(next.map(({ row }) => row))}
        >
          {drawRow}
        </ReorderableList>
      </Rows>
      {!readOnly && (
        <Foot>
          <Button variant="text" startIcon={<Icon name="plus" size={14} />} {...kinds.opener}>
            {t('tasks:add_question')}
          </Button>
          {kinds.menu}
          <Button variant="text" startIcon={<Icon name="heading" size={14} />} onClick={() => act.current.addSection()}>
            {t('tasks:add_section')}
          </Button>
        </Foot>
      )}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Root>
  )
}
