import { part } from '../part.ts'

const Name = part('span', 'tm-entity-name')

/** An entity in a list: its thumbnail, or its monogram, and its name. */
export const EntityName = ({ name, image }: { name: string; image?: string | undefined }) => (
  <Name>
    {image === undefined ? (
      <i aria-hidden="true">{[...name.trim()][0]}</i>
    ) : (
      <img src={image} alt="" width={24} height={24} loading="lazy" />
    )}
    <span>{name}</span>
  </Name>
)
