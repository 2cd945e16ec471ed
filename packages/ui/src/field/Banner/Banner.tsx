import { Icon, type IconName } from '../../icons/Icon.tsx'
import './Banner.css'

export interface BannerProps {
  icon: IconName
  children: string
  /** What follows from it, beside the main word. */
  note?: string | undefined
}

/** A bar across the screen that stays while something holds, such as being offline. */
export const Banner = ({ icon, children, note }: BannerProps) => (
  <div className="tm-banner" role="status">
    <Icon name={icon} size={18} />
    <strong>{children}</strong>
    {note !== undefined && <span className="tm-banner-note">{note}</span>}
  </div>
)
