import { useLocation, useNavigate } from 'react-router'

interface WayBack {
  /** Opens a page that leads back here. */
  open: (href: string) => void
  /** Back to where this page was opened, as the browser does: its Back button does not come here again. Otherwise to `href`, in the place of this page. */
  leave: (href: string) => void
}

export const useWayBack = (): WayBack => {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  return {
    open: (href) => void navigate(href, { state: `${pathname}${search}` }),
    leave: (href) => void (typeof state === 'string' ? navigate(-1) : navigate(href, { replace: true })),
  }
}
