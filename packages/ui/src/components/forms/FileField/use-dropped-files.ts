import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'

type TakeFiles = (files: readonly File[]) => void

/** Lets an element take dropped files: whether some are held over it, and its handlers. What an element within has taken is left to that one. */
export const useDroppedFiles = (onFiles: TakeFiles, disabled = false) => {
  const [over, setOver] = useState(false)
  const drag = (next: boolean) => (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    const { currentTarget, relatedTarget } = event
    // Over another element of its own.
    if (!next && relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    setOver(next)
  }
  return {
    over,
    handlers: {
      onDragEnter: drag(true),
      onDragOver: drag(true),
      onDragLeave: drag(false),
      onDrop: (event: DragEvent) => {
        const isTaken = event.defaultPrevented
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
        setOver(false)
        if (!disabled && !isTaken && event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files])
      },
    },
  }
}

const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=file]), textarea, [contenteditable], [contenteditable] *')

/** Takes files that are pasted anywhere on the page, but for fields of text: a table that is copied comes with a picture of itself. */
export const usePastedFiles = (onFiles: TakeFiles, disabled: boolean): void => {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0 || event.defaultPrevented || isWritten(event.target)) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    if (disabled) return
    const listen = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [disabled])
}
