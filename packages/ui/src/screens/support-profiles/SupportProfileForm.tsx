import { checkDisplayCondition } from '@tracemark/api/rules'
import { contactMethods, kmlMapTypes, NewSupportProfile, RICH_TEXT_MAX, type SupportProfile, type UnitStatus } from '@tracemark/api/schemas'
import { useRef } from 'react'
import { FieldGroup } from '../../components/FormFrame/FieldGroup.tsx'
import { FieldRow } from '../../components/FormFrame/FieldRow.tsx'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { BooleanField } from '../../components/forms/BooleanField/BooleanField.tsx'
import { ConditionsField } from '../../components/forms/ConditionsField/ConditionsField.tsx'
import { EmailField } from '../../components/forms/EmailField/EmailField.tsx'
import { FileField } from '../../components/forms/FileField/FileField.tsx'
import { ImageField } from '../../components/forms/ImageField/ImageField.tsx'
import { MultiSelectField } from '../../components/forms/MultiSelectField/MultiSelectField.tsx'
import { NumberField } from '../../components/forms/NumberField/NumberField.tsx'
import { PhoneField } from '../../components/forms/PhoneField/PhoneField.tsx'
import { type FindOptions, ReferenceField } from '../../components/forms/ReferenceField/ReferenceField.tsx'
import { toOption, useNamed } from '../../components/forms/ReferenceField/use-named.ts'
import { RichTextField } from '../../components/forms/RichTextField/RichTextField.tsx'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { UrlField } from '../../components/forms/UrlField/UrlField.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'

export interface SupportProfileFormProps extends EntityFormProps<typeof NewSupportProfile> {
  findCollections: FindOptions
  /** The organization's, which display conditions choose from; absent until they are known. */
  unitStatuses: readonly UnitStatus[] | undefined
  /** The profile as it is saved. */
  profile?: Pick<SupportProfile, 'collection'> | undefined
}

/** Creates or edits a support profile. */
export const SupportProfileForm = ({ findCollections, unitStatuses, profile, ...props }: SupportProfileFormProps) => {
  const t = useTranslate()
  const format = useFormat()
  const isWrong = (condition: SupportProfile['displayConditions'][number]) =>
    checkDisplayCondition(condition, { unitStatuses }) !== undefined
  const form = useEntityForm(NewSupportProfile, props, ({ displayConditions }) => ({
    displayConditions: displayConditions?.some(isWrong) ? t('forms:problem.other') : undefined,
  }))
  const methodName = (method: (typeof contactMethods)[number]) => t(`support-profiles:method.${method}`)
  const collections = useNamed(findCollections, [toOption(profile?.collection)])
  const collection = form.value('collectionId', t('names:collections.one'), collections.getName)
  const methods = form.value('contactMethods', t('support-profiles:methods'), (values = []) => format.list(values.map(methodName)))
  const { error, ...conditions } = form.value('displayConditions', t('support-profiles:conditions'), (values = []) =>
    values.length === 0
      ? t('support-profiles:everyone')
      : t('support-profiles:conditional', { count: values.length, shown: format.number(values.length) }),
  )
  const order = form.number('order', t('support-profiles:order'))

  const mapType = form.value('kmlMapType', t('support-profiles:map'), (value) => t(`support-profiles:map.${value || 'none'}`))
  const shownMap = form.watch('kmlMapType') || 'none'
  const bindLink = () => form.value('kmlLink', t('support-profiles:map_link'))
  const bindFile = () => form.value('kmlFile', t('support-profiles:map_file'))
  // One map is saved. What was entered for the other comes back with it.
  const entered = useRef({ link: '', file: '' })
  const changeMap = (next: (typeof kmlMapTypes)[number]) => {
    const [link, file] = [bindLink(), bindFile()]
    entered.current = { link: link.defaultValue || entered.current.link, file: file.defaultValue || entered.current.file }
    mapType.onChange(next)
    link.onChange(next === 'link' ? entered.current.link : '')
    file.onChange(next === 'file' ? entered.current.file : '')
  }

  return (
    <FormFrame {...props} form={form} title={props.isNew ? t('support-profiles:new') : (props.name ?? t('names:support-profiles.one'))}>
      <TextField {...form.text('name', t('common:name'))} />
      <TextField {...form.text('headerText', t('support-profiles:headline'))} hint={t('support-profiles:headline_hint')} />
      <TextField {...form.text('mainText', t('support-profiles:text'))} multiline />
      <RichTextField {...form.value('mainContent', t('support-profiles:details'))} maxHtmlLength={RICH_TEXT_MAX} />
      <BooleanField {...form.flag('showExpanded', t('support-profiles:expanded'))} hint={t('support-profiles:expanded_hint')} />
      <FieldGroup title={t('support-profiles:contact')}>
        <FieldRow>
          <PhoneField {...form.text('phone', t('support-profiles:phone'))} />
          <EmailField {...form.text('email', t('support-profiles:email'))} />
        </FieldRow>
        <MultiSelectField
          {...methods}
          hint={t('support-profiles:methods_hint')}
          options={contactMethods.map((value) => ({ value, label: methodName(value) }))}
          onChange={(values) => methods.onChange(values.flatMap((value) => contactMethods.find((method) => method === value) ?? []))}
        />
      </FieldGroup>
      <FieldGroup title={t('support-profiles:images')}>
        <ImageField {...form.file('primaryImage', t('support-profiles:primary_image'))} />
        <ImageField {...form.file('secondaryImage', t('support-profiles:secondary_image'))} />
      </FieldGroup>
      <FieldGroup title={t('support-profiles:more')}>
        <ReferenceField
          {...collection}
          selected={collections.getName(collection.defaultValue)}
          hint={t('support-profiles:collection_hint')}
          find={collections.find}
        />
        <SelectField
          label={mapType.label}
          name={mapType.name}
          error={mapType.error}
          readOnly={mapType.readOnly}
          answered
          defaultValue={shownMap}
          options={kmlMapTypes.map((value) => ({ value, label: t(`support-profiles:map.${value}`) }))}
          onChange={({ currentTarget: { value } }) => changeMap(kmlMapTypes.find((type) => type === value) ?? 'none')}
        />
        {shownMap === 'link' && <UrlField {...form.text('kmlLink', t('support-profiles:map_link'))} />}
        {shownMap === 'file' && <FileField {...form.file('kmlFile', t('support-profiles:map_file'))} kinds={['kml']} />}
      </FieldGroup>
      <FieldGroup title={t('support-profiles:visibility')}>
        <ConditionsField {...conditions} unitStatuses={unitStatuses} showErrors={error !== undefined} />
        <NumberField {...order} decimals={0} hint={t('support-profiles:order_hint')} onChange={(value) => order.onChange(value ?? 0)} />
      </FieldGroup>
    </FormFrame>
  )
}
