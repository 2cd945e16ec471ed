import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import type { Asset } from '@tracemark/api/schemas'
import { type AssetUse, KeptDialog as View } from '@tracemark/ui/screens/assets'
import { useOrganization } from '../../platform/organization-context.tsx'
import { summaryQuery } from './asset-query.ts'

interface KeptDialogProps {
  asset: Asset
  onArchive: (() => void) | undefined
  onClose: () => void
}

/** Why this asset can't be deleted: counts what refers to it. */
export const KeptDialog = ({ asset: { id, name }, ...dialog }: KeptDialogProps) => {
  const { organization, client, may } = useOrganization()
  const maySee = may(contract.assets.summary)
  const { data, isError } = useQuery({ ...summaryQuery(client, id), enabled: maySee })
  const at = { org: organization.slug, thingId: id }
  const recorded = `${addresses.interactions.list.to(at)}?${new URLSearchParams({ search: name, range: 'all' })}`
  const uses: AssetUse[] | undefined = data && [
    { entity: 'variants', count: data.variants, href: may(contract.variants.list) ? addresses.variants.list.to(at) : undefined },
    { entity: 'units', count: data.units, href: may(contract.units.list) ? addresses.units.list.to(at) : undefined },
    {
      entity: 'interactions',
      count: Object.values(data.interactions).reduce((sum, count) => sum + count, 0),
      href: may(contract.interactions.list) ? recorded : undefined,
    },
  ]
  return <View {...dialog} open uses={isError || !maySee ? [] : uses?.filter(({ count }) => count > 0)} />
}
