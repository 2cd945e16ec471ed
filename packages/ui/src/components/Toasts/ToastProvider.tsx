import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { type Toast, ToastArea } from './ToastArea.tsx'

type ShowToast = (toast: Omit<Toast, 'id'>) => void

const ToastContext = createContext<ShowToast | undefined>(undefined)

/** The toast area of the page; undefined where there is none. */
export const useToastArea = (): ShowToast | undefined => useContext(ToastContext)

/** Shows a message in the toast area of the page. */
export const useToast = (): ShowToast => {
  const show = useToastArea()
  if (!show) throw new Error('No toast area: put a <ToastProvider> around the page.')
  return show
}

export interface ToastProviderProps {
  /** The address of the page: when it changes, errors of the page before are closed. */
  page?: string | undefined
  children: ReactNode
}

/** Holds the messages of a page and draws them. */
export const ToastProvider = ({ page, children }: ToastProviderProps) => {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const [shownPage, setShownPage] = useState(page)
  if (page !== shownPage) {
    setShownPage(page)
    setToasts((shown) => shown.filter(({ kind }) => kind !== 'error'))
  }
  const show = useCallback<ShowToast>((toast) => setToasts((shown) => [...shown, { ...toast, id: crypto.randomUUID() }]), [])
  const close = useCallback((id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  return (
    <ToastContext.Provider value={show}>
      {children}
      <ToastArea toasts={toasts} onClose={close} />
    </ToastContext.Provider>
  )
}
