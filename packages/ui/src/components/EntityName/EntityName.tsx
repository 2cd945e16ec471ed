import { useShownImage } from '../../field/use-shown-image.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { withClass } from '../with-class.ts'
import './EntityName.css'

const Name = withClass('span', 'tm-entity-name')

interface EntityNameProps {
  name: string
  image?: string | undefined
  /** Stands in for a picture that it has not, as its first letter does otherwise. */
  icon?: IconName | undefined
  /** What stays in view of the picture, as CSS says it; its middle where absent. */
  objectPosition?: string | undefined
  /** Where it comes from, in words: a mark behind the name says it. */
  from?: string | undefined
}

/** An entity in a list: its thumbnail, or its monogram, and its name. */
export const EntityName = ({ name, image, icon, objectPosition, from }: EntityNameProps) => {
  const { shown, onError } = useShownImage(image)
  return (
    <Name>
      {shown === undefined ? (
        <i aria-hidden="true">{icon ? <Icon name={icon} size={14} /> : [...name.trim()][0]}</i>
      ) : (
        <img src={shown} alt="" width={24} height={24} loading="lazy" style={{ objectPosition }} onError={onError} />
      )}
      <span>{name}</span>
      {from !== undefined && (
        <b role="img" aria-label={from} title={from}>
          <Icon name="building" size={14} />
        </b>
      )}
    </Name>
  )
}
