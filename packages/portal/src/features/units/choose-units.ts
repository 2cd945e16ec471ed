import { addresses } from '@tracemark/api/addresses'

interface Page {
  org: string
  /** The asset whose units are listed, where it is one. */
  thingId: string | undefined
  /** Of the list's address. */
  search: string
}

/** Where whoever has selected no units chooses which labels to create: by number, of an asset; else in the list. */
export const chooseUnits = ({ org, thingId, search }: Page): string =>
  thingId === undefined ? `${addresses.units.all.to({ org })}${search}` : addresses['identification-codes'].labels.to({ org, thingId })
