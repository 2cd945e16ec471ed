import type { TaskRunResult } from '@tracemark/api/schemas'
import { Notice } from '../../field/Notice/Notice.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName, isIconName } from '../../icons/Icon.tsx'
import type { TaskDoneView } from './view.ts'
import './ClassificationList.css'

type ValueChain = NonNullable<TaskRunResult['valueChain']>

interface RowProps {
  name: string
  image?: string | undefined
  icon: IconName
  isDefault?: boolean
  selected: boolean
  onSelect: () => void
}

const Row = ({ name, image, icon, isDefault = false, selected, onSelect }: RowProps) => {
  const t = useTranslate()
  return (
    <label className={`tm-chain-row${selected ? ' tm-chain-selected' : ''}`}>
      <input className="tm-visually-hidden" type="radio" name="tm-chain" checked={selected} onChange={onSelect} />
      {image === undefined ? (
        <span className="tm-chain-sign">
          <Icon name={icon} size={20} />
        </span>
      ) : (
        <img className="tm-chain-sign" src={image} alt="" />
      )}
      <span className="tm-chain-text">
        <span className="tm-chain-name">{name}</span>
        {isDefault && <span className="tm-chain-default">{t('task-run:default')}</span>}
      </span>
      <span className="tm-chain-check">{selected && <Icon name="check" size={20} />}</span>
    </label>
  )
}

interface ClassificationListProps {
  valueChain: ValueChain
  correction: TaskDoneView['correction']
  /** `null` is nowhere. */
  onClassify: (elementId: string | null) => void
}

/** 'Event Classification': the value chain's name, 'Unclassified', then each enabled element. One can be chosen. */
export const ClassificationList = ({ valueChain, correction, onClassify }: ClassificationListProps) => {
  const t = useTranslate()
  const { name, elements, selectedElementId } = valueChain
  const enabled = elements.filter((element) => element.enabled).sort((one, other) => one.order - other.order)
  return (
    <section className="tm-chain" aria-labelledby="tm-chain-title">
      <h2 id="tm-chain-title">{t('task-run:classification')}</h2>
      <p className="tm-chain-of">{name}</p>
      <p className="tm-chain-how">{t('task-more:change.how')}</p>
      <fieldset className="tm-chain-list" disabled={correction === 'saving'} aria-labelledby="tm-chain-title">
        <Row
          name={t('task-run:unclassified')}
          icon="unclassified"
          selected={selectedElementId === undefined}
          onSelect={() => onClassify(null)}
        />
        {enabled.map((element) => (
          <Row
            key={element.id}
            name={element.name}
            image={element.image}
            icon={isIconName(element.icon) ? element.icon : 'leaf'}
            isDefault={element.isDefault}
            selected={element.id === selectedElementId}
            onSelect={() => onClassify(element.id)}
          />
        ))}
      </fieldset>
      <div className="tm-chain-said" role="status">
        {correction === 'saving' && t('task-more:change.saving')}
        {correction === 'saved' && t('task-more:change.saved')}
        {correction === 'failed' && (
          <Notice kind="warning" title={t('task-more:change.failed.what')}>
            <p>{t('task-more:change.failed.action')}</p>
          </Notice>
        )}
      </div>
    </section>
  )
}
