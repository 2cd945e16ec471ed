import { NewAsset } from '@tracemark/api/schemas'
import { useRef, useState } from 'react'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { ImageField } from '../../components/forms/ImageField/ImageField.tsx'
import { type FindOptions, ReferenceField } from '../../components/forms/ReferenceField/ReferenceField.tsx'
import { optionOf, useNamed } from '../../components/forms/ReferenceField/use-named.ts'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { useTranslate } from '../../i18n/context.ts'

export interface AssetFormProps extends EntityFormProps<typeof NewAsset> {
  findCategories: FindOptions
  findTemplates: FindOptions
  findValueChains: FindOptions
  /** Whose id the values begin with; absent where there is none, or where this person may not see it. */
  defaultChain?: { id: string; name: string } | undefined
  /** The template that new assets of this category start from. Never rejects. */
  templateOf: (categoryId: string) => Promise<{ id: string; name: string } | undefined>
}

/** Creates an asset. Everything else is filled in on its page. */
export const AssetForm = ({ findCategories, findTemplates, findValueChains, defaultChain, templateOf, ...props }: AssetFormProps) => {
  const t = useTranslate()
  const form = useEntityForm(NewAsset, props)
  /** What the category has brought last; `round` counts how often, so that its field shows it anew. */
  const [brought, setBrought] = useState({ round: 0, template: undefined as { id: string; name: string } | undefined })
  const newest = useRef<string>(undefined)
  const categories = useNamed(findCategories, [])
  const templates = useNamed(findTemplates, [optionOf(brought.template)])
  const chains = useNamed(findValueChains, [optionOf(defaultChain)])
  const category = form.value('categoryId', t('names:categories.one'), categories.nameOf)
  const template = form.value('templateId', t('names:templates.one'), templates.nameOf)
  const chain = form.value('valueChainId', t('names:value-chains.one'), chains.nameOf)
  const byHand = useRef(false)
  const chooseCategory = async (id: string | undefined) => {
    category.onChange(id)
    newest.current = id
    const found = id === undefined ? undefined : await templateOf(id)
    // What a person has chosen stays, and a later category has the last word.
    if (!found || byHand.current || newest.current !== id) return
    template.onChange(found.id)
    setBrought(({ round }) => ({ round: round + 1, template: found }))
  }
  const chooseTemplate = (id: string | undefined) => {
    byHand.current = id !== undefined
    template.onChange(id)
  }
  return (
    <FormFrame {...props} form={form} title={t('assets:new')}>
      <TextField {...form.text('name', t('entries:name'))} />
      <ReferenceField {...category} hint={t('assets:category_hint')} find={categories.find} onChange={(id) => void chooseCategory(id)} />
      <ReferenceField
        key={brought.round}
        {...template}
        chosen={templates.nameOf(template.defaultValue)}
        hint={t('assets:template_hint')}
        find={templates.find}
        onChange={chooseTemplate}
      />
      <ReferenceField {...chain} chosen={chains.nameOf(chain.defaultValue)} find={chains.find} />
      <ImageField {...form.file('image', t('entries:image'))} />
    </FormFrame>
  )
}
