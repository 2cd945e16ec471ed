import { type DateRange, DateRangePicker } from '@tracemark/ui/components/date-range-picker'
import { CodeField } from '@tracemark/ui/components/forms/code-field'
import { FileField } from '@tracemark/ui/components/forms/file-field'
import { ImageField } from '@tracemark/ui/components/forms/image-field'
import { OptionsField } from '@tracemark/ui/components/forms/options-field'
import { RichTextField } from '@tracemark/ui/components/forms/rich-text-field'
import { SecretField } from '@tracemark/ui/components/forms/secret-field'
import { ReorderableList } from '@tracemark/ui/components/reorderable-list'
import { useTranslate } from '@tracemark/ui/i18n'
import { useState } from 'react'
import { Sample } from './Sheet.tsx'
import { day, description, resultMessage, steps, unitAddress, upload } from './samples.ts'

const Period = () => {
  const t = useTranslate()
  const [value, setValue] = useState<DateRange>({ range: 'last_30_days', from: day(-29), to: day(0) })
  return <DateRangePicker label={t('names:reporting.title')} value={value} onChange={setValue} />
}

const Order = () => {
  const [items, setItems] = useState<readonly string[]>(steps)
  return (
    <ReorderableList label="Sierra Alta" items={items} getId={(step) => step} getName={(step) => step} onOrder={setItems}>
      {(step) => step}
    </ReorderableList>
  )
}

/** The fields that hold more than a line, each on its own. */
export const FieldSamples = () => {
  const t = useTranslate()
  return (
    <>
      <div className="styleguide-grid">
        <Sample name="FileField">
          <FileField label={t('names:documents.title')} multiple upload={upload} />
        </Sample>
        <Sample name="ImageField">
          <ImageField label={t('media:document.type_image')} multiple upload={upload} />
        </Sample>
        <Sample name="DateRangePicker">
          <Period />
        </Sample>
        <Sample name="SecretField">
          <SecretField label={t('names:access-tokens.one')} value={unitAddress} />
        </Sample>
        <Sample name="OptionsField">
          <OptionsField label={t('styleguide:process')} itemsLimit={5} defaultValue={['Washed', 'Honey']} />
        </Sample>
        <Sample name="ReorderableList">
          <Order />
        </Sample>
      </div>
      <Sample name="RichTextField">
        <RichTextField label="Finca La Esperanza" defaultValue={description} />
      </Sample>
      <Sample name="CodeField">
        <CodeField label="JSON" language="json" defaultValue={resultMessage} />
      </Sample>
    </>
  )
}
