import { PublicInfo } from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import type { FormBinding } from '../../../components/FormFrame/types.ts'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { BooleanField } from '../../../components/forms/BooleanField/BooleanField.tsx'
import { TextField } from '../../../components/forms/TextField/TextField.tsx'
import { Sheet, TabForm } from '../../../components/ListForm/TabForm.tsx'
import { useTranslate } from '../../../i18n/context.ts'

const { isEnabledPublicLink, isEnabledPublicContent, isEnabledDiscovery, isEnabledServices, publicLink } = PublicInfo.shape
const Switches = z.object({ isEnabledPublicLink, publicLink, isEnabledPublicContent, isEnabledDiscovery, isEnabledServices })
export type SwitchValues = z.input<typeof Switches>

export interface AdvancedTabProps extends FormBinding<SwitchValues> {
  /** The address that a page without one is given when it opens. */
  proposedAddress?: string | undefined
}

/** What of an asset is open to people outside. */
export const AdvancedTab = ({ proposedAddress, ...props }: AdvancedTabProps) => {
  const t = useTranslate()
  const form = useEntityForm(Switches, props)
  return (
    <TabForm {...props} form={form}>
      <Sheet>
        <BooleanField {...form.flag('isEnabledPublicLink', t('asset-page:public_link'))} hint={t('asset-page:public_link_hint')} />
        <TextField
          {...form.text('publicLink', t('asset-page:address'))}
          placeholder={proposedAddress}
          hint={t('asset-page:address_hint')}
        />
        <div>
          <BooleanField
            {...form.flag('isEnabledPublicContent', t('asset-page:public_content'))}
            hint={t('asset-page:public_content_hint')}
          />
          <BooleanField {...form.flag('isEnabledDiscovery', t('asset-page:discovery'))} hint={t('asset-page:discovery_hint')} />
          <BooleanField {...form.flag('isEnabledServices', t('asset-page:services'))} hint={t('asset-page:services_hint')} />
        </div>
      </Sheet>
    </TabForm>
  )
}
