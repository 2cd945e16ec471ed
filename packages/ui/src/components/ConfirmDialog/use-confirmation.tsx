import { type ReactNode, useRef, useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

/** Asks before something is done; answers whether it may be. `dialog` stands beside the form. */
export const useConfirmation = (
  words: Omit<ConfirmDialogProps, 'open' | 'onConfirm' | 'onClose'>,
): { ask: () => Promise<boolean>; dialog: ReactNode } => {
  const [open, setOpen] = useState(false)
  const answer = useRef<(yes: boolean) => void>(undefined)
  const close = (yes: boolean) => {
    setOpen(false)
    answer.current?.(yes)
  }
  return {
    ask: () => {
      setOpen(true)
      return new Promise((resolve) => {
        answer.current = resolve
      })
    },
    dialog: <ConfirmDialog {...words} open={open} onConfirm={() => close(true)} onClose={() => close(false)} />,
  }
}
