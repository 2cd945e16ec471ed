import { useTranslate } from '../../i18n/context.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { type EntityWithIcon, entityIcons } from '../../icons/entity-icons.ts'
import { type EntityList, ListFrame, type ListFrameProps } from './ListFrame.tsx'

/** Kinds of entity whose texts a list needs. */
type ListedEntity = {
  [Name in EntityWithIcon]: `${Name}:new` | `${Name}:search` | `${Name}:empty.title` | `${Name}:empty.text` extends MessageKey
    ? Name
    : never
}[EntityWithIcon]

export type EntityListFrameProps<Row> = EntityList<Row> &
  Pick<ListFrameProps<Row>, 'columns' | 'filters' | 'header' | 'summary' | 'band' | 'more' | 'view'> & {
    /** Its namespace of texts. */
    entity: ListedEntity
  }

/** The list of one kind of entity, with the texts that its namespace has. */
export const EntityListFrame = <Row extends object>({ entity, onCreate, ...list }: EntityListFrameProps<Row>) => {
  const t = useTranslate()
  return (
    <ListFrame
      {...list}
      name={entity}
      entity={entity}
      title={t(`names:${entity}.title`)}
      primary={onCreate && { label: t(`${entity}:new`), icon: 'plus', onSelect: onCreate }}
      searchLabel={t(`${entity}:search`)}
      empty={{
        icon: entityIcons[entity],
        title: t(`${entity}:empty.title`),
        text: t(onCreate ? `${entity}:empty.text` : 'lists:empty_view'),
      }}
    />
  )
}
