import { addresses } from '@tracemark/api/addresses'
import { Navigate, useLocation, useParams } from 'react-router'

/** /org/:org/products, where the list was. Notifications from before offers had a page lead here. */
export const Component = () => {
  const { org = '' } = useParams()
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const offerId = params.get('offer')
  const shareId = params.get('share')
  if (offerId !== null) return <Navigate to={addresses.offers.one.to({ org, offerId })} replace />
  if (shareId !== null) return <Navigate to={addresses.offers.share.to({ org, shareId })} replace />
  return <Navigate to={`${addresses.assets.list.to({ org })}${search}`} replace />
}
