import { useQueryClient } from '@tanstack/react-query'
import { createDoOnce } from '@tracemark/api/client/do-once'
import { isLabelTable } from '@tracemark/api/rules'
import { CODES_MAX, type LabelPrint, type NewLabelPrint, type UnitLabels } from '@tracemark/api/schemas'
import { usualSeparator } from '@tracemark/ui/components/csv-dialog'
import { useToast } from '@tracemark/ui/components/toasts'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import { useState } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { labelLogKey } from './label-log.ts'

/** What the file of labels is called at its end. */
const endingOf = (layout: LabelPrint['layout'], count: number) => (count > CODES_MAX ? 'zip' : isLabelTable(layout) ? layout : 'pdf')

/** Creates labels, and hands their file to the browser. */
export const usePrintLabels = () => {
  const { organization, client } = useOrganization()
  const queries = useQueryClient()
  const toast = useToast()
  const t = useTranslate()
  const separator = usualSeparator(useFormat())
  const [once] = useState(createDoOnce)

  const download = async (print: LabelPrint): Promise<void> => {
    const { id, variantId, firstSequenceNumber, lastSequenceNumber, layout, labelCount } = print
    const file = await client.labelPrints.file({ params: { id }, query: { separator } })
    saveFile(file, `labels-${variantId}-${firstSequenceNumber}-${lastSequenceNumber}.${endingOf(layout, labelCount)}`)
  }

  const print = async (body: NewLabelPrint): Promise<void> => {
    try {
      const created = await once(body, (idempotencyKey) => client.labelPrints.create({ body }, { idempotencyKey }))
      if (created.labelCount > CODES_MAX) toast({ kind: 'notice', text: t('lists:export.begun') })
      await download(created)
      toast({ kind: 'positive', text: t('lists:export.done') })
    } finally {
      void queries.invalidateQueries({ queryKey: labelLogKey(organization.id) })
    }
  }
  /** Of these units alone. */
  const printUnits = async (body: UnitLabels): Promise<void> => {
    const { length: count } = body.unitIds
    if (count > CODES_MAX) toast({ kind: 'notice', text: t('lists:export.begun') })
    try {
      saveFile(await client.labelPrints.ofUnits({ body: { ...body, separator } }), `labels-${count}.${endingOf(body.layout, count)}`)
      toast({ kind: 'positive', text: t('lists:export.done') })
    } finally {
      void queries.invalidateQueries({ queryKey: labelLogKey(organization.id) })
    }
  }
  return { print, printUnits, download }
}
