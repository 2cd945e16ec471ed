import { styled } from '@mui/material/styles'
import { type Asset, type Category, NewAsset } from '@tracemark/api/schemas'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useConfirmation } from '../../../components/ConfirmDialog/use-confirmation.tsx'
import type { FormBinding } from '../../../components/FormFrame/types.ts'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { type FindOptions, ReferenceField } from '../../../components/forms/ReferenceField/ReferenceField.tsx'
import { toOption, useNamed } from '../../../components/forms/ReferenceField/use-named.ts'
import { Sheet, TabForm } from '../../../components/ListForm/TabForm.tsx'
import { FactList } from '../../../components/RecordHeader/FactList.tsx'
import { useTranslate } from '../../../i18n/context.ts'

const CategoryForm = z.object({ categoryId: NewAsset.shape.categoryId })
export type CategoryValues = z.input<typeof CategoryForm>

type CategoryMeaning = Pick<Category, 'id' | 'description' | 'image' | 'identifier' | 'defaultTemplate'>

export interface CategoryTabProps extends FormBinding<CategoryValues> {
  /** The category as it is saved. */
  category: Asset['category']
  find: FindOptions
  /** What the chosen category is; undefined while it is not known. */
  meaning?: CategoryMeaning | undefined
  /** Hears which category is chosen, saved or not. */
  onChoice?: ((id: string | undefined) => void) | undefined
}

const Meaning = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12px 16px',
  alignItems: 'start',
  '& > img': { width: 72, height: 72, borderRadius: 'var(--tm-radius-m)', objectFit: 'cover' },
  '& > div': { gridColumnEnd: -1, display: 'grid', gap: 12 },
  '& p': { margin: 0, maxWidth: '64ch', textWrap: 'pretty' },
})

/** What kind of asset it is. Another category takes the place of this one for good. */
export const CategoryTab = ({ category, find, meaning, onChoice, ...props }: CategoryTabProps) => {
  const t = useTranslate()
  const categories = useNamed(find, [toOption(category)])
  const { ask, dialog } = useConfirmation({
    icon: 'tag',
    tone: 'danger',
    text: (
      <>
        {t('asset-page:category_hint')} {t('common:confirm.no_revert')}
      </>
    ),
    confirmLabel: t('asset-page:change_category'),
  })
  const form = useEntityForm(CategoryForm, {
    ...props,
    onSave: async (values, before) => (before.categoryId === undefined || (await ask()) ? props.onSave(values, before) : undefined),
  })
  const field = form.value('categoryId', t('names:categories.one'), categories.getName)
  const chosen = form.watch('categoryId')
  useEffect(() => onChoice?.(chosen), [chosen, onChoice])
  const facts = [
    [t('names:templates.one'), meaning?.defaultTemplate?.name],
    [t('asset-page:identifiers'), meaning?.identifier],
  ] as const
  return (
    <>
      <TabForm {...props} form={form}>
        <Sheet>
          <ReferenceField
            {...field}
            expected={!props.readOnly}
            selected={categories.getName(field.defaultValue)}
            hint={t('asset-page:category_hint')}
            find={categories.find}
          />
          {meaning && meaning.id === chosen && (
            <Meaning>
              {meaning.image !== undefined && <img src={meaning.image} alt="" />}
              <div>
                {meaning.description && <p>{meaning.description}</p>}
                <FactList facts={facts} />
              </div>
            </Meaning>
          )}
        </Sheet>
      </TabForm>
      {dialog}
    </>
  )
}
