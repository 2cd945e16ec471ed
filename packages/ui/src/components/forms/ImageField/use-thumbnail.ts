import type { ThumbnailSize } from '@tracemark/api/rules'
import { useEffect, useState } from 'react'
import { makeThumbnail } from './thumbnail.ts'

/** The address of a thumbnail of that file, once it is made; it is released when another file comes or the picture goes. */
export const useThumbnail = (file: File | undefined, size: ThumbnailSize): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (file === undefined) return
    let made: string | undefined
    let gone = false
    void makeThumbnail(file, size).then((blob) => {
      if (gone) return
      made = URL.createObjectURL(blob)
      setUrl(made)
    })
    return () => {
      gone = true
      setUrl(undefined)
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [file, size])
  return url
}
