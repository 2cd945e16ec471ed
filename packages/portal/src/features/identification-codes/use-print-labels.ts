import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@tracemark/api/client'
import { createDoOnce } from '@tracemark/api/client/do-once'
import { labelFiles, labelGrids } from '@tracemark/api/rules'
import { CODES_MAX, type LabelPrint, type NewLabelPrint } from '@tracemark/api/schemas'
import { useToast } from '@tracemark/ui/components/toasts'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import { useState } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { labelLogKey } from './label-log.ts'

const isEmptyRange = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.fields?.some(({ path: [name], code }) => name === 'firstSequenceNumber' && code === 'not_found') === true

/** Creates labels, as several files where they are more than one may have, and hands them to the browser one after the other. */
export const usePrintLabels = () => {
  const { organization, client } = useOrganization()
  const queries = useQueryClient()
  const toast = useToast()
  const t = useTranslate()
  const format = useFormat()
  const [once] = useState(createDoOnce)

  const download = async (print: LabelPrint): Promise<void> => {
    const { id, variantId, firstSequenceNumber, lastSequenceNumber, layout, labelCount } = print
    const file = await client.labelPrints.file({ params: { id } })
    const ending = layout !== 'csv' ? 'pdf' : labelCount > CODES_MAX ? 'zip' : 'csv'
    saveFile(file, `labels-${variantId}-${firstSequenceNumber}-${lastSequenceNumber}.${ending}`)
  }

  /** `count`: how many units have these numbers. */
  const print = async (asked: NewLabelPrint, count: number): Promise<void> => {
    const { firstSequenceNumber: first, lastSequenceNumber: last, layout } = asked
    const grid = layout === 'csv' ? undefined : labelGrids[layout]
    // The server puts tables of any number into one file.
    const files = grid
      ? labelFiles({ first, last, startPosition: asked.startPosition, count }, CODES_MAX, grid)
      : [{ first, last, startPosition: 1 }]
    try {
      for (const part of files) {
        const body = {
          ...asked,
          firstSequenceNumber: part.first,
          lastSequenceNumber: part.last,
          startPosition: part.startPosition,
        }
        const created = await once(body, (idempotencyKey) => client.labelPrints.create({ body }, { idempotencyKey })).catch((error) => {
          // Numbers of an asset's variants alternate: between two that are there, others may all belong to another variant.
          if (files.length > 1 && isEmptyRange(error)) return undefined
          throw error
        })
        if (created) await download(created)
      }
      toast({
        kind: 'positive',
        text: t('identification-codes:labels.done', { count: files.length, shown: format.number(files.length) }),
      })
    } finally {
      void queries.invalidateQueries({ queryKey: labelLogKey(organization.id) })
    }
  }
  return { print, download }
}
