import { Icon, type IconName } from '../../icons/Icon.tsx'
import './List.css'

export interface ListItem {
  id: string
  title: string
  /** Language (BCP 47) of the title, where it is not the page's. */
  lang?: string | undefined
  icon?: IconName | undefined
  /** One line below the title, such as "PDF, 1.3 MB". */
  detail?: string | undefined
  /** Where the row leads; without it the row is no link. */
  href?: string | undefined
  /** The row is a file to keep, under this name. */
  download?: string | undefined
}

const Content = ({ icon, title, lang, detail, href, download }: ListItem) => (
  <>
    {icon !== undefined && (
      <span className="tm-list-icon">
        <Icon name={icon} size={20} />
      </span>
    )}
    <span className="tm-list-text">
      <strong lang={lang}>{title}</strong>
      {detail !== undefined && <small>{detail}</small>}
    </span>
    {href !== undefined && (
      <span className={`tm-list-lead${download === undefined ? ' tm-list-onward' : ''}`}>
        <Icon name={download === undefined ? 'right' : 'download'} size={18} />
      </span>
    )}
  </>
)

/** Plain rows: services, documents, whatever has a name and a line about it. */
export const List = ({ items }: { items: readonly ListItem[] }) => (
  <ul className="tm-list">
    {items.map((item) => (
      <li key={item.id}>
        {item.href === undefined ? (
          <span className="tm-list-row">
            <Content {...item} />
          </span>
        ) : (
          <a className="tm-list-row" href={item.href} download={item.download}>
            <Content {...item} />
          </a>
        )}
      </li>
    ))}
  </ul>
)
