import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { createDoOnce } from '@tracemark/api/client/do-once'
import type { Variant, VariantAttribute } from '@tracemark/api/schemas'
import type { RowFailure } from '@tracemark/ui/components/list-frame'
import { useToast } from '@tracemark/ui/components/toasts'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import { CHOSEN_MAX, VariantAttributesForm, type VariantAttributesFormProps } from '@tracemark/ui/screens/variants/attributes-form'
import { useCallback, useMemo, useState } from 'react'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useLeaveGuard } from '../../platform/use-leave-guard.tsx'

const FOUND_MAX = 20

const getName = ({ name, variantId }: Pick<Variant, 'name' | 'variantId'>) => `${name} (${variantId})`

interface GiveAttributesProps {
  thingId: string
  variants: readonly Pick<Variant, 'id' | 'name' | 'variantId'>[]
  attributes: readonly VariantAttribute[]
  onClose: () => void
}

/** The drawer that gives variants of an asset the same attributes. */
const GiveAttributes = ({ thingId, variants, attributes, onClose }: GiveAttributesProps) => {
  const { organization, client } = useOrganization()
  const queries = useQueryClient()
  const t = useTranslate()
  const format = useFormat()
  const toast = useToast()
  const guard = useLeaveGuard()
  const [once] = useState(createDoOnce)
  const [chosen, setChosen] = useState<readonly string[]>(variants.map(({ id }) => id))
  const [failures, setFailures] = useState<readonly RowFailure[]>([])
  const read = useQuery({
    queryKey: ['variant-attributes', organization.id, chosen],
    queryFn: ({ signal }) => client.variants.attributes({ query: { ids: [...chosen] } }, { signal }),
    enabled: chosen.length > 0 && chosen.length <= CHOSEN_MAX,
    placeholderData: keepPreviousData,
  })
  const current = useMemo(() => new Map(read.data?.items.map(({ batchId, attributes: has }) => [batchId, has])), [read.data])
  const find = useCallback(
    async (search: string, signal: AbortSignal) => {
      const query = { thingId, perPage: FOUND_MAX, ...(search !== '' && { search }) }
      const { items } = await client.variants.list({ query }, { signal })
      return items.map((variant) => ({ value: variant.id, label: getName(variant) }))
    },
    [client, thingId],
  )
  const save: VariantAttributesFormProps['onSave'] = async ({ variantIds, mode, attributes: given }) => {
    setFailures([])
    const body = { mode, items: variantIds.map((batchId) => ({ batchId, attributes: given })) }
    try {
      const done = await once(body, (idempotencyKey) => client.variants.bulkAttributes({ body }, { idempotencyKey }))
      for (const stale of ['variants', 'variant', 'variant-history', 'variant-attributes'])
        void queries.invalidateQueries({ queryKey: [stale, organization.id] })
      const refused = new Map(done.failures.map(({ id, code }) => [id, code]))
      const left = variantIds.filter((id) => !done.ids.includes(id))
      setFailures(left.map((id) => ({ id, failure: { code: refused.get(id) ?? 'not_found' } })))
      guard.forget()
      if (done.ids.length > 0)
        toast({ kind: 'positive', text: t('variants:give.done', { count: done.ids.length, shown: format.number(done.ids.length) }) })
      if (left.length === 0) onClose()
      return undefined
    } catch (error) {
      const { fields, ...failure } = toFailure(error as Error)
      // All are given the same: what is wrong is said once.
      const own = fields?.flatMap(({ path: [, index, ...path], ...field }) => (index === 0 ? [{ ...field, path }] : []))
      return { ...failure, ...(own && { fields: own }) }
    }
  }
  return (
    <>
      <VariantAttributesForm
        variants={variants.map((variant) => ({ value: variant.id, label: getName(variant) }))}
        attributes={attributes}
        find={find}
        onVariants={setChosen}
        current={current}
        failures={failures}
        onSave={save}
        onDirty={guard.setDirty}
        onClose={() => {
          guard.forget()
          onClose()
        }}
      />
      {guard.question}
    </>
  )
}

export default GiveAttributes
