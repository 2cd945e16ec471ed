import { part } from '../part.ts'

const Name = part('span', 'tm-asset-name')

/** An asset in a list: its thumbnail and its name. */
export const AssetName = ({ name, image }: { name: string; image?: string | undefined }) => (
  <Name>
    {image === undefined ? <i /> : <img src={image} alt="" width={24} height={24} loading="lazy" />}
    <span>{name}</span>
  </Name>
)
