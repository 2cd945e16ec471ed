import { PublicPageWidget } from '@tracemark/embed/public-page'
import { useParams } from 'react-router'

/** The public page of an asset at its own address. */
export const PublicPage = () => {
  const { organization = '', thing = '' } = useParams()
  return <PublicPageWidget key={`${organization}/${thing}`} organization={organization} thing={thing} api="" />
}
