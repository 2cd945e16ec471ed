import { styled } from '@mui/material/styles'
import { takeCode } from '@tracemark/api/rules'
import { identificationMethods, PublicInfo } from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { type FindOptions, ReferenceField } from '../../components/forms/ReferenceField/ReferenceField.tsx'
import { useNamed } from '../../components/forms/ReferenceField/use-named.ts'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { MethodSample, methodNames, type SampleOf } from './CodeSample.tsx'

const { identificationMethod, serialPrefix, discoveryTaskId } = PublicInfo.shape
const Identification = z.object({ identificationMethod, serialPrefix, discoveryTaskId })
export type Identification = z.infer<typeof Identification>

const Sample = styled('div')({
  display: 'grid',
  gap: 14,
  minWidth: 0,
  paddingTop: 20,
  borderTop: '1px solid var(--tm-line)',
  '& > p': { margin: 0 },
})

export interface IdentificationFormProps extends Omit<EntityFormProps<typeof Identification>, 'isNew' | 'upload'> {
  /** Among the tasks at the asset. */
  findTasks: FindOptions
  /** What the discovery task is called. */
  task?: string | undefined
  /** What the sample is made of, beside what is entered. */
  sample: Omit<SampleOf, 'serialPrefix'>
}

/** How an asset is identified, and what runs when it is. The sample follows what is entered. */
export const IdentificationForm = ({ findTasks, task, sample, ...props }: IdentificationFormProps) => {
  const t = useTranslate()
  const form = useEntityForm(Identification, props, (values) => ({
    ...(values.identificationMethod === 'serialPrefix' &&
      values.serialPrefix === undefined && { serialPrefix: t('forms:problem.required') }),
  }))
  const saved = props.values?.discoveryTaskId
  const tasks = useNamed(findTasks, [saved !== undefined && task !== undefined ? { value: saved, label: task } : undefined])
  const reference = form.value('discoveryTaskId', t('identification-codes:task'), tasks.getName)
  const method = form.watch('identificationMethod') ?? 'qr'
  const prefix = form.watch('serialPrefix')
  const options = identificationMethods.map((value) => ({ value, label: t(methodNames[value]) }))
  return (
    <FormFrame {...props} form={form} title={t('identification-codes:method.change')}>
      <SelectField
        {...form.choice('identificationMethod', t('identification-codes:method.one'), options)}
        answered
        hint={t(`identification-codes:method.${method}`)}
      />
      {(method === 'serialPrefix' || prefix) && (
        <TextField
          {...form.text('serialPrefix', t('identification-codes:prefix'), (text) => takeCode(text).toUpperCase())}
          required={method === 'serialPrefix'}
          hint={t('identification-codes:prefix_hint')}
        />
      )}
      <ReferenceField
        {...reference}
        selected={tasks.getName(reference.defaultValue)}
        find={tasks.find}
        hint={t('identification-codes:task_hint')}
      />
      <Sample>
        <MethodSample {...sample} method={method} serialPrefix={serialPrefix.safeParse(prefix).data} />
      </Sample>
    </FormFrame>
  )
}
