import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/context.ts'

/** Around the shape of what comes: says that it is on its way. */
export const Waiting = ({ children }: { children: ReactNode }) => {
  const t = useTranslate()
  return (
    <div role="status" aria-label={t('common:loading')}>
      {children}
    </div>
  )
}
