import type { CatalogueComponent } from '@tracemark/api/schemas'
import { useTranslate } from '@tracemark/ui/i18n'
import type { ComponentsTab } from '@tracemark/ui/screens/variants/record'
import { type ComponentProps, useMemo } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'

/** As many as a person looks through before typing more. */
const FOUND_MAX = 30

/** What variants can be made of, as a field finds it, and remembered by the value of its option. */
export const useCatalogue = (): ComponentProps<typeof ComponentsTab>['catalogue'] => {
  const { organization, client } = useOrganization()
  const t = useTranslate()
  return useMemo(() => {
    const found = new Map<string, CatalogueComponent>()
    return {
      find: async (search, signal) => {
        const query = { perPage: FOUND_MAX, ...(search !== '' && { search }) }
        const { items } = await client.catalogueComponents.list({ params: { org: organization.id }, query }, { signal })
        return items.map((component) => {
          const { name, category, subCategory, origin } = component
          const value = [name, category, subCategory, origin].join('\n')
          found.set(value, component)
          const kind = [category && t(`variants:category.${category}`), subCategory, origin].filter(Boolean).join(', ')
          return { value, label: kind === '' ? name : `${name} (${kind})` }
        })
      },
      read: (value) => (value === undefined ? undefined : found.get(value)),
    }
  }, [client, organization.id, t])
}
