import type { Failure } from '@tracemark/ui/errors'
import { useTranslate } from '@tracemark/ui/i18n'
import { useTitle } from './use-title.ts'

/** The title of a record's page by its parts; where the record is not found, it says so. */
export const useRecordTitle = (failure: Pick<Failure, 'code'> | undefined, ...parts: readonly (string | undefined)[]): void => {
  const t = useTranslate()
  useTitle(...(failure?.code === 'not_found' ? [t('common:panel.not_found.title')] : parts))
}
