import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { surface } from '../Card/surface.ts'
import type { History } from './use-history.ts'

// The room that the menu leaves to it.
const WIDE = '@container (min-width: 1000px)'
const TABLET = '@container (min-width: 640px)'

const Room = styled('div')({ containerType: 'inline-size' })

const Frame = styled('div')(surface, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minWidth: 0,
  [TABLET]: { gridTemplateColumns: 'minmax(260px, 2fr) minmax(0, 3fr)' },
  [WIDE]: { gridTemplateColumns: 'minmax(280px, 5fr) minmax(0, 7fr) 352px' },
})

const Bar = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '6px 12px',
  borderBottom: '1px solid var(--tm-line)',
  '& > p': {
    flex: '1 1 180px',
    minWidth: 0,
    margin: 0,
    color: 'var(--tm-ink-muted)',
    fontSize: 'var(--tm-text-s)',
    overflowWrap: 'anywhere',
  },
  '& > span': { display: 'flex', gap: 4, marginInlineStart: 'auto' },
})

const Tabs = styled('div')({
  display: 'flex',
  gap: 2,
  padding: 3,
  borderRadius: 'var(--tm-radius-s)',
  background: 'var(--tm-paper-sunken)',
  '& > button': {
    minHeight: 32,
    padding: '0 12px',
    border: 0,
    borderRadius: 'var(--tm-radius-s)',
    background: 'transparent',
    color: 'var(--tm-ink-muted)',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& > button[aria-selected=true]': { background: 'var(--tm-paper-raised)', color: 'var(--tm-ink)', fontWeight: 550 },
  '& > button:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -2 },
  // Beside the outline, one of the other two is shown.
  [TABLET]: {
    '& > [data-pane=outline]': { display: 'none' },
    '&:has(> [data-pane=outline][aria-selected=true]) > [data-pane=form]': { background: 'var(--tm-paper-raised)', color: 'var(--tm-ink)' },
  },
  [WIDE]: { display: 'none' },
})

const Pane = styled('section')({
  minWidth: 0,
  padding: 16,
  '&[data-shown=false]': { display: 'none' },
  [TABLET]: {
    '&[data-pane=outline]': { display: 'block', borderInlineEnd: '1px solid var(--tm-line)' },
    '&[data-pane=form][data-beside=true]': { display: 'block' },
  },
  [WIDE]: {
    '&&': { display: 'block' },
    '&[data-pane=form]': { padding: '20px 24px 28px' },
    '&[data-pane=preview]': { borderInlineStart: '1px solid var(--tm-line)', background: 'var(--tm-paper)', borderEndEndRadius: 'inherit' },
    // They stay in view beside a long form.
    '& > div': { position: 'sticky', top: 12 },
    '&[data-pane=form] > div': { position: 'static' },
  },
})

export const editorPanes = ['outline', 'form', 'preview'] as const
export type EditorPane = (typeof editorPanes)[number]

export interface EditorFrameProps extends Pick<History<object>, 'undo' | 'redo'> {
  /** What its three parts are called. */
  labels: Readonly<Record<EditorPane, string>>
  outline: ReactNode
  form: ReactNode
  preview: ReactNode
  /** The one that is shown where there is no room for all. */
  pane: EditorPane
  onPane: (pane: EditorPane) => void
  /** How the draft stands: what is wrong with it, or that nothing is. */
  status?: ReactNode
  readOnly?: boolean | undefined
  onSave: (event: KeyboardEvent) => void
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable=true]')

/** An editor of something that has parts: all of them, the one that is chosen, and what becomes of it. On a phone one at a time. */
export const EditorFrame = ({
  labels,
  outline,
  form,
  preview,
  pane,
  onPane,
  status,
  undo,
  redo,
  readOnly = false,
  onSave,
}: EditorFrameProps) => {
  const t = useTranslate()
  const id = useId()
  const tabs = useRef<HTMLDivElement>(null)
  const content = { outline, form, preview }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    // What is tried out there stays there.
    if (target instanceof Element && target.closest('[data-pane=preview]')) return
    // A line that is written is not what saves the whole.
    if (event.key === 'Enter' && target instanceof HTMLInputElement) event.preventDefault()
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key === 's') {
      event.preventDefault()
      onSave(event)
      return
    }
    if (isTyping(target)) return
    const run = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : undefined
    if (!run) return
    event.preventDefault()
    run()
  }
  const move = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    const shown = editorPanes.filter((one) => currentTarget.querySelector<HTMLElement>(`[data-pane=${one}]`)?.offsetParent)
    const next = shown[shown.indexOf(pane) + by]
    if (by === 0 || next === undefined) return
    onPane(next)
    currentTarget.querySelector<HTMLElement>(`[data-pane=${next}]`)?.focus()
  }
  return (
    <Room>
      <Frame onKeyDown={keys}>
        <Bar>
          <Tabs ref={tabs} role="tablist" onKeyDown={move}>
            {editorPanes.map((one) => (
              <button
                key={one}
                type="button"
                role="tab"
                id={`${id}${one}tab`}
                data-pane={one}
                aria-selected={pane === one}
                aria-controls={`${id}${one}`}
                tabIndex={pane === one ? 0 : -1}
                onClick={() => onPane(one)}
              >
                {labels[one]}
              </button>
            ))}
          </Tabs>
          {status}
          {!readOnly && (
            <span>
              <IconButton aria-label={t('forms:rich.undo')} aria-keyshortcuts="Control+Z" disabled={!undo} onClick={undo}>
                <Icon name="undo" />
              </IconButton>
              <IconButton aria-label={t('forms:rich.redo')} aria-keyshortcuts="Control+Shift+Z" disabled={!redo} onClick={redo}>
                <Icon name="redo" />
              </IconButton>
            </span>
          )}
        </Bar>
        {editorPanes.map((one) => (
          <Pane
            key={one}
            id={`${id}${one}`}
            aria-label={labels[one]}
            data-pane={one}
            data-shown={pane === one}
            data-beside={pane !== 'preview'}
          >
            <div>{content[one]}</div>
          </Pane>
        ))}
      </Frame>
    </Room>
  )
}
