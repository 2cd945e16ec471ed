import { type ComponentRef, useId, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import '../../field/Button/Button.css'

interface ShareProps {
  address: string
  title: string
}

/** Hands the page's address on: to the device's own ways of sharing, else to its clipboard, else in a field to copy from. */
export const Share = ({ address, title }: ShareProps) => {
  const t = useTranslate()
  const field = useRef<ComponentRef<'input'>>(null)
  const id = useId()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const share = async () => {
    // Who closes the device's list has changed their mind.
    const isShared = await navigator.share?.({ title, url: address }).then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    )
    if (isShared) return
    // Without https there is no clipboard.
    await navigator.clipboard.writeText(address)
    setOutcome('copied')
  }
  const copyFromField = () => {
    field.current?.select()
    if (document.execCommand('copy')) setOutcome('copied')
  }
  return (
    <div className="tm-share">
      <button className="tm-link" type="button" onClick={() => void share().catch(() => setOutcome('refused'))}>
        <Icon name="upload" size={18} />
        {t('public-page:share')}
      </button>
      <span role="status">{outcome === 'copied' && t('public-page:copied')}</span>
      {outcome === 'refused' && (
        <p>
          <label htmlFor={id}>{t('public-page:link')}</label>
          <input id={id} ref={field} value={address} readOnly />
          <button className="tm-button tm-button-secondary" type="button" onClick={copyFromField}>
            {t('public-page:copy')}
          </button>
        </p>
      )}
    </div>
  )
}
