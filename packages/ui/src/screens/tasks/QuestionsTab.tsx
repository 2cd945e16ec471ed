import { styled } from '@mui/material/styles'
import type { Widget } from '@tracemark/api/schemas'
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import { EditorFrame, type EditorFrameProps, type EditorPane } from '../../components/EditorFrame/EditorFrame.tsx'
import type { History } from '../../components/EditorFrame/use-history.ts'
import { PlainPanel } from '../../components/EmptyPanel/PlainPanel.tsx'
import { fieldText } from '../../errors/field-text.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Outline } from './Outline.tsx'
import {
  copyQuestion,
  type Draft,
  findBlock,
  insertBehind,
  isQuestion,
  listQuestions,
  moveBehind,
  newQuestion,
  newSection,
  type Row,
  removeRow,
  renameQuestion,
  replaceRow,
  toWidgets,
} from './outline.ts'
import { PhonePreview } from './PhonePreview.tsx'
import type { RowProblem } from './problems.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { SectionForm } from './SectionForm.tsx'

const Status = styled('p')({
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    padding: '4px 8px',
    border: 0,
    borderRadius: 'var(--tm-radius-s)',
    background: 'var(--tm-warning-wash)',
    color: 'var(--tm-warning)',
    font: 'inherit',
    fontWeight: 550,
    cursor: 'pointer',
  },
  '& > button:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: 1 },
})

const FIRST = 'first'

interface QuestionsTabProps {
  history: History<Draft>
  selected: string | undefined
  onSelect: (key: string) => void
  pane: EditorPane
  onPane: (pane: EditorPane) => void
  /** What is wrong, where it is time to say so. */
  problems: ReadonlyMap<string, readonly RowProblem[]>
  /** Why the server refused a field. */
  refusedAt: (...path: (string | number)[]) => string | undefined
  /** What is saved of each question's options. */
  savedValues: ReadonlyMap<string, ReadonlySet<string>>
  readOnly: boolean
  renderForm: (widgets: readonly Widget[]) => ReactNode
  onSave: EditorFrameProps['onSave']
}

const NONE: ReadonlySet<string> = new Set()

/** The form designer: outline, question, and the screen on which the worker answers. */
export const QuestionsTab = (props: QuestionsTabProps) => {
  const { history, selected, onSelect, pane, onPane, problems, refusedAt, savedValues, readOnly, renderForm, onSave } = props
  const t = useTranslate()
  const format = useFormat()
  const root = useRef<HTMLDivElement>(null)
  const { value: draft, change } = history
  const { rows, rules } = draft
  const place = rows.findIndex(({ key }) => key === selected)
  const row = rows[place]
  const [filled, setFilled] = useState(0)
  // A key press is answered before all is drawn again.
  const latest = useDeferredValue(rows)
  const preview = useMemo(() => renderForm(toWidgets(latest)), [latest, renderForm])

  const focusForm = (control: string) =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-question-form] ${control}`)?.focus())
  const focusRow = (key: string | undefined) =>
    requestAnimationFrame(() => {
      const buttons = [...(root.current?.querySelectorAll<HTMLElement>('button[data-row]') ?? [])]
      ;(buttons.find(({ dataset }) => dataset.row === key) ?? buttons[0])?.focus()
    })
  const open = (key: string) => {
    onSelect(key)
    onPane('form')
    focusForm('input')
  }
  const put = (next: readonly Row[], merge?: string) => change({ rows: next, rules }, merge)
  const add = (added: Row) => {
    // A section begins before what follows, and a question goes on in the section that is chosen.
    put(insertBehind(rows, selected, added))
    open(added.key)
  }
  const remove = (key: string) => {
    const at = rows.findIndex((one) => one.key === key)
    const next = removeRow(draft, key)
    change(next)
    const follower = next.rows[Math.min(at, next.rows.length - 1)]?.key
    if (follower !== undefined) onSelect(follower)
    focusRow(follower)
  }
  const found = (row && problems.get(row.key)) ?? []
  const position = row ? listQuestions(rows).findIndex(({ key }) => key === row.key) : -1
  const problemAt = (...path: (string | number)[]) => {
    const problem = found.find((one) => one.path.join('.') === path.join('.'))
    return problem ? fieldText(t, format, problem) : position === -1 ? undefined : refusedAt('widgets', position, ...path)
  }
  const block = row && findBlock(rows, row.key)
  const places = useMemo(() => {
    const names = rows.flatMap((one) => {
      if (row && one.key === row.key) return []
      // A section stands behind another one's questions.
      if (row?.kind === 'section' && isQuestion(one)) return []
      const name = isQuestion(one) ? one.widget.parameters.label : one.title
      const called = name.trim() || t(isQuestion(one) ? 'tasks:unnamed_question' : 'tasks:unnamed_section')
      return [{ value: one.key, label: t('tasks:place_behind', { name: called }) }]
    })
    return [{ value: FIRST, label: t('tasks:place_first') }, ...names]
  }, [rows, row, t])
  const before = block && rows.slice(0, block.start).findLast((one) => row?.kind === 'question' || one.kind === 'section')
  const placeProps = {
    readOnly,
    places,
    place: before?.key ?? FIRST,
    onPlace: (after: string) => {
      if (!row) return
      const target = rows.find(({ key }) => key === after)
      const last = target?.kind === 'section' && row.kind === 'section' ? rows[findBlock(rows, after).end - 1]?.key : target?.key
      put(moveBehind(rows, row.key, last))
    },
  }
  const wrong = useMemo(() => new Set(problems.keys()), [problems])
  const [firstWrong] = problems.keys()
  const usedIn = row?.kind === 'question' ? rules.flatMap(({ widgetId }, index) => (widgetId === row.widget.id ? [index + 1] : [])) : []
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads from the form back to the outline.
    <div
      ref={root}
      onKeyDown={(event) => {
        const { key, target } = event
        if (key !== 'Escape' || event.defaultPrevented || !(target instanceof Element) || !target.closest('[data-question-form]')) return
        onPane('outline')
        focusRow(selected)
      }}
    >
      <EditorFrame
        labels={{ outline: t('tasks:questions'), form: t('tasks:question'), preview: t('tasks:preview') }}
        pane={pane}
        onPane={onPane}
        readOnly={readOnly}
        onSave={onSave}
        undo={history.undo}
        redo={history.redo}
        status={
          <Status role="status">
            {firstWrong === undefined ? (
              t('tasks:no_problems')
            ) : (
              <button type="button" onClick={() => open(firstWrong)}>
                <Icon name="warning" size={14} />
                {t('tasks:problems', { count: problems.size, shown: format.number(problems.size) })}
              </button>
            )}
          </Status>
        }
        outline={
          <Outline
            rows={rows}
            selected={selected}
            wrong={wrong}
            readOnly={readOnly}
            select={onSelect}
            open={open}
            moveTo={(key) => {
              onSelect(key)
              onPane('form')
              focusForm('select[name=place]')
            }}
            duplicate={(key) => {
              const original = rows.find((one) => one.key === key)
              if (!isQuestion(original)) return
              const copy = copyQuestion(rows, original)
              put(insertBehind(rows, key, copy))
              onSelect(copy.key)
              focusRow(copy.key)
            }}
            remove={remove}
            addQuestion={(kind) => add(newQuestion(rows, kind))}
            addSection={() => add(newSection())}
            order={(next) => put(next)}
          />
        }
        form={
          <div data-question-form key={`${row?.key} ${history.round} ${filled}`}>
            {row === undefined && <PlainPanel icon="task" title={t('tasks:none_chosen')} text={t('tasks:none_chosen_text')} />}
            {row?.kind === 'section' && (
              <SectionForm
                {...placeProps}
                title={row.title}
                isEmpty={problems.has(row.key)}
                onChange={(title) => put(replaceRow(rows, { ...row, title }), `title ${row.key}`)}
              />
            )}
            {row?.kind === 'question' && (
              <QuestionForm
                {...placeProps}
                row={row}
                savedValues={savedValues.get(row.widget.id) ?? NONE}
                usedIn={usedIn}
                problemAt={problemAt}
                onRename={(id) => change(renameQuestion(draft, row, id), `id ${row.key}`)}
                onChange={(parameters, field) => {
                  put(replaceRow(rows, { ...row, widget: { ...row.widget, parameters } }), `${field} ${row.key}`)
                  // Fields of another kind begin with what it has.
                  if (field === 'input') setFilled((count) => count + 1)
                }}
              />
            )}
          </div>
        }
        preview={<PhonePreview>{preview}</PhonePreview>}
      />
    </div>
  )
}
