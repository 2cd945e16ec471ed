import { useQueryClient } from '@tanstack/react-query'
import { type Versioned, withVersion } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import type { Variant, VariantChange } from '@tracemark/api/schemas'
import { describeFields, type FormBinding } from '@tracemark/ui/components/form-frame'
import { useTranslate } from '@tracemark/ui/i18n'
import type { ReactNode } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'
import { getChanges } from '../../platform/resource/get-changes.ts'
import { useRecordForm } from '../../platform/resource/use-record-form.tsx'
import { useVariant } from './variant-context.ts'

const fields = describeFields(contract.variants.update.body)

/** The change of a variant's own fields, where what was taken away is `null`. */
export const variantChange = (before: object, after: object): VariantChange =>
  getChanges({ ...before }, { ...after }, fields) as VariantChange

interface VariantFormOptions<Values> {
  /** Tells the forms of a variant apart. */
  tab: string
  getValues: (saved: Variant) => Values
  /** What a save writes: of `saved`, what other tabs show stays. */
  getChanges: (values: Values, before: Values, saved: Variant) => VariantChange
}

interface VariantForm<Values> {
  form: FormBinding<Values>
  /** Another one once it is saved: the form begins anew with it. */
  version: number
  /** Asks before something that is not saved is left. Stands beside the form. */
  question: ReactNode
}

/** The form of one tab of a variant. Somebody else's change of another tab is no conflict. */
export const useVariantForm = <Values,>({ tab, getValues, getChanges: changes }: VariantFormOptions<Values>): VariantForm<Values> => {
  const { variant, viewOnly } = useVariant()
  const { id } = variant
  const { organization, client } = useOrganization()
  const queries = useQueryClient()
  const t = useTranslate()
  const { form, version, question } = useRecordForm<Versioned<Variant>, Values>({
    queryKey: ['variant', organization.id, id, 'form', tab],
    read: (signal) => withVersion((options) => client.variants.get({ params: { id } }, { ...options, ...(signal && { signal }) })),
    getValues: ({ entity }) => getValues(entity),
    write: (next, before, { entity, version }) =>
      withVersion((options) =>
        client.variants.update(
          { params: { id }, body: changes(next, before, entity) },
          { ...options, ...(version !== undefined && { ifMatch: version }) },
        ),
      ),
    told: ({ entity }) => t('common:saved', { name: entity.name }),
    stays: true,
    onSaved: ({ entity }) => {
      queries.setQueryData(['variant', organization.id, id], entity)
      for (const stale of ['variants', 'variant-history', 'variant-family'])
        void queries.invalidateQueries({ queryKey: [stale, organization.id] })
    },
    readOnly: viewOnly !== undefined,
  })
  return { form, version, question }
}
