import type { PublicThing } from '@tracemark/api/schemas'
import type { ComponentType } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { Banner } from '../../field/Banner/Banner.tsx'
import { ErrorNotice } from '../../field/ErrorNotice/ErrorNotice.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { PublicPage } from './PublicPage.tsx'
import { PublicPageSkeleton } from './PublicPageSkeleton.tsx'
import type { PublicSectionsProps } from './sections/PublicSections.tsx'

export type PublicPageView = { kind: 'loading' } | ({ kind: 'failed'; retryable: boolean } & Failure) | { kind: 'page'; page: PublicThing }

export interface PublicPageScreenProps extends Omit<PublicSectionsProps, 'page'> {
  view: PublicPageView
  /** Name of the unit by whose code the visitor came. The page warns where the asset has none of this name. */
  item?: string | undefined
  /** Where the page stands for everybody, to be shared. */
  address?: string | undefined
  /** What stands below the first view (`public-sections`), once it is there. */
  Sections?: ComponentType<PublicSectionsProps> | undefined
  offline?: boolean
  onRetry?: () => void
}

/** What a visitor sees of an asset. The field tier alone; it also renders on a server, and prints. */
export const PublicPageScreen = ({ view, offline = false, onRetry, ...rest }: PublicPageScreenProps) => {
  const t = useTranslate()
  return (
    <div className="tm tm-public" part="frame">
      {offline && <Banner icon="offline">{t('errors:offline')}</Banner>}
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
