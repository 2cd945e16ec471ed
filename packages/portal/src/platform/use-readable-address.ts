import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { useEffect, useEffectEvent } from 'react'
import { useAddressParams } from './address-params.ts'

/** What a list has read of its address, by the names and as the texts that stand there. */
type Shown = Readonly<Record<string, string>>

/** What the address asks of the list and the list doesn't know, as it stands there. */
export const listUnread = (params: URLSearchParams, shown: Shown): string[] =>
  [...new Set(params.keys())].flatMap((name) => {
    const text = params.getAll(name).join()
    return text !== '' && name in shown && text !== shown[name] ? [`${name}=${text}`] : []
  })

/** Says once what of the address can't be read, and takes it out: the address then is of what is shown. */
export const useReadableAddress = (shown: Shown, tidy: (params: URLSearchParams) => URLSearchParams): void => {
  const t = useTranslate()
  const toast = useToast()
  const [params, changeParams] = useAddressParams()
  const unread = listUnread(params, shown).join(', ')
  const tell = useEffectEvent(() => {
    toast({ kind: 'notice', text: t('lists:address_unread', { unread }) })
    changeParams(tidy, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (unread !== '') tell()
  }, [unread])
}
