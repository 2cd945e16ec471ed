import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'

interface RowProps {
  icon: IconName
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
  const content = (
    <>
      {image === undefined ? (
        <span className="tm-guided-sign">
          <Icon name={icon} size={22} />
        </span>
      ) : (
        <img className="tm-guided-sign" src={image} alt="" loading="lazy" />
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
