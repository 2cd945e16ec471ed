import type { ErrorCode } from '@tracemark/api/schemas'
import { useFailureText } from '../../errors/use-failure-text.ts'
import { useTranslate } from '../../i18n/context.ts'
import './PublicPageMissing.css'

/** What stands at the address of a public page that is nobody's, or that could not be read. It needs no script. */
export const PublicPageMissing = ({ code = 'not_found' }: { code?: ErrorCode | undefined }) => {
  const t = useTranslate()
  const failure = useFailureText({ code })
  // Who scans a label has no account: nothing leads to the staff's pages.
  const isMissing = code === 'not_found'
  return (
    <div className="tm tm-missing">
      <p className="tm-missing-brand">
        <svg width="30" height="30" viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeLinecap="round" aria-hidden="true">
          <circle cx="20" cy="20" r="18" strokeWidth="1.6" />
          <circle cx="20" cy="20" r="13.5" />
          <path d="M13 21.5c4-8.5 9-9 14-8.5-.5 7-4 12-11.5 12.5M14 27c2-5.5 5-8.5 8.5-10" strokeWidth="1.6" />
        </svg>
        Tracemark
      </p>
      <div className="tm-missing-words">
        <h1>{isMissing ? t('public-more:not_found') : failure.what}</h1>
        <p>{isMissing ? t('public-more:not_found_why') : `${failure.why} ${failure.action}`}</p>
      </div>
    </div>
  )
}
