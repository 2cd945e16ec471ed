import { PageHeader } from '@tracemark/ui/components/page-header'
import { useTranslate } from '@tracemark/ui/i18n'
import type { ReactNode } from 'react'
import { useTitle } from '../../platform/use-title.ts'
import type { StyleguidePage } from './pages.ts'

/** One page of the styleguide. */
export const Sheet = ({ page, children }: { page: StyleguidePage; children: ReactNode }) => {
  const t = useTranslate()
  useTitle(t(`styleguide:page_${page}`), t('styleguide:title'))
  return (
    <>
      <PageHeader title={t(`styleguide:page_${page}`)} summary={t(`styleguide:summary_${page}`)} />
      {children}
    </>
  )
}

/** A component, live, under its name. Names are those that developers import, so they are the same in every language. */
export const Sample = ({ name, bare = false, children }: { name: string; bare?: boolean; children: ReactNode }) => (
  <section className="styleguide-sample" data-bare={bare}>
    <h2>{name}</h2>
    <div>{children}</div>
  </section>
)
