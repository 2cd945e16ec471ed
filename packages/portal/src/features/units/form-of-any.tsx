import { addresses } from '@tracemark/api/addresses'
import { useState } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'
import { assets } from '../assets/resource.ts'
import { CreateUnits } from './form.tsx'

/** /org/:org/products/units/new */
export const Component = () => {
  const { organization } = useOrganization()
  const [thingId, setThingId] = useState<string>()
  const find = useFindOptions(assets)
  return (
    <CreateUnits thingId={thingId} assets={{ find, onChange: setThingId }} listHref={addresses.units.all.to({ org: organization.slug })} />
  )
}
