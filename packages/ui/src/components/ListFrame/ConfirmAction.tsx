import { useFormat, useTranslate } from '../../i18n/context.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { sayWords } from './say-words.ts'
import type { RunningAction } from './types.ts'

interface ConfirmActionProps {
  /** Undefined while nothing is asked. */
  action: RunningAction | undefined
  ids: readonly string[]
  onConfirm: () => void
  onClose: () => void
}

/** Asks whether an action is meant. */
export const ConfirmAction = ({ action, ids, onConfirm, onClose }: ConfirmActionProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [title, text] = [action?.confirm?.title, action?.confirm?.text].map((words) => sayWords(t, format, words, ids.length))
  return (
    <ConfirmDialog
      open={action !== undefined}
      tone={action?.tone ?? 'plain'}
      {...(title !== undefined && { title })}
      {...(text !== undefined && { text })}
      confirmLabel={action?.confirm?.label ?? action?.label ?? ''}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
