import { styled } from '@mui/material/styles'
import { ClipboardBody } from '@tracemark/api/schemas'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { Button } from '../../components/Button/Button.tsx'
import { surface } from '../../components/Card/surface.ts'
import { Refused } from '../../components/FormFrame/Refused.tsx'
import type { Refusal } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Muted } from './PartStep.tsx'

const Sheet = styled('form')(surface, {
  display: 'grid',
  gap: 16,
  maxWidth: 720,
  padding: '22px 24px 24px',
  '@media (max-width: 480px)': { padding: '18px 16px 20px' },
  '& textarea': { minHeight: 120, maxHeight: 240, fontFamily: 'var(--tm-font-code)', fontSize: 'var(--tm-text-s)' },
})
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

export interface PasteFormProps {
  /** Checks the content; never rejects. */
  onCheck: (text: string) => Promise<Refusal<z.input<typeof ClipboardBody>> | undefined>
  /** Reads the device's clipboard; rejects where that is not allowed. */
  readClipboard: () => Promise<string>
  onDirty?: ((dirty: boolean) => void) | undefined
}

/** Takes what was copied: with one press or, where the browser keeps its clipboard to itself, by hand. */
export const PasteForm = ({ onCheck, readClipboard, onDirty }: PasteFormProps) => {
  const t = useTranslate()
  const form = useEntityForm(ClipboardBody, { values: { text: '' }, onSave: ({ text }) => onCheck(text), onDirty })
  const [pasted, setPasted] = useState(0)
  const [said, setSaid] = useState<'blocked' | 'empty'>()
  const { frame } = form
  const field = form.value('text', t('clipboard:paste.label'))
  const bound = form.text('text', t('clipboard:paste.label'))

  const paste = async () => {
    setSaid(undefined)
    const text = await readClipboard().catch(() => undefined)
    if (text === undefined || text.trim() === '') {
      setSaid(text === undefined ? 'blocked' : 'empty')
      frame.element.current?.querySelector('textarea')?.focus()
      return
    }
    field.onChange(text)
    setPasted((count) => count + 1)
    frame.element.current?.requestSubmit()
  }
  return (
    <Sheet noValidate ref={frame.element} aria-busy={frame.saving} onSubmit={frame.onSubmit}>
      {frame.problem && <Refused failure={frame.problem} />}
      <Muted>{t('clipboard:paste.text')}</Muted>
      <TextField {...bound} key={`${frame.round} ${pasted}`} multiline hint={said && t(`clipboard:paste.${said}`)} />
      <Actions>
        <Button variant="contained" startIcon={<Icon name="copy" />} aria-disabled={frame.saving} onClick={() => void paste()}>
          {t('clipboard:paste.button')}
        </Button>
        <Button type="submit" aria-disabled={frame.saving}>
          {t('clipboard:paste.check')}
        </Button>
      </Actions>
    </Sheet>
  )
}
