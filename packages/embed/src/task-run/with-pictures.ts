interface Pictures {
  image?: string | undefined
  backgroundImage?: string | undefined
}

interface Pictured {
  organization?: Pictures | undefined
  result?: Pictures | undefined
}

/** Pictures of the organization and of the result as a page of another host finds them: paths are of the API's own host. */
export const withPictures = <View extends object>(view: View, api: string): View => {
  const find = <Part extends Pictures>(part: Part): Part => ({
    ...part,
    ...(part.image && { image: part.image.replace(/^\//, `${api}/`) }),
    ...(part.backgroundImage && { backgroundImage: part.backgroundImage.replace(/^\//, `${api}/`) }),
  })
  const { organization, result }: Pictured = view
  return { ...view, ...(organization && { organization: find(organization) }), ...(result && { result: find(result) }) }
}
