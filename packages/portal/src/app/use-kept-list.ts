import type { KeptList } from '@tracemark/state-machines/guided-tasks'
import { useEffect, useState } from 'react'
import { fieldShelf } from './field-shelf.ts'

/**
 * What this device has read of an organization; `undefined` until it has looked, `null` where there is nothing. What another account
 * read is forgotten as soon as somebody else is signed in.
 */
export const useKeptList = (slug: string, accountId: string | undefined): KeptList | null | undefined => {
  const [kept, setKept] = useState<KeptList | null>()
  useEffect(() => {
    let isOver = false
    const read = async () => {
      const list = await fieldShelf.list(slug)
      if (!list || accountId === undefined || list.accountId === accountId) return list ?? null
      await fieldShelf.clear()
      return null
    }
    read().then(
      (list) => !isOver && setKept(list),
      () => !isOver && setKept(null),
    )
    return () => {
      isOver = true
    }
  }, [slug, accountId])
  return kept
}
