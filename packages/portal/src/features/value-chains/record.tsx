import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { useTranslate } from '@tracemark/ui/i18n'
import { type ChainTab, chainTabs, ValueChainScreen } from '@tracemark/ui/screens/value-chains'
import { useNavigate, useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { NotFound } from '../../platform/not-found.tsx'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useResourceRecord } from '../../platform/resource/use-resource-record.tsx'
import { useUses } from '../../platform/resource/use-uses.ts'
import { valueChains } from './resource.ts'
import { useArchiving } from './use-archiving.ts'

/** As many assets as are named on the page. */
const NAMED_MAX = 100

const [first] = chainTabs

const Record = ({ id, tab }: { id: string; tab: ChainTab }) => {
  const { organization, client, may } = useOrganization()
  const { row, version, form, frame, dialogsWith } = useResourceRecord(valueChains)
  const getArchiving = useArchiving(row && [row])
  const uses = useUses()
  const t = useTranslate()
  const navigate = useNavigate()
  const org = organization.slug
  const assets = useQuery({
    queryKey: ['assets', organization.id, 'of-value-chain', id],
    queryFn: ({ signal }) => client.assets.list({ query: { valueChainId: id, perPage: NAMED_MAX } }, { signal }),
    enabled: may(contract.assets.list),
  })
  const archive = row && !row.archived ? uses.instead('archive', getArchiving(row), row.id) : undefined
  const archiveAndLeave = () => {
    archive?.onSelect()
    void navigate(addresses['value-chains'].list.to({ org }))
  }
  return (
    <>
      <ValueChainScreen
        key={version}
        {...form}
        {...frame}
        chain={row}
        tab={tab}
        hrefOfTab={(next) => addresses['value-chains'].one.to({ org, id, ...(next !== first && { tab: next }) })}
        onTab={(href) => void navigate(href)}
        usedBy={{
          assets: assets.data?.items,
          total: assets.data?.totalItems,
          failure: assets.error ? toFailure(assets.error) : undefined,
          onRetry: () => void assets.refetch(),
          getHref: (thingId) => addresses.assets.one.to({ org, thingId }),
          onOpen: (href) => void navigate(href),
        }}
      />
      {dialogsWith(archive && { ...archive, onSelect: archiveAndLeave }, row?.isDefault ? t('value-chains:default_kept') : undefined)}
    </>
  )
}

/** /org/:org/settings/value-chains/:id, and its tabs. */
export const Component = () => {
  const { id = '', tab } = useParams()
  const shown = tab === undefined ? first : chainTabs.find((name) => name === tab)
  return shown === undefined ? <NotFound /> : <Record key={id} id={id} tab={shown} />
}
