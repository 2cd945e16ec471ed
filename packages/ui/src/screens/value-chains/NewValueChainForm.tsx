import { NewValueChain, type ValueChainStarter } from '@tracemark/api/schemas'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { StarterField } from './StarterField.tsx'

export interface NewValueChainFormProps extends EntityFormProps<typeof NewValueChain> {
  /** Undefined while they are on their way. */
  starters: readonly ValueChainStarter[] | undefined
}

/** Begins a value chain, with a template or empty. */
export const NewValueChainForm = ({ starters, ...props }: NewValueChainFormProps) => {
  const t = useTranslate()
  const form = useEntityForm(NewValueChain, props)
  const begin = form.value('starter', t('value-chains:begin_with'))
  const elements = form.value('elements', t('value-chains:elements'))
  const name = form.value('name', t('common:name'))
  const description = form.value('description', t('common:description'))
  const before = starters?.find(({ starter }) => starter === form.watch('starter'))
  /** What the person wrote stays; what came with another template goes with it. */
  const choose = (next: ValueChainStarter | undefined) => {
    begin.onChange(next?.starter)
    // Sent as they are shown: the server itself would write them in English.
    elements.onChange(next?.elements)
    if ([undefined, '', before?.name].includes(form.watch('name'))) name.onChange(next?.name ?? '')
    if ([undefined, '', before?.description].includes(form.watch('description'))) description.onChange(next?.description ?? '')
  }
  return (
    <FormFrame {...props} form={form} title={t('value-chains:new')}>
      <TextField {...form.text('name', t('common:name'))} required />
      <TextField {...form.text('description', t('common:description'))} multiline />
      <StarterField starters={starters} value={before?.starter} onChange={choose} />
    </FormFrame>
  )
}
