import { NewAsset } from '@tracemark/api/schemas'
import { useRef, useState } from 'react'
import { FormFrame } from '../../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../../components/FormFrame/types.ts'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { ImageField } from '../../../components/forms/ImageField/ImageField.tsx'
import { type FindOptions, ReferenceField } from '../../../components/forms/ReferenceField/ReferenceField.tsx'
import { toOption, useNamed } from '../../../components/forms/ReferenceField/use-named.ts'
import { TextField } from '../../../components/forms/TextField/TextField.tsx'
import { useTranslate } from '../../../i18n/context.ts'

interface Chosen {
  id: string
  name: string
}

export interface AssetFormProps extends EntityFormProps<typeof NewAsset> {
  findCategories: FindOptions
  findTemplates: FindOptions
  findValueChains: FindOptions
  /** Whose id the values begin with; absent where there is none, or where this person may not see it. */
  defaultChain?: Chosen | undefined
  /** The template that new assets of this category start from. Never rejects. */
  getTemplate: (categoryId: string) => Promise<Chosen | undefined>
  /** The value chain that new assets of this template get. Never rejects. */
  getChain: (templateId: string) => Promise<Chosen | undefined>
}

/** What a field was given by another one; `round` counts how often, so that its field shows it anew. */
const nothing: { round: number; named?: Chosen } = { round: 0 }

/** Creates an asset. Everything else is filled in on its page. */
export const AssetForm = ({
  findCategories,
  findTemplates,
  findValueChains,
  defaultChain,
  getTemplate,
  getChain,
  ...props
}: AssetFormProps) => {
  const t = useTranslate()
  const form = useEntityForm(NewAsset, props)
  const [broughtTemplate, bringTemplate] = useState(nothing)
  const [broughtChain, bringChain] = useState(nothing)
  const newest = useRef<{ category?: string | undefined; template?: string | undefined }>({})
  const categories = useNamed(findCategories, [])
  const templates = useNamed(findTemplates, [toOption(broughtTemplate.named)])
  const chains = useNamed(findValueChains, [toOption(defaultChain), toOption(broughtChain.named)])
  const category = form.value('categoryId', t('names:categories.one'), categories.getName)
  const template = form.value('templateId', t('names:templates.one'), templates.getName)
  const chain = form.value('valueChainId', t('names:value-chains.one'), chains.getName)
  const byHand = useRef({ template: false, chain: false })
  // What a person has chosen stays, and what was chosen last has the last word.
  const takeTemplate = async (id: string | undefined) => {
    template.onChange(id)
    newest.current.template = id
    const named = id === undefined ? undefined : await getChain(id)
    if (!named || byHand.current.chain || newest.current.template !== id) return
    chain.onChange(named.id)
    bringChain(({ round }) => ({ round: round + 1, named }))
  }
  const chooseCategory = async (id: string | undefined) => {
    category.onChange(id)
    newest.current.category = id
    const named = id === undefined ? undefined : await getTemplate(id)
    if (!named || byHand.current.template || newest.current.category !== id) return
    bringTemplate(({ round }) => ({ round: round + 1, named }))
    await takeTemplate(named.id)
  }
  const chooseTemplate = (id: string | undefined) => {
    byHand.current.template = id !== undefined
    void takeTemplate(id)
  }
  const chooseChain = (id: string | undefined) => {
    byHand.current.chain = id !== undefined
    chain.onChange(id)
  }
  return (
    <FormFrame {...props} form={form} title={t('assets:new')}>
      <TextField {...form.text('name', t('common:name'))} />
      <ReferenceField
        {...category}
        hint={t('asset-page:new.category_hint')}
        find={categories.find}
        onChange={(id) => void chooseCategory(id)}
      />
      <ReferenceField
        key={`template ${broughtTemplate.round}`}
        {...template}
        selected={templates.getName(template.defaultValue)}
        hint={t('asset-page:new.template_hint')}
        find={templates.find}
        onChange={chooseTemplate}
      />
      <ReferenceField
        key={`chain ${broughtChain.round}`}
        {...chain}
        selected={chains.getName(chain.defaultValue)}
        find={chains.find}
        onChange={chooseChain}
      />
      <ImageField {...form.file('image', t('common:image'))} />
    </FormFrame>
  )
}
