import { useQuery } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import { specificationOfOwn } from '@tracemark/api/rules'
import type { AttributeLine, Template, VariantAttribute } from '@tracemark/api/schemas'
import { loadChunk } from '@tracemark/ui/errors'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import { AttributesTab, type KnownAttribute } from '@tracemark/ui/screens/asset-about'
import { lazy, Suspense, useCallback, useState } from 'react'
import { toFailure } from '../../../platform/failure.ts'
import { useOrganization } from '../../../platform/organization-context.tsx'
import { readAllPages } from '../../../platform/resource/read-all-pages.ts'
import { useFindOptions } from '../../../platform/resource/use-find-options.ts'
import { useAsset } from '../../assets/asset-page.tsx'
import { unitMark } from '../../attributes/unit-name.ts'
import { unitsOfMeasureQuery, useFindUnits } from '../../attributes/use-find-units.ts'
import { readOwnAttributes } from '../own-attributes.ts'
import { type AssetChanges, type SavedAsset, useAssetForm } from '../use-asset-form.tsx'

const options = {
  tab: 'attributes',
  valuesOf: ({ asset: { attributes } }: SavedAsset) => attributes,
  changesOf: (attributes: AttributeLine[]): AssetChanges => ({ asset: { attributes } }),
}

const GiveAttributes = lazy(() => loadChunk(() => import('../../variants/give-attributes.tsx')))

const FOUND_MAX = 20

const NONE: readonly never[] = []

/** A variant's attribute is always its own: neither its source nor whether visitors see it goes along. */
const attributeOfVariant = ({ label, value, type, unit, baseAttributeId }: AttributeLine): VariantAttribute => ({
  key: label,
  value,
  type,
  ...(unit !== undefined && { unit }),
  ...(baseAttributeId !== undefined && { baseAttributeId }),
})

const templates = { calls: (client: OrganizationClient) => client.templates, nameOf: ({ name }: Template) => name }

const readKnown = async (client: OrganizationClient, signal: AbortSignal): Promise<KnownAttribute[]> => {
  const [own, system, sustainability, specifications] = await Promise.all([
    readOwnAttributes(client, signal),
    readAllPages((query) => client.baseAttributes.system({ query }, { signal })),
    readAllPages((query) => client.baseAttributes.sustainability({ query }, { signal })),
    readAllPages((query) => client.baseAttributes.specifications({ query }, { signal })),
  ])
  const byId = new Map(specifications.map((specification) => [specification.id, specification]))
  return [
    ...own.map((attribute) => ({
      ...attribute,
      description: attribute.description ?? '',
      group: attribute.group ?? '',
      source: 'own' as const,
      specification: specificationOfOwn(attribute),
      values: attribute.validValues,
    })),
    ...system.map((attribute) => ({ ...attribute, source: 'base' as const, specification: byId.get(attribute.id) })),
    ...sustainability.map((attribute) => ({ ...attribute, source: 'sustainability' as const, specification: byId.get(attribute.id) })),
  ]
}

export const Component = () => {
  const { id: thingId } = useAsset()
  const { organization, client, may } = useOrganization()
  const [given, setGiven] = useState<readonly AttributeLine[]>()
  const mayGive = [contract.variants.list, contract.variants.attributes, contract.variants.bulkAttributes].every(may)
  const { form, version, question } = useAssetForm<AttributeLine[]>(options)
  const known = useQuery({
    queryKey: ['attributes', organization.id, 'known'],
    queryFn: ({ signal }) => readKnown(client, signal),
  })
  const findValues = useCallback(
    (x: string) => async (search: string, signal: AbortSignal) => {
      const query = { perPage: FOUND_MAX, ...(search !== '' && { search }) }
      return (await client.baseAttributes.validValues({ params: { x }, query }, { signal })).items
    },
    [client],
  )
  const findUnits = useFindUnits()
  const { locale } = useFormat()
  const t = useTranslate()
  const units = useQuery(unitsOfMeasureQuery(client))
  const unitText = (code: string) => {
    const unit = units.data?.find((one) => one.code === code)
    return unit ? unitMark(unit, { locale, t }) : code
  }
  const readTemplate = (id: string) => client.templates.get({ params: { id } }).catch((error: Error) => ({ failure: toFailure(error) }))
  return (
    <>
      <AttributesTab
        key={version}
        {...form}
        known={known.data}
        findValues={findValues}
        findUnits={findUnits}
        unitText={unitText}
        findTemplates={useFindOptions(templates)}
        readTemplate={readTemplate}
        onGive={mayGive ? setGiven : undefined}
      />
      {given && (
        <Suspense>
          <GiveAttributes
            thingId={thingId}
            variants={NONE}
            attributes={given.map(attributeOfVariant)}
            onClose={() => setGiven(undefined)}
          />
        </Suspense>
      )}
      {question}
    </>
  )
}
