import { Certification, EXPIRY_WARNING_DAYS } from '@tracemark/api/schemas'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { FieldRow } from '../../../components/FormFrame/FieldRow.tsx'
import type { FormBinding } from '../../../components/FormFrame/types.ts'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { DateField } from '../../../components/forms/DateField/DateField.tsx'
import { FileField } from '../../../components/forms/FileField/FileField.tsx'
import { ImageField } from '../../../components/forms/ImageField/ImageField.tsx'
import { TextField } from '../../../components/forms/TextField/TextField.tsx'
import { UrlField } from '../../../components/forms/UrlField/UrlField.tsx'
import { LineDrawer } from '../../../components/ListForm/LineDrawer.tsx'
import { ListEditor, ListRow } from '../../../components/ListForm/ListEditor.tsx'
import { TabForm } from '../../../components/ListForm/TabForm.tsx'
import { type ListForm, type OpenLine, useListForm } from '../../../components/ListForm/use-list-form.ts'
import { useFormat, useNow, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { daysLeft } from './expiry.ts'

const getName = ({ name }: Certification) => name

const Expiry = ({ validUntil }: Pick<Certification, 'validUntil'>) => {
  const t = useTranslate()
  const format = useFormat()
  const now = useNow()
  if (validUntil === undefined) return null
  const days = daysLeft(validUntil, now())
  const date = format.day(validUntil)
  if (days > EXPIRY_WARNING_DAYS) return <small>{t('public-more:valid_until', { date })}</small>
  return (
    <Chip data-tone={days < 0 ? 'warning' : 'alert'}>
      <Icon name={days < 0 ? 'warning' : 'alert'} size={14} />
      {t(days < 0 ? 'public-more:expired' : 'asset-page:expires', { date })}
    </Chip>
  )
}

const CertificationDrawer = ({ list, line }: { list: ListForm<Certification>; line: OpenLine<Certification> }) => {
  const t = useTranslate()
  const form = useEntityForm(Certification, {
    values: line.entry,
    refused: line.refused,
    readOnly: list.readOnly,
    upload: list.upload,
    onDirty: list.onDirty,
    onSave: async (values) => {
      list.done(values)
      return undefined
    },
  })
  return (
    <LineDrawer
      form={form}
      isNew={line.isNew}
      title={line.isNew ? t('asset-page:new_certification') : line.entry.name}
      onRemove={
        line.isNew || list.readOnly
          ? undefined
          : () => {
              list.remove(line.key)
              list.close()
            }
      }
      onClose={list.close}
    >
      <TextField {...form.text('name', t('common:name'))} />
      <TextField {...form.text('issuer', t('asset-page:issuer'))} />
      <FieldRow>
        <TextField {...form.text('number', t('asset-page:number'))} />
        <DateField {...form.value('validUntil', t('asset-page:valid_until'))} />
      </FieldRow>
      <FileField {...form.file('document', t('names:documents.one'))} hint={t('asset-page:certificate_hint')} />
      <UrlField {...form.text('link', t('asset-page:link'))} hint={t('asset-page:link_hint')} />
      <ImageField {...form.file('image', t('asset-page:seal'))} />
    </LineDrawer>
  )
}

/** The certificates that an asset has, with those that end soon. */
export const CertificationsTab = (props: FormBinding<Certification[]>) => {
  const t = useTranslate()
  const list = useListForm(props, { label: t('asset-page:tab.certifications'), getName })
  return (
    <>
      <TabForm {...props} form={list.form}>
        <ListEditor
          list={list}
          empty={{ icon: 'verified', title: t('asset-page:no_certifications.title'), text: t('asset-page:no_certifications.text') }}
          add={{ label: t('asset-page:add_certification'), onAdd: () => list.create({ name: '' }) }}
        >
          {(line) => {
            const { name, issuer, number, image, validUntil } = line.entry
            return (
              <ListRow
                name={name}
                detail={[issuer, number].filter(Boolean).join(' · ')}
                image={image}
                chips={<Expiry validUntil={validUntil} />}
                onOpen={() => list.edit(line)}
              />
            )
          }}
        </ListEditor>
      </TabForm>
      {list.open && <CertificationDrawer key={list.open.key} list={list} line={list.open} />}
    </>
  )
}
