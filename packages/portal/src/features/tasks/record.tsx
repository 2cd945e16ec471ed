import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { useTranslate } from '@tracemark/ui/i18n'
import { type DesignerPlace, TaskScreen, type TaskTab, taskTabs } from '@tracemark/ui/screens/tasks'
import { useMemo, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { NotFound } from '../../platform/not-found.tsx'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useResourceRecord } from '../../platform/resource/use-resource-record.tsx'
import { useServices } from '../../platform/services-context.tsx'
import { unitStatusesQuery } from '../units/unit-queries.ts'
import { Assignments } from './assignments.tsx'
import { createPreviews } from './previews.tsx'
import { tasks } from './resource.ts'

const [first] = taskTabs

const Record = ({ id, tab }: { id: string; tab: TaskTab }) => {
  const { organization, may } = useOrganization()
  const { client: services } = useServices()
  const { row, version, form, frame, dialogsWith } = useResourceRecord(tasks)
  const t = useTranslate()
  const navigate = useNavigate()
  const statuses = useQuery(unitStatusesQuery(services, organization.id))
  const [isAssigning, setAssigning] = useState(false)
  const [place, setPlace] = useState<DesignerPlace>({ row: 0, pane: 'outline' })
  const { slug: org, name, image } = organization
  const [taskId, taskName, description] = [row?.id ?? '', row?.name ?? '', row?.description]
  const previews = useMemo(
    () =>
      createPreviews({
        organization: { name, ...(image !== undefined && { image }) },
        task: { id: taskId, name: taskName, ...(description !== undefined && { description }) },
        thing: { id: '', name: t('tasks:preview_asset') },
      }),
    [name, image, taskId, taskName, description, t],
  )
  return (
    <>
      <TaskScreen
        key={version}
        {...form}
        {...frame}
        {...previews}
        task={row}
        unitStatuses={statuses.data}
        tab={tab}
        hrefOfTab={(next) => addresses.tasks.one.to({ org, id, ...(next !== first && { tab: next }) })}
        onTab={(href) => void navigate(href)}
        place={place}
        onPlace={setPlace}
        primary={
          may(contract.taskAssets.create) ? { label: t('tasks:assign'), icon: 'plus', onSelect: () => setAssigning(true) } : undefined
        }
        assets={<Assignments taskId={id} isAsked={isAssigning} onAnswered={() => setAssigning(false)} />}
      />
      {dialogsWith()}
    </>
  )
}

/** /org/:org/settings/tasks/:id, and its tabs. */
export const Component = () => {
  const { id = '', tab } = useParams()
  const shown = tab === undefined ? first : taskTabs.find((name) => name === tab)
  return shown === undefined ? <NotFound /> : <Record key={id} id={id} tab={shown} />
}
