import type { GridApi } from '@mui/x-data-grid'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { createFitting, penLike } from './surely-fits.ts'

const nothingFits = () => false

/** Whether a text surely fits into its cell; while a column is made wider or narrower, none does, and after it all are asked anew. */
export const useFitting = (api: RefObject<GridApi | null>) => {
  const [isResizing, setResizing] = useState(false)
  useEffect(() => {
    const stops = [
      api.current?.subscribeEvent('columnResizeStart', () => setResizing(true)),
      api.current?.subscribeEvent('columnResizeStop', () => setResizing(false)),
    ]
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [api])
  return useMemo(() => {
    const pen = () => {
      const root = api.current?.rootElementRef.current
      return root ? penLike(root) : undefined
    }
    return isResizing ? nothingFits : createFitting(pen)
  }, [api, isResizing])
}
