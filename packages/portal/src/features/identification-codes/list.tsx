import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { onDemand, useOnDemand } from '@tracemark/ui/components/on-demand'
import { useTranslate } from '@tracemark/ui/i18n'
import { IdentificationCodesScreen } from '@tracemark/ui/screens/identification-codes'
import { Outlet, useLocation, useNavigate, useParams } from 'react-router'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { prefetchList } from '../../platform/resource/to-list-options.ts'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { useRowCalls } from '../../platform/resource/use-row-calls.ts'
import { AssetPage, useAsset } from '../assets/asset-page.tsx'
import { assetQuery } from '../assets/asset-query.ts'
import { identificationCodes } from './resource.ts'

export const prefetch = (context: PageContext) =>
  Promise.all([
    context.queries.prefetchQuery(assetQuery(context.client, context.params.thingId ?? '')),
    prefetchList(identificationCodes)(context),
  ])

const sampleCode = onDemand(() => import('./sample.tsx'), ['forms'])
const lookUpCode = onDemand(() => import('./look-up.tsx'), ['forms'])
const foundCode = onDemand(() => import('./lookup-result.tsx'), ['variants'])

/** As high as the sample: nothing moves when it comes. */
const SAMPLE_HEIGHT = 520

const Codes = () => {
  const { id: thingId } = useAsset()
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const { search } = useLocation()
  const t = useTranslate()
  const Sample = useOnDemand(sampleCode, true)?.default
  const LookUp = useOnDemand(lookUpCode, may(contract.identificationCodes.lookup))?.default
  const LookupResult = useOnDemand(foundCode, may(contract.variants.list))?.default
  const list = useResourceList(identificationCodes)
  const each = useRowCalls([identificationCodes.name, organization.id], list.page?.items, identificationCodes.getName)
  const setPrimary = each(
    {
      kind: 'primary',
      call: (id, options) => client.identificationCodes.update({ params: { id }, body: { isPrimary: true } }, options),
    },
    (name) => t('identification-codes:primary_set', { name }),
  )
  const labels = `${addresses['identification-codes'].labels.to({ org: organization.slug, thingId })}${search}`
  return (
    <IdentificationCodesScreen
      {...list}
      rowActions={(row) => [
        ...(may(contract.identificationCodes.update) && !row.isPrimary
          ? [{ id: 'primary', label: t('identification-codes:set_primary'), icon: 'star' as const, run: setPrimary }]
          : []),
        ...(list.rowActions?.(row) ?? []),
      ]}
      sample={Sample ? <Sample /> : <div style={{ minHeight: SAMPLE_HEIGHT }} />}
      lookUp={LookUp && <LookUp />}
      found={LookupResult && <LookupResult />}
      onLabels={may(contract.labelPrints.create) ? () => void navigate(labels) : undefined}
    />
  )
}

/** /org/:org/things/:thingId/discovery */
export const Component = () => {
  const { thingId = '' } = useParams()
  const { organization, may } = useOrganization()
  const { search } = useLocation()
  const navigate = useNavigate()
  const t = useTranslate()
  const create = `${addresses['identification-codes'].create.to({ org: organization.slug, thingId })}${search}`
  const mayCreate = may(contract.identificationCodes.create)
  return (
    <AssetPage
      tab="discovery"
      primary={mayCreate ? { label: t('identification-codes:new'), icon: 'plus', onSelect: () => void navigate(create) } : undefined}
    >
      <Codes key={thingId} />
      <Outlet />
    </AssetPage>
  )
}
