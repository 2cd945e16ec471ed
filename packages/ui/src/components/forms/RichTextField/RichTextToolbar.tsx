import { styled } from '@mui/material/styles'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon, type IconName } from '../../../icons/Icon.tsx'

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: 4,
  borderBottom: '1px solid var(--tm-line)',
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: 'transparent',
    color: 'var(--tm-ink-muted)',
    cursor: 'pointer',
  },
  '& > button:hover': { background: 'var(--tm-hover)', color: 'var(--tm-ink)' },
  '& > button:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -2 },
  '& > button[aria-pressed=true]': { background: 'var(--tm-accent-wash)', color: 'var(--tm-accent-strong)' },
  '& > button[aria-disabled=true]': { cursor: 'default', opacity: 0.4 },
  '& > span': { width: 1, margin: '4px 4px', background: 'var(--tm-line)' },
})

const tools = ['bold', 'italic', 'heading', 'list', 'list_numbered', 'quote', 'link', 'undo', 'redo'] as const satisfies IconName[]
type Tool = (typeof tools)[number]

/** Before these a new group begins. */
const groups: ReadonlySet<Tool> = new Set(['heading', 'link', 'undo'])

const run: Record<Exclude<Tool, 'link'>, (editor: Editor) => boolean> = {
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  heading: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  list: (editor) => editor.chain().focus().toggleBulletList().run(),
  list_numbered: (editor) => editor.chain().focus().toggleOrderedList().run(),
  quote: (editor) => editor.chain().focus().toggleBlockquote().run(),
  undo: (editor) => editor.chain().focus().undo().run(),
  redo: (editor) => editor.chain().focus().redo().run(),
}

const marks: Record<Exclude<Tool, 'undo' | 'redo'>, string> = {
  bold: 'bold',
  italic: 'italic',
  heading: 'heading',
  list: 'bulletList',
  list_numbered: 'orderedList',
  quote: 'blockquote',
  link: 'link',
}

interface RichTextToolbarProps {
  editor: Editor
  label: string
  disabled: boolean
  onLink: () => void
}

/** One stop of the Tab key; the arrow keys go from tool to tool (APG: toolbar). */
export const RichTextToolbar = ({ editor, label, disabled, onLink }: RichTextToolbarProps) => {
  const t = useTranslate()
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)
  const state = useEditorState({
    editor,
    selector: ({ editor: { isActive, can } }) => ({
      pressed: Object.entries(marks).flatMap(([tool, mark]) => (isActive.call(editor, mark) ? [tool] : [])),
      undo: can.call(editor).undo(),
      redo: can.call(editor).redo(),
    }),
  })
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const last = tools.length - 1
    const targets: Record<string, number> = {
      [forward]: stop === last ? 0 : stop + 1,
      [backward]: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    setStop(target)
    bar.current?.querySelectorAll('button')[target]?.focus()
  }
  return (
    <Bar ref={bar} role="toolbar" aria-label={t('forms:rich.toolbar', { label })} onKeyDown={move}>
      {tools.map((tool, index) => {
        const steps = tool === 'undo' || tool === 'redo'
        const off = disabled || (steps && !state[tool])
        return [
          groups.has(tool) && <span key={`${tool} group`} />,
          <button
            key={tool}
            type="button"
            tabIndex={index === stop ? 0 : -1}
            title={t(`forms:rich.${tool}`)}
            aria-label={t(`forms:rich.${tool}`)}
            aria-pressed={steps ? undefined : state.pressed.includes(tool)}
            aria-disabled={off}
            // The selection in the text stays what the tool is for.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setStop(index)}
            onClick={() => {
              if (off) return
              if (tool === 'link') onLink()
              else run[tool](editor)
            }}
          >
            <Icon name={tool} />
          </button>,
        ]
      })}
    </Bar>
  )
}
