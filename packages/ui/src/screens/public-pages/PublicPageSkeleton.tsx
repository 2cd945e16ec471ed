import { useTranslate } from '../../i18n/context.ts'

/** The page's shape while it is on its way. */
export const PublicPageSkeleton = () => {
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
