import { useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'

interface ShareProps {
  address: string
  title: string
}

/** Hands the page's address on: to the device's own ways of sharing or, where it has none, to its clipboard. */
export const Share = ({ address, title }: ShareProps) => {
  const t = useTranslate()
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(t('public-page:copied')),
      () => setSaid(t('public-page:not_copied', { link: address })),
    )
  const share = async () => {
    if (!('share' in navigator)) return copy()
    // Who closes the device's list has changed their mind.
    await navigator.share({ title, url: address }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) return copy()
    })
  }
  return (
    <p className="tm-share">
      <button
        className="tm-link"
        type="button"
        onClick={() => void share().catch(() => setSaid(t('public-page:not_copied', { link: address })))}
      >
        <Icon name="upload" size={18} />
        {t('public-page:share')}
      </button>
      <span role="status">{said}</span>
    </p>
  )
}
