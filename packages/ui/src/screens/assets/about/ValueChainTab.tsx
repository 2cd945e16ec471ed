import { type Asset, NewAsset } from '@tracemark/api/schemas'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useConfirmation } from '../../../components/ConfirmDialog/use-confirmation.tsx'
import type { FormBinding } from '../../../components/FormFrame/types.ts'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { type FindOptions, ReferenceField } from '../../../components/forms/ReferenceField/ReferenceField.tsx'
import { toOption, useNamed } from '../../../components/forms/ReferenceField/use-named.ts'
import { Sheet, TabForm } from '../../../components/ListForm/TabForm.tsx'
import { useTranslate } from '../../../i18n/context.ts'
import { type ChainToDraw, DrawnChain } from './DrawnChain.tsx'

const ChainForm = z.object({ valueChainId: NewAsset.shape.valueChainId })
export type ChainValues = z.input<typeof ChainForm>

export interface ValueChainTabProps extends FormBinding<ChainValues> {
  /** As they are saved. */
  asset: Pick<Asset, 'name' | 'valueChain'>
  find: FindOptions
  /** What the chosen chain is; undefined while it is not known. */
  chain?: ChainToDraw | undefined
  /** Hears which chain is chosen, saved or not. */
  onChoice?: ((id: string | undefined) => void) | undefined
}

/** The value chain of an asset. Whoever changes it types the asset's name: what was collected so far no longer shows in the chain's view. */
export const ValueChainTab = ({ asset, find, chain, onChoice, ...props }: ValueChainTabProps) => {
  const t = useTranslate()
  const chains = useNamed(find, [toOption(asset.valueChain)])
  const { ask, dialog } = useConfirmation({
    icon: 'place',
    tone: 'danger',
    title: t('asset-page:last_chance'),
    text: (
      <>
        {t('asset-page:chain_warning')} {t('common:confirm.no_revert')}
      </>
    ),
    phrase: asset.name,
    confirmLabel: t('asset-page:change_chain'),
  })
  const form = useEntityForm(ChainForm, {
    ...props,
    onSave: async (values, before) => (before.valueChainId === undefined || (await ask()) ? props.onSave(values, before) : undefined),
  })
  const field = form.value('valueChainId', t('names:value-chains.one'), chains.getName)
  const chosen = form.watch('valueChainId')
  useEffect(() => onChoice?.(chosen), [chosen, onChoice])
  return (
    <>
      <TabForm {...props} form={form}>
        <Sheet>
          <ReferenceField
            {...field}
            expected={!props.readOnly}
            selected={chains.getName(field.defaultValue)}
            hint={t('asset-page:chain_hint')}
            find={chains.find}
          />
          {chain && chain.id === chosen && chain.elements.length > 0 && <DrawnChain chain={chain} />}
        </Sheet>
      </TabForm>
      {dialog}
    </>
  )
}
