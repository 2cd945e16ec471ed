import { styled } from '@mui/material/styles'
import { NewAsset, PublicContent, RICH_TEXT_MAX } from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import type { FormBinding } from '../../../components/FormFrame/types.ts'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { ImageField } from '../../../components/forms/ImageField/ImageField.tsx'
import { RichTextField } from '../../../components/forms/RichTextField/RichTextField.tsx'
import { TextField } from '../../../components/forms/TextField/TextField.tsx'
import { Sheet, TabForm } from '../../../components/ListForm/TabForm.tsx'
import { useTranslate } from '../../../i18n/context.ts'

const { name, description, image } = NewAsset.shape
const General = z.object({ name, description, image, longDescription: PublicContent.shape.longDescription })
export type GeneralValues = z.input<typeof General>

const Columns = styled(Sheet)({
  gridTemplateColumns: 'minmax(0, 1.8fr) minmax(0, 1fr)',
  gap: '20px 32px',
  '& > div': { display: 'grid', gap: 20, alignContent: 'start' },
  '@media (max-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** What an asset is called, how it looks, and what is written of it. */
export const GeneralTab = (props: FormBinding<GeneralValues>) => {
  const t = useTranslate()
  const form = useEntityForm(General, props)
  return (
    <TabForm {...props} form={form}>
      <Columns>
        <div>
          <TextField {...form.text('name', t('common:name'))} />
          <TextField
            {...form.text('description', t('common:description'))}
            hint={t('asset-page:description_hint')}
            multiline
            expected={!props.readOnly}
          />
          <RichTextField
            {...form.value('longDescription', t('asset-page:long_description'), (html = '') => html.replaceAll(/<[^<>]*>/g, ' ').trim())}
            hint={t('asset-page:long_description_hint')}
            maxHtmlLength={RICH_TEXT_MAX}
          />
        </div>
        <div>
          <ImageField {...form.file('image', t('common:image'))} size="L" expected={!props.readOnly} />
        </div>
      </Columns>
    </TabForm>
  )
}
