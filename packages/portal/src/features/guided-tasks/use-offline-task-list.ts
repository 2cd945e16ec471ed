import type { OfflineTaskList } from '@tracemark/state-machines/guided-tasks'
import { useEffect, useState } from 'react'
import { finishForgetting } from '../../session/forget-guided-tasks.ts'
import { offlineCache } from './offline-cache.ts'

/**
 * What this device has read of an organization; `undefined` until it has looked, `null` where there is nothing. What another person
 * read is forgotten as soon as somebody else (`subject`) is signed in, and nobody is given anything before it is.
 */
export const useOfflineTaskList = (slug: string, subject: string | undefined): OfflineTaskList | null | undefined => {
  const [looked, setLooked] = useState<{ slug: string; subject: string | undefined; list: OfflineTaskList | null }>()
  useEffect(() => {
    let isOver = false
    const read = async () => {
      await finishForgetting()
      const list = await offlineCache.list(slug)
      if (!list || subject === undefined || list.subject === subject) return list ?? null
      await offlineCache.clear()
      return null
    }
    const keep = (list: OfflineTaskList | null) => {
      if (!isOver) setLooked({ slug, subject, list })
    }
    read().then(keep, () => keep(null))
    return () => {
      isOver = true
    }
  }, [slug, subject])
  return looked?.slug === slug && looked.subject === subject ? looked.list : undefined
}
