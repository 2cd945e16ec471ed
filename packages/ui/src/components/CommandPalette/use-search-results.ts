import { useEffect, useRef, useState } from 'react'
import type { CommandPaletteProps, SearchResult } from './types.ts'

export type SearchState = { kind: 'none' | 'loading' | 'failed' } | { kind: 'ready'; words: string; results: readonly SearchResult[] }

/** What the server finds for the words that stand there now. */
export const useSearchResults = (search: CommandPaletteProps['search'], words: string) => {
  const [state, setState] = useState<SearchState>({ kind: 'none' })
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again for the same words.
  useEffect(() => {
    if (words === '' || !latest.current) {
      setState({ kind: 'none' })
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    setState({ kind: 'loading' })
    latest.current(words, signal).then(
      (results) => signal.aborted || setState({ kind: 'ready', words, results }),
      () => signal.aborted || setState({ kind: 'failed' }),
    )
    return () => controller.abort()
  }, [words, attempt])

  return { state, retry: () => setAttempt((count) => count + 1) }
}
