import type { ReactNode } from 'react'
import { useShownImage } from '../../field/use-shown-image.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import '../../field/List/List.css'

interface RowProps {
  /** Absent where the row is of an asset: it has a picture, or else its monogram. */
  icon?: IconName | undefined
  image?: string | undefined
  name: string
  /** Lines below the name. */
  children?: ReactNode
  /** Below the row, and no part of what is pressed. */
  below?: ReactNode
  /** The element that says more about the row. */
  describedBy?: string | undefined
  /** Absent where the row can't be chosen. */
  onClick?: (() => void) | undefined
}

/** One thing to choose: the whole row takes the press. */
export const Row = ({ icon, image, name, children, below, describedBy, onClick }: RowProps) => {
  const { shown, onError } = useShownImage(image)
  const sign = icon === undefined ? <b data-letter={[...name.trim()][0]} /> : <Icon name={icon} size={22} />
  const content = (
    <>
      {shown === undefined ? (
        <span className="tm-guided-sign">{sign}</span>
      ) : (
        <img className="tm-guided-sign" src={shown} alt="" loading="lazy" onError={onError} />
      )}
      <span className="tm-guided-text">
        <strong>{name}</strong>
        {children}
      </span>
    </>
  )
  return (
    <li>
      {onClick ? (
        <button className="tm-guided-row" type="button" aria-describedby={describedBy} onClick={onClick}>
          {content}
          <span className="tm-list-onward">
            <Icon name="right" size={18} />
          </span>
        </button>
      ) : (
        <div className="tm-guided-row tm-guided-closed">{content}</div>
      )}
      {below}
    </li>
  )
}

/** A line of lesser weight: a sign and what it says. */
export const Line = ({ icon, children }: { icon: IconName; children: string }) => (
  <span className="tm-guided-line">
    <Icon name={icon} size={16} />
    {children}
  </span>
)

/** Nothing is there yet, and why. */
export const Nothing = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <div className="tm-guided-nothing">
    <span className="tm-guided-sign">
      <Icon name={icon} size={28} />
    </span>
    <h2>{title}</h2>
    <p>{children}</p>
  </div>
)
