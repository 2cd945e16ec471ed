import { useQuery } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import { toSpecification } from '@tracemark/api/rules'
import type { AttributeLine, Template, VariantAttribute } from '@tracemark/api/schemas'
import { loadChunk } from '@tracemark/ui/errors'
import { useLanguage } from '@tracemark/ui/i18n'
import { AttributesTab, type KnownAttribute } from '@tracemark/ui/screens/assets/about'
import { lazy, Suspense, useMemo, useState } from 'react'
import { toFailure } from '../../../../platform/failure.ts'
import { useOrganization } from '../../../../platform/organization-context.tsx'
import { useFindOptions } from '../../../../platform/resource/use-find-options.ts'
import { productAttributesQuery } from '../../../attributes/product-attributes.ts'
import { useFindUnits } from '../../../attributes/use-find-units.ts'
import { useFindValues } from '../../../attributes/use-find-values.ts'
import { useUnitsOfMeasure } from '../../../variants/use-units-of-measure.ts'
import { useAsset } from '../../asset-page.tsx'
import { readOwnAttributes } from '../own-attributes.ts'
import { type AssetChanges, type SavedAsset, useAssetForm } from '../use-asset-form.tsx'

const options = {
  tab: 'attributes',
  getValues: ({ asset: { attributes } }: SavedAsset) => attributes,
  getChanges: (attributes: AttributeLine[]): AssetChanges => ({ asset: { attributes } }),
}

const GiveAttributes = lazy(() => loadChunk(() => import('../../../variants/give-attributes.tsx')))

const NONE: readonly never[] = []

/** A variant's attribute is always its own: neither its source nor whether visitors see it goes along. */
const attributeOfVariant = ({ label, value, type, unit, baseAttributeId }: AttributeLine): VariantAttribute => ({
  key: label,
  value,
  type,
  ...(unit !== undefined && { unit }),
  ...(baseAttributeId !== undefined && { baseAttributeId }),
})

const templates = { calls: (client: OrganizationClient) => client.templates, getName: ({ name }: Template) => name }

const readOwn = async (client: OrganizationClient, signal: AbortSignal): Promise<KnownAttribute[]> => {
  const own = await readOwnAttributes(client, signal)
  return own.map((attribute) => ({
    ...attribute,
    description: attribute.description ?? '',
    group: attribute.group ?? '',
    source: 'own' as const,
    specification: toSpecification(attribute),
    values: attribute.validValues,
  }))
}

export const Component = () => {
  const { id: thingId } = useAsset()
  const { organization, client, may } = useOrganization()
  const [given, setGiven] = useState<readonly AttributeLine[]>()
  const mayGive = [contract.variants.list, contract.variants.attributes, contract.variants.bulkAttributes].every(may)
  const { form, version, question } = useAssetForm<AttributeLine[]>(options)
  const own = useQuery({
    queryKey: ['attributes', organization.id, 'known'],
    queryFn: ({ signal }) => readOwn(client, signal),
  })
  const product = useQuery(productAttributesQuery(client, useLanguage()))
  const known = useMemo(() => own.data && product.data && [...own.data, ...product.data], [own.data, product.data])
  const findValues = useFindValues()
  const findUnits = useFindUnits()
  const { getName: unitText } = useUnitsOfMeasure()
  const readTemplate = (id: string) => client.templates.get({ params: { id } }).catch((error: Error) => ({ failure: toFailure(error) }))
  return (
    <>
      <AttributesTab
        key={version}
        {...form}
        known={known}
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
