import type { FindOptions } from '@tracemark/ui/components/forms/reference-field'
import { useLanguage } from '@tracemark/ui/i18n'
import { useCallback } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'

const FOUND_MAX = 20

/** Finds values of the list that an attribute chooses from, by their words in the person's language and in English. */
export const useFindValues = (): ((attributeId: string) => FindOptions) => {
  const { client } = useOrganization()
  const lang = useLanguage()
  return useCallback(
    (x) => async (search, signal) => {
      const query = { perPage: FOUND_MAX, lang, ...(search !== '' && { search }) }
      return (await client.baseAttributes.validValues({ params: { x }, query }, { signal })).items
    },
    [client, lang],
  )
}
