import type { Interaction } from '@tracemark/api/schemas'
import { useTranslate } from '../../i18n/context.ts'
import { Button } from '../Button/Button.tsx'
import { takeClick } from '../plain-click.ts'
import { Timeline } from '../Timeline/Timeline.tsx'

interface LatestInteractionsProps {
  /** Undefined while they are loaded, and for those who may not see them. */
  latest: readonly Interaction[] | undefined
  getHref: (id: string) => string
  /** Of all of them. */
  allHref?: string | undefined
  /** Whether the person may run a task, for which the page has a button. */
  mayRun?: boolean | undefined
  onOpen: (href: string) => void
  /** What stands below the name. */
  getNote: (interaction: Interaction) => string
}

const Way = ({ href, label, onOpen }: { href: string; label: string; onOpen: (href: string) => void }) => (
  <div>
    <Button
      href={href}
      onClick={(event) => {
        if (takeClick(event)) onOpen(href)
      }}
    >
      {label}
    </Button>
  </div>
)

const newestFirst = (one: Interaction, other: Interaction) => other.reportedDate.localeCompare(one.reportedDate)

/** What was recorded last, and the way to all of it. */
export const LatestInteractions = ({ latest, getHref, allHref, mayRun = false, onOpen, getNote }: LatestInteractionsProps) => {
  const t = useTranslate()
  if (!latest) return null
  if (latest.length === 0) return <p>{t(mayRun ? 'asset-page:overview.no_interactions' : 'interactions:empty.title')}</p>
  return (
    <>
      <Timeline
        onNavigate={onOpen}
        // The latest are those that came last; they stand in the order in which they happened.
        events={latest.toSorted(newestFirst).map((interaction) => ({
          id: interaction._id,
          name: interaction.task.name,
          at: interaction.reportedDate,
          tone: interaction.classification,
          note: getNote(interaction),
          href: getHref(interaction._id),
        }))}
      />
      {allHref !== undefined && <Way href={allHref} label={t('interactions:back')} onOpen={onOpen} />}
    </>
  )
}
