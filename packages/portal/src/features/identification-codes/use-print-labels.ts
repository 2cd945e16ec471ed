import { useQueryClient } from '@tanstack/react-query'
import { createDoOnce } from '@tracemark/api/client/do-once'
import { labelFileKind, labelFileSizes } from '@tracemark/api/rules'
import type { LabelPrint, NewLabelPrint, UnitLabels } from '@tracemark/api/schemas'
import { usualSeparator } from '@tracemark/ui/components/csv-dialog'
import { useToast } from '@tracemark/ui/components/toasts'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import { useState } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { labelLogKey } from './label-log.ts'

/** More take some seconds to draw, which is said. */
const DRAWN_AT_ONCE = 100

/** What the file of labels is called at its end. */
const getEnding = (looks: Pick<LabelPrint, 'layout' | 'size' | 'startPosition'>, count: number): string =>
  labelFileSizes(count, looks).length > 1 ? 'zip' : labelFileKind(looks.layout)

/** Creates labels, and hands their file to the browser. */
export const usePrintLabels = () => {
  const { organization, client } = useOrganization()
  const queries = useQueryClient()
  const toast = useToast()
  const t = useTranslate()
  const separator = usualSeparator(useFormat())
  const [once] = useState(createDoOnce)

  const download = async (print: LabelPrint): Promise<void> => {
    const { id, variantId, firstSequenceNumber, lastSequenceNumber, labelCount } = print
    const file = await client.labelPrints.file({ params: { id }, query: { separator } })
    saveFile(file, `labels-${variantId}-${firstSequenceNumber}-${lastSequenceNumber}.${getEnding(print, labelCount)}`)
  }

  const print = async (body: NewLabelPrint): Promise<void> => {
    try {
      const created = await once(body, (idempotencyKey) => client.labelPrints.create({ body }, { idempotencyKey }))
      if (created.labelCount > DRAWN_AT_ONCE) toast({ kind: 'notice', text: t('lists:export.begun') })
      await download(created)
      toast({ kind: 'positive', text: t('lists:export.done') })
    } finally {
      void queries.invalidateQueries({ queryKey: labelLogKey(organization.id) })
    }
  }
  /** Of these units alone. */
  const printUnits = async (body: UnitLabels): Promise<void> => {
    const { length: count } = body.unitIds
    if (count > DRAWN_AT_ONCE) toast({ kind: 'notice', text: t('lists:export.begun') })
    try {
      saveFile(await client.labelPrints.ofUnits({ body: { ...body, separator } }), `labels-${count}.${getEnding(body, count)}`)
      toast({ kind: 'positive', text: t('lists:export.done') })
    } finally {
      void queries.invalidateQueries({ queryKey: labelLogKey(organization.id) })
    }
  }
  return { print, printUnits, download }
}
