import type { IconName } from '../../icons/Icon.tsx'

export interface PaletteEntry {
  /** The only one of its name in the whole palette. */
  id: string
  title: string
  /** A few words of where or what it is. */
  text?: string
  /** What it is, in a word. */
  kind?: string | undefined
  icon?: IconName
  /** Other words that people look for. */
  keywords?: string
  /** The keys that do the same, each as it is written on them. */
  shortcut?: readonly string[]
  onSelect: () => void
}

export interface PaletteGroup {
  id: string
  label: string
  entries: readonly PaletteEntry[]
}

/** What the server finds (specification 2, section 2: `searchWithinOrganization`). */
export interface SearchResult {
  title: string
  text: string
  url: string
  /** What it is, in a word: told apart at a glance. */
  kind?: string | undefined
  icon?: IconName | undefined
}

export interface CommandPaletteProps {
  open: boolean
  /** What it begins with: typed before its code was there. */
  typed?: string | undefined
  /** Escape, a click beside it, or something was chosen. */
  onClose: () => void
  /** Where one can go and what can be done, in the order shown. */
  groups: readonly PaletteGroup[]
  /** What was opened last; shows until something is written. */
  recent?: readonly PaletteEntry[]
  /**
   * Asks the server. Called with every change of the words: to ask less often, let the promise wait, and give up on the signal.
   * Answers to earlier words are dropped.
   */
  search?: ((words: string, signal: AbortSignal) => Promise<readonly SearchResult[]>) | undefined
  /** A search result was chosen. */
  onOpen?: ((url: string) => void) | undefined
}
