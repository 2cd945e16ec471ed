import { Button } from '../../field/Button/Button.tsx'
import { useFormat, useNow, useTranslate } from '../../i18n/context.ts'
import { PlaceHead } from './PlaceHead.tsx'
import { Nothing, Row } from './Rows.tsx'
import { isDoneToday, TaskLines } from './TaskLines.tsx'
import type { GuidedHandlers, GuidedRound } from './view.ts'

interface TaskChoiceProps extends Pick<GuidedHandlers, 'onTask' | 'onChoose'> {
  view: GuidedRound
  offline: boolean
  unfinished: ReadonlySet<string>
}

/** The tasks of a place: each can be begun with, and those behind it follow. */
export const TaskChoice = ({ view: { place, tasks, history }, offline, unfinished, onTask, onChoose }: TaskChoiceProps) => {
  const t = useTranslate()
  const format = useFormat()
  const now = useNow()
  const { thing, item } = place
  const open = tasks.filter(({ isPrepared }) => isPrepared || !offline)
  const first = open.find((task) => !isDoneToday(task, format, now())) ?? open[0]
  const ready = tasks.filter(({ isPrepared }) => isPrepared).length
  const counts = { ready: format.number(ready), total: format.number(tasks.length) }
  return (
    <>
      <PlaceHead eyebrow={item && thing.name} title={item?.name ?? thing.name}>
        {tasks.length > 0 && (
          <p className="tm-task-description" role="status">
            {ready === tasks.length ? t('guided-tasks:all_ready') : t('guided-tasks:some_ready', counts)}
          </p>
        )}
        <button className="tm-link tm-guided-other" type="button" onClick={onChoose}>
          {t('guided-tasks:other_place')}
        </button>
      </PlaceHead>
      <div className="tm-guided-body">
        {tasks.length === 0 ? (
          <Nothing icon="task" title={t('guided-tasks:no_tasks_title')}>
            {t('guided-tasks:no_tasks_text')}
          </Nothing>
        ) : (
          <ol className="tm-guided-list">
            {tasks.map((task) => (
              <Row key={task.id} icon="task" image={task.image} name={task.name} onClick={() => onTask(task.id)}>
                {task.description !== undefined && task.description !== '' && <small>{task.description}</small>}
                <TaskLines
                  task={task}
                  history={history}
                  allPrepared={ready === tasks.length}
                  offline={offline}
                  isUnfinished={unfinished.has(task.id)}
                />
              </Row>
            ))}
          </ol>
        )}
      </div>
      {first && (
        <div className="tm-task-bottom">
          <Button kind="primary" wide onClick={() => onTask(first.id)}>
            {t('guided-tasks:begin', { task: first.name })}
          </Button>
        </div>
      )}
    </>
  )
}
