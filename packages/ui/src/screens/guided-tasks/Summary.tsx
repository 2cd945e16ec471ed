import { Button } from '../../field/Button/Button.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { PlaceHead } from './PlaceHead.tsx'
import type { GuidedHandlers, GuidedOutcome, GuidedRound } from './view.ts'

const signs = {
  draft: 'pen',
  recorded: 'verified',
  saved: 'archive',
  skipped: 'right',
  open: 'unclassified',
} as const satisfies Record<GuidedOutcome | 'draft' | 'open', IconName>

interface SummaryProps extends Pick<GuidedHandlers, 'onList' | 'onChoose' | 'onLeave'> {
  view: GuidedRound
  /** How many records wait on this device. */
  waiting: number
  unfinished: ReadonlySet<string>
}

/** What became of each task of the round. */
export const Summary = ({ view: { place, tasks, outcomes }, waiting, unfinished, onList, onChoose, onLeave }: SummaryProps) => {
  const t = useTranslate()
  const { thing, item } = place
  const getOutcome = (id: string) => {
    const outcome = outcomes[id] ?? (unfinished.has(id) ? 'draft' : 'open')
    // Nothing waits any more: what was saved has arrived.
    return outcome === 'saved' && waiting === 0 ? 'recorded' : outcome
  }
  const otherPlace = { name: t('guided-tasks:other_place'), go: onChoose }
  const toTasks = { name: t('guided-tasks:to_tasks'), go: onList }
  const out = onLeave ? [{ name: t('guided-tasks:leave'), go: onLeave }] : []
  // Whoever stopped before the end goes on here; whoever is through, with another place.
  const isStopped = tasks.some(({ id }) => outcomes[id] === undefined)
  const ways = [...(isStopped ? [toTasks, otherPlace] : [otherPlace, toTasks]), ...out]
  return (
    <>
      <PlaceHead eyebrow={[thing.name, item?.name].filter(Boolean).join(', ')} title={t('guided-tasks:over')} />
      <div className="tm-guided-body">
        <ol className="tm-guided-list">
          {tasks.map(({ id, name }) => {
            const outcome = getOutcome(id)
            return (
              <li key={id} className={`tm-guided-outcome tm-guided-${outcome}`}>
                <Icon name={signs[outcome]} size={22} />
                <span className="tm-guided-text">
                  <strong>{name}</strong>
                  <small>{t(`guided-tasks:outcome.${outcome}`)}</small>
                </span>
              </li>
            )
          })}
        </ol>
      </div>
      <div className="tm-task-bottom tm-guided-ways">
        {ways.map(({ name, go }, position) => (
          <Button key={name} kind={position === 0 ? 'primary' : 'secondary'} wide onClick={go}>
            {name}
          </Button>
        ))}
      </div>
    </>
  )
}
