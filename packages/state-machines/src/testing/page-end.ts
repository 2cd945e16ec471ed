import type { ListenToEnd } from '../shared/page-end.ts'

/** A page that ends when it is told to. */
export const createPageEnd = (): { listenToEnd: ListenToEnd; end: () => void } => {
  const heard = new Set<() => void>()
  const listenToEnd: ListenToEnd = (end) => {
    heard.add(end)
    return () => heard.delete(end)
  }
  const end = () => {
    for (const hear of heard) hear()
  }
  return { listenToEnd, end }
}
