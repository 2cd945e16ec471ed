import { ErrorNotice } from '../../field/ErrorNotice/ErrorNotice.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { PublicPage } from './PublicPage.tsx'
import type { PublicPageScreenProps } from './view.ts'
import './PublicPageScreen.css'

/** The page's shape while it is on its way. */
const PublicPageSkeleton = () => {
  const t = useTranslate()
  return (
    <div role="status">
      <span className="tm-visually-hidden">{t('public-page:loading')}</span>
      <div className="tm-hero tm-hero-empty" />
      <div className="tm-public-sheet">
        <span className="tm-bone tm-bone-title" />
        <span className="tm-bone tm-bone-line" />
        <span className="tm-bone tm-bone-box" />
        <span className="tm-bone tm-bone-box" />
      </div>
    </div>
  )
}

export type { PublicPageScreenProps, PublicPageView } from './view.ts'

/** What a visitor sees of an asset. The field tier alone; it also renders on a server, and prints. */
export const PublicPageScreen = ({ view, onRetry, ...rest }: PublicPageScreenProps) => {
  return (
    <div className="tm tm-public" part="frame">
      {view.kind === 'loading' && <PublicPageSkeleton />}
      {view.kind === 'failed' && (
        <div className="tm-public-middle">
          <ErrorNotice failure={view} onRetry={view.retryable ? onRetry : undefined} />
        </div>
      )}
      {view.kind === 'page' && <PublicPage page={view.page} {...rest} />}
    </div>
  )
}
