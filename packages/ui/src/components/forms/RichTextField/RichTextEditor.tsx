import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { type RichTextFault, richTextFault } from '@tracemark/api/rules/rich-text/sanitize'
import { useEffect, useState } from 'react'
import { textLength } from '../FieldFrame/checks.ts'
import type { ControlAria } from '../FieldFrame/FieldFrame.tsx'
import { extensions } from './extensions.ts'
import { LinkLine } from './LinkLine.tsx'
import { RichTextToolbar } from './RichTextToolbar.tsx'

/** What stands in the editor. */
export interface Written {
  html: string
  /** Characters that people see. */
  length: number
  /** What the server refuses it for that takes so many characters, markup included. */
  findFault: (max: number | undefined) => RichTextFault | undefined
}

const writtenIn = (editor: Editor): Written => {
  const html = editor.isEmpty ? '' : editor.getHTML()
  return { html, length: textLength(editor.getText()), findFault: (max) => richTextFault(html, max) }
}

interface RichTextEditorProps {
  aria: ControlAria
  label: string
  defaultValue: string
  required: boolean
  disabled: boolean
  readOnly: boolean
  onText: (written: Written) => void
  onLeave: (written: Written) => void
}

/** The editor itself, which is heavy: in its own chunk. */
const RichTextEditor = ({ aria, label, defaultValue, required, disabled, readOnly, onText, onLeave }: RichTextEditorProps) => {
  const fixed = disabled || readOnly
  const [linking, setLinking] = useState(false)
  const editor = useEditor({
    extensions,
    content: defaultValue,
    editable: !fixed,
    injectCSS: false,
    editorProps: {
      attributes: {
        id: aria.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${aria.id}label`,
        'aria-required': String(required),
        'aria-invalid': String(aria['aria-invalid'] === true),
        ...(aria['aria-describedby'] !== undefined && { 'aria-describedby': aria['aria-describedby'] }),
        ...(readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
        ...(disabled && { 'aria-disabled': 'true' }),
      },
    },
    onUpdate: ({ editor: changed }) => onText(writtenIn(changed)),
    onBlur: ({ editor: left }) => onLeave(writtenIn(left)),
  })

  // A label leads to native controls only; here it has to be shown the way.
  useEffect(() => {
    const name = document.getElementById(`${aria.id}label`)
    const focus = () => editor.commands.focus()
    name?.addEventListener('click', focus)
    return () => name?.removeEventListener('click', focus)
  }, [aria.id, editor])

  return (
    <>
      {!readOnly && <RichTextToolbar editor={editor} label={label} disabled={disabled} onLink={() => setLinking(!linking)} />}
      {linking && (
        <LinkLine
          href={String(editor.getAttributes('link').href ?? '')}
          onHref={(href) => {
            setLinking(false)
            const chain = editor.chain().focus().extendMarkRange('link')
            if (href === '') chain.unsetLink().run()
            else if (editor.state.selection.empty && !editor.isActive('link')) {
              chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
            } else chain.setLink({ href }).run()
          }}
          onCancel={() => {
            setLinking(false)
            editor.commands.focus()
          }}
        />
      )}
      <EditorContent editor={editor} />
    </>
  )
}

export default RichTextEditor
