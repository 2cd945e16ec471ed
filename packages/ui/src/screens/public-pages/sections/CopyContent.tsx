import { useState } from 'react'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'

/** Copies what the page says of a unit, signed, for another organization that updates an asset of its own. */
export const CopyContent = ({ copy }: { copy: () => Promise<string> }) => {
  const t = useTranslate()
  const [announcement, setAnnouncement] = useState('')
  const press = async () => {
    setAnnouncement('')
    // A browser takes what a press promises, and not what comes after it.
    const text = copy().then((content) => new Blob([content], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
  }
  return (
    <p className="tm-public-copy">
      <button
        className="tm-link"
        type="button"
        onClick={() =>
          void press().then(
            () => setAnnouncement(t('public-more:copied_content')),
            () => setAnnouncement(t('public-more:not_copied_content')),
          )
        }
      >
        <Icon name="copy" size={18} />
        {t('public-more:copy_content')}
      </button>
      <small>{t('public-more:copy_content_hint')}</small>
      <span role="status">{announcement}</span>
    </p>
  )
}
