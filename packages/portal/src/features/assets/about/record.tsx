import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { PageSkeleton } from '@tracemark/ui/components/page-skeleton'
import { loadChunk } from '@tracemark/ui/errors'
import { AboutFrame, type AboutFrameProps, type AboutTab, aboutTabs, emptyFields } from '@tracemark/ui/screens/assets/about'
import { type ComponentType, lazy, Suspense } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { PageContext } from '../../../platform/feature.ts'
import { NotFound } from '../../../platform/not-found.tsx'
import { useOrganization } from '../../../platform/organization-context.tsx'
import { AssetPage, useAsset } from '../asset-page.tsx'
import { assetQuery } from '../asset-query.ts'
import { requiredAttributesQuery } from './own-attributes.ts'

const loadTab = (load: () => Promise<{ Component: ComponentType }>) => lazy(async () => ({ default: (await loadChunk(load)).Component }))

/** Each has a chunk of its own: editors and lists that are put in order are heavy. */
const tabs: Readonly<Record<AboutTab, ComponentType>> = {
  general: loadTab(() => import('./tabs/general.tsx')),
  category: loadTab(() => import('./tabs/category.tsx')),
  documentation: loadTab(() => import('./tabs/documentation.tsx')),
  attributes: loadTab(() => import('./tabs/attributes.tsx')),
  certifications: loadTab(() => import('./tabs/certifications.tsx')),
  miscellaneous: loadTab(() => import('./tabs/miscellaneous.tsx')),
  'value-chains': loadTab(() => import('./tabs/value-chains.tsx')),
  gallery: loadTab(() => import('./tabs/gallery.tsx')),
  advanced: loadTab(() => import('./tabs/advanced.tsx')),
}

const [first] = aboutTabs

export const prefetch = ({ client, queries, params: { thingId = '' } }: PageContext) => queries.prefetchQuery(assetQuery(client, thingId))

/** The tabs with how much is on them and, for those who may fill it in, what is missing. */
const AboutPanel = (frame: Omit<AboutFrameProps, 'counts' | 'missing' | 'viewOnly'>) => {
  const { client, may } = useOrganization()
  const mayUpdate = may(contract.assets.update)
  const asset = useAsset()
  const required = useQuery(requiredAttributesQuery(client))
  const missing = mayUpdate ? emptyFields(asset, { requiredAttributes: required.data }) : undefined
  const counts = {
    documentation: asset.documentIds.length,
    attributes: asset.attributes.length,
    certifications: asset.certifications.length,
    gallery: asset.images.length,
  }
  return <AboutFrame {...frame} viewOnly={!mayUpdate} counts={counts} missing={missing} />
}

/** /org/:org/things/:thingId/about, and its tabs. */
export const Component = () => {
  const { thingId = '', tab } = useParams()
  const { organization } = useOrganization()
  const navigate = useNavigate()
  const current = tab === undefined ? first : aboutTabs.find((name) => name === tab)
  if (current === undefined) return <NotFound />
  const Tab = tabs[current]
  return (
    <AssetPage tab="about">
      <AboutPanel
        current={current}
        getHref={(next) => addresses['assets/about'].one.to({ org: organization.slug, thingId, ...(next !== first && { tab: next }) })}
        onOpen={(href) => void navigate(href)}
      >
        <Suspense fallback={<PageSkeleton />}>
          <Tab key={thingId} />
        </Suspense>
      </AboutPanel>
    </AssetPage>
  )
}
