import type { Interaction, InteractionMap } from '@tracemark/api/schemas'
import { ClassificationChip } from '../../../components/ClassificationChip/ClassificationChip.tsx'
import { takeClick } from '../../../components/plain-click.ts'
import { useFormat } from '../../../i18n/context.ts'
import { Entries } from './map-parts.ts'
import { useClusterWords } from './use-cluster-words.ts'

type Cluster = InteractionMap['clusters'][number]
type Shown = Pick<Interaction, '_id' | 'thing' | 'task' | 'classification' | 'reportedDate'>

interface RecordEntryProps {
  record: Shown
  getHref: (id: string) => string
  onOpen: (id: string) => void
}

const RecordEntry = ({ record, getHref, onOpen }: RecordEntryProps) => {
  const format = useFormat()
  const { _id, thing, task, classification, reportedDate } = record
  return (
    <a
      href={getHref(_id)}
      onClick={(event) => {
        if (takeClick(event)) onOpen(_id)
      }}
    >
      <b>{task.name}</b>
      <ClassificationChip classification={classification} />
      <small>{format.list([thing.name, format.dateTime(reportedDate)])}</small>
    </a>
  )
}

interface ClusterEntriesProps extends Omit<RecordEntryProps, 'record'> {
  label: string
  clusters: readonly Cluster[]
  onPress: (cluster: Cluster) => void
}

/** What is on the map, for those who would rather read than look. */
export const ClusterEntries = ({ label, clusters, onPress, ...opening }: ClusterEntriesProps) => {
  const words = useClusterWords()
  return (
    <Entries aria-label={label}>
      {clusters.map((cluster) => (
        <li key={cluster.coordinates.join()}>
          {cluster.interaction ? (
            <RecordEntry record={cluster.interaction} {...opening} />
          ) : (
            <button type="button" onClick={() => onPress(cluster)}>
              <b>{words.count(cluster)}</b>
              <small>{words.parts(cluster)}</small>
              <small>{words.place(cluster)}</small>
            </button>
          )}
        </li>
      ))}
    </Entries>
  )
}

interface RecordEntriesProps extends Omit<RecordEntryProps, 'record'> {
  label: string
  records: readonly Interaction[]
}

/** The records at one place. */
export const RecordEntries = ({ label, records, ...opening }: RecordEntriesProps) => (
  <Entries aria-label={label}>
    {records.map((record) => (
      <li key={record._id}>
        <RecordEntry record={record} {...opening} />
      </li>
    ))}
  </Entries>
)
