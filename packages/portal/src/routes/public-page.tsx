import { PublicPageWidget } from '@tracemark/embed/public-page'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useTitle } from '../app/use-title.ts'

/** The public page of an asset at its own address. */
export const PublicPage = () => {
  const { organization = '', thing = '' } = useParams()
  const [name, setName] = useState<string>()
  useTitle(name)
  return (
    <PublicPageWidget
      key={`${organization}/${thing}`}
      organization={organization}
      thing={thing}
      api=""
      onEvent={(event) => event.type === 'ready' && setName(event.thingName)}
    />
  )
}
