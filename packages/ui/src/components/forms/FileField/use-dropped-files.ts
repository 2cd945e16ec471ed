import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'

type TakeFiles = (files: readonly File[]) => void

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean => dataTransfer?.types.includes('Files') ?? false

/** How many take what is dropped anywhere on the page. */
let pageTakers = 0

/** Lets an element take dropped files: whether some are held over it, and its handlers. What an element within has taken is left to that one. */
export const useDroppedFiles = (onFiles: TakeFiles, disabled = false) => {
  const [over, setOver] = useState(false)
  useEffect(() => {
    // A file that misses the element is not opened by the browser either.
    const refuse = (event: globalThis.DragEvent) => {
      if (pageTakers > 0 || !hasFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', refuse)
    addEventListener('drop', refuse)
    return () => {
      removeEventListener('dragover', refuse)
      removeEventListener('drop', refuse)
    }
  }, [])
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

/** Whether files are held over the page, which takes them wherever they are dropped: a browser that gets one opens it in the place of the page. */
export const useFilesOverPage = (onFiles: TakeFiles, disabled: boolean): boolean => {
  const [over, setOver] = useState(false)
  const take = useEffectEvent((event: globalThis.DragEvent) => {
    setOver(false)
    if (!hasFiles(event) || event.defaultPrevented) return
    event.preventDefault()
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length > 0) onFiles(files)
  })
  useEffect(() => {
    if (disabled) return
    const gone = new AbortController()
    const { signal } = gone
    pageTakers += 1
    const hold = (event: globalThis.DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    addEventListener('dragenter', hold, { signal })
    addEventListener('dragover', hold, { signal })
    // Out of the window.
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), { signal })
    addEventListener('drop', (event) => take(event), { signal })
    return () => {
      gone.abort()
      pageTakers -= 1
      setOver(false)
    }
  }, [disabled])
  return over
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
