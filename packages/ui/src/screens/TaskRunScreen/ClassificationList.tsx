import type { ExecutionResult } from '@tracemark/api/schemas'
import { useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName, isIconName } from '../../icons/Icon.tsx'

type ValueChain = NonNullable<ExecutionResult['valueChain']>

interface RowProps {
  name: string
  image?: string | undefined
  icon: IconName
  isDefault?: boolean
  selected: boolean
}

const Row = ({ name, image, icon, isDefault = false, selected }: RowProps) => {
  const t = useTranslate()
  return (
    <li className={`tm-chain-row${selected ? ' tm-chain-selected' : ''}`}>
      {image === undefined ? (
        <span className="tm-chain-sign">
          <Icon name={icon} size={20} />
        </span>
      ) : (
        <img className="tm-chain-sign" src={image} alt="" />
      )}
      <span className="tm-chain-name">{name}</span>
      {isDefault && <span className="tm-chain-default">{t('task-run:default')}</span>}
      {selected && (
        <span className="tm-chain-check">
          <Icon name="check" size={20} />
          <span className="tm-visually-hidden">{t('task-run:selected')}</span>
        </span>
      )}
    </li>
  )
}

/** 'Event Classification': the value chain's name, 'Unclassified', then each enabled element. */
export const ClassificationList = ({ valueChain: { name, elements, selectedElementId } }: { valueChain: ValueChain }) => {
  const t = useTranslate()
  const enabled = elements.filter((element) => element.enabled).sort((one, other) => one.order - other.order)
  return (
    <section className="tm-chain" aria-labelledby="tm-chain-title">
      <h2 id="tm-chain-title">{t('task-run:classification')}</h2>
      <p className="tm-chain-of">{name}</p>
      <ul>
        <Row name={t('task-run:unclassified')} icon="unclassified" selected={selectedElementId === undefined} />
        {enabled.map((element) => (
          <Row
            key={element.id}
            name={element.name}
            image={element.image}
            icon={isIconName(element.icon) ? element.icon : 'leaf'}
            isDefault={element.isDefault}
            selected={element.id === selectedElementId}
          />
        ))}
      </ul>
    </section>
  )
}
