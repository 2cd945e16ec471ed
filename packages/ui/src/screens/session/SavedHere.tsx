import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import './session.css'

/** Records on this device that the server does not have. */
export interface SavedRecords {
  /** Finished, and wait to be sent. */
  waiting: number
  drafts: number
}

/** What a silent server can't take away, and that nobody has to do anything. */
export const SavedHere = ({ waiting, drafts, href }: SavedRecords & { href: string }) => {
  const t = useTranslate()
  const isNone = waiting + drafts === 0
  return (
    <div className="tm-saved-here">
      {waiting > 0 && <p>{t('session:away.records', { count: waiting })}</p>}
      {drafts > 0 && <p>{t('session:away.drafts', { count: drafts })}</p>}
      {isNone && <p>{t('session:away.nothing')}</p>}
      {!isNone && (
        <a href={href}>
          <Icon name="clock" size={18} />
          {t('session:away.open')}
        </a>
      )}
    </div>
  )
}
