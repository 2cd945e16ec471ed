import { isPlainClick } from '@tracemark/ui/components/plain-click'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** The portal's own pages; files, public pages and the like are the browser's. */
const OWN = /^\/org\//

/** Where a click leads within the portal; undefined where it is the browser's, or was taken already. */
export const followed = (event: MouseEvent, origin: string): string | undefined => {
  if (event.defaultPrevented || !isPlainClick(event)) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target !== '' || link.hasAttribute('download')) return undefined
  // A place on this page, such as its content.
  if (link.getAttribute('href')?.startsWith('#')) return undefined
  const url = new URL(link.href)
  return url.origin === origin && OWN.test(url.pathname) ? url.pathname + url.search + url.hash : undefined
}

/** Screens write links to other pages as links; a plain click on one then changes the page without loading the portal again. */
export const useFollowLinks = (): void => {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = followed(event, location.origin)
      if (address === undefined) return
      event.preventDefault()
      void navigate(address)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
