import { type Asset, NewAsset } from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import { useConfirmation } from '../../components/ConfirmDialog/use-confirmation.tsx'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { type FindOptions, ReferenceField } from '../../components/forms/ReferenceField/ReferenceField.tsx'
import { optionOf, useNamed } from '../../components/forms/ReferenceField/use-named.ts'
import { Sheet, TabForm, type TabFormProps } from '../../components/ListForm/TabForm.tsx'
import { useTranslate } from '../../i18n/context.ts'

const CategoryForm = z.object({ categoryId: NewAsset.shape.categoryId })
export type CategoryValues = z.input<typeof CategoryForm>

export interface CategoryTabProps extends TabFormProps<CategoryValues> {
  /** The category as it is saved. */
  category: Asset['category']
  find: FindOptions
}

/** What kind of asset it is. Another category takes the place of this one for good. */
export const CategoryTab = ({ category, find, ...props }: CategoryTabProps) => {
  const t = useTranslate()
  const categories = useNamed(find, [optionOf(category)])
  const { ask, dialog } = useConfirmation({
    icon: 'tag',
    tone: 'danger',
    text: (
      <>
        {t('asset-about:category_hint')} {t('common:confirm.no_revert')}
      </>
    ),
    confirmLabel: t('asset-about:change_category'),
  })
  const form = useEntityForm(CategoryForm, {
    ...props,
    onSave: async (values, before) => (before.categoryId === undefined || (await ask()) ? props.onSave(values, before) : undefined),
  })
  const field = form.value('categoryId', t('names:categories.one'), categories.nameOf)
  return (
    <>
      <TabForm {...props} form={form}>
        <Sheet>
          <ReferenceField
            {...field}
            expected={!props.readOnly}
            chosen={categories.nameOf(field.defaultValue)}
            hint={t('asset-about:category_hint')}
            find={categories.find}
          />
        </Sheet>
      </TabForm>
      {dialog}
    </>
  )
}
