export interface PublicAddress {
  organization: string
  thing: string
}

/** Of the asset that an element names: `thing` alone as in the address of its page, or that whole address, or beside `organization`. */
export const readPublicAddress = ({ organization, thing }: { organization: string | null; thing: string | null }): PublicAddress => {
  const [first = '', second] = (thing ?? '').replace(/^https?:.*\/p\/|[?#].*/g, '').split('/')
  return second === undefined ? { organization: organization ?? '', thing: first } : { organization: first, thing: second }
}
