import type { SupportProfile } from '@tracemark/api/schemas'
import { PlainPanel } from '../../../components/EmptyPanel/PlainPanel.tsx'
import type { FormBinding } from '../../../components/FormFrame/types.ts'
import type { FindOptions } from '../../../components/forms/ReferenceField/ReferenceField.tsx'
import { ListRow } from '../../../components/ListForm/ListEditor.tsx'
import { TabForm } from '../../../components/ListForm/TabForm.tsx'
import { useListForm } from '../../../components/ListForm/use-list-form.ts'
import { useTranslate } from '../../../i18n/context.ts'
import { ReferencesEditor } from './ReferencesEditor.tsx'

export type AssignedProfile = Pick<SupportProfile, 'id' | 'name' | 'headerText' | 'phone' | 'email'>

export interface SupportTabProps extends FormBinding<AssignedProfile[]> {
  find: FindOptions
  /** One that `find` has found. */
  read: (id: string) => AssignedProfile | undefined
}

const getName = ({ name }: AssignedProfile) => name

/** Whom visitors of an asset can ask, in the order in which they are offered. */
export const SupportTab = ({ find, read, ...props }: SupportTabProps) => {
  const t = useTranslate()
  const list = useListForm(props, { label: t('names:support-profiles.title'), getName })
  return (
    <TabForm {...props} form={list.form}>
      <ReferencesEditor
        list={list}
        getId={({ id }) => id}
        addLabel={t('asset-page:add_support')}
        find={find}
        read={read}
        empty={
          <PlainPanel
            icon="phone"
            title={t('asset-page:no_support.title')}
            text={t(list.readOnly ? 'lists:empty_view' : 'asset-page:no_support.text')}
          />
        }
      >
        {({ entry: { name, headerText, phone, email } }) => (
          <ListRow name={name} detail={[headerText, phone, email].filter(Boolean).join(' · ')} />
        )}
      </ReferencesEditor>
    </TabForm>
  )
}
