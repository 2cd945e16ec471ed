import { ErrorNotice } from '../../field/ErrorNotice/ErrorNotice.tsx'
import { PublicPage } from './PublicPage.tsx'
import { PublicPageSkeleton } from './PublicPageSkeleton.tsx'
import type { PublicPageScreenProps } from './view.ts'

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
