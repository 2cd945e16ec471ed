import type { Organization } from '@tracemark/api/schemas'
import { useToast } from '@tracemark/ui/components/toasts'
import { failureText } from '@tracemark/ui/errors'
import { useLanguage, useTexts, useTranslate } from '@tracemark/ui/i18n'
import type { InteractionsQueryValues } from '@tracemark/ui/screens/interactions'
import type { ExportFormat } from '@tracemark/ui/screens/interactions-actions'
import { useEffect, useEffectEvent } from 'react'
import { toFailure } from '../app/failure.ts'
import { changeInteractionSearchParams } from '../app/interaction-search-params.ts'
import { askedOf } from '../app/interactions-query.ts'
import { useServices } from '../app/services-context.tsx'
import { useReadableAddress } from '../app/use-readable-address.ts'

export interface InteractionsToolsProps {
  organization: Organization
  query: InteractionsQueryValues
  /** What was asked for, perhaps before this was there. */
  exported: ExportFormat | undefined
  onExported: () => void
}

/** The browser keeps it, as it keeps what is downloaded. */
const save = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

const tidy = (params: URLSearchParams) => changeInteractionSearchParams(params, {})

/** Once there are words for it. */
const ReadableAddress = ({ query }: Pick<InteractionsToolsProps, 'query'>) => {
  const { page, perPage, sort, classification, taskId, createdByMe, range } = query
  useReadableAddress({ page, perPage, sort, classification: classification.join(), task: taskId, createdByMe, range }, tidy)
  return null
}

/** Does what was asked of the list. A file is made also for who goes on to another page meanwhile. */
export const InteractionsTools = ({ organization, query, exported, onExported }: InteractionsToolsProps) => {
  const { client } = useServices()
  const t = useTranslate()
  const toast = useToast()
  const language = useLanguage()
  const texts = useTexts('failures')

  const makeFile = useEffectEvent((format: ExportFormat) => {
    toast({ kind: 'notice', text: t('lists:export.begun') })
    const { search, classification, taskId, from, createdByMe } = askedOf(query)
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const body = { format, language, timeZone, search, classification, taskId, from, createdByMe: createdByMe === 'true' }
    client.interactions
      .export({ params: { org: organization.id }, body })
      .then(
        (file) => {
          save(file, `interactions-${new Date().toISOString().slice(0, 10)}.${format}`)
          toast({ kind: 'positive', text: t('lists:export.done') })
        },
        (error: Error) => {
          const { why, action } = failureText(t, toFailure(error))
          toast({ kind: 'error', text: `${why} ${action}` })
        },
      )
      .finally(onExported)
  })
  const isReady = texts === 'there'
  useEffect(() => {
    if (isReady && exported) makeFile(exported)
  }, [isReady, exported])

  return isReady && <ReadableAddress query={query} />
}
