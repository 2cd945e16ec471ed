import { addresses } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import { type Asset, assetStatuses } from '@tracemark/api/schemas'
import { useState } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'
import { CreateUnits } from './form.tsx'

/** One that is archived gets no units. */
const assetChoices = {
  calls: (client: OrganizationClient) => client.assets,
  getName: ({ name }: Asset) => name,
  offered: { status: assetStatuses.live },
}

/** /org/:org/products/units/new */
export const Component = () => {
  const { organization } = useOrganization()
  const [thingId, setThingId] = useState<string>()
  const find = useFindOptions(assetChoices)
  return (
    <CreateUnits thingId={thingId} assets={{ find, onChange: setThingId }} listHref={addresses.units.all.to({ org: organization.slug })} />
  )
}
