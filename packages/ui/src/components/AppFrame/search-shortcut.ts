import { useEffect } from 'react'

/** As it is written on the device's keyboard. */
export const searchShortcut = (): string => (/Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? '⌘ K' : 'Ctrl K')

/** Whether keys pressed there are text. */
const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const isSearchKey = (event: KeyboardEvent) => {
  if (event.isComposing || event.altKey) return false
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === 'k'
  // A page that is covered by a dialog is not searched from there by a single letter.
  return event.key === '/' && !takesText(event.target) && !document.querySelector('[aria-modal=true]')
}

/** Ctrl+K or ⌘K from everywhere, '/' where no text is being written. */
export const useSearchShortcut = (onSearch: (() => void) | undefined): void => {
  useEffect(() => {
    if (!onSearch) return
    const press = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      onSearch()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onSearch])
}
