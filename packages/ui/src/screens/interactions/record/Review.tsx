import { styled } from '@mui/material/styles'
import type { ReviewState } from '@tracemark/api/schemas'
import { Button } from '../../../components/Button/Button.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import type { ListAction } from '../../../components/ListFrame/types.ts'
import { ReviewChip } from '../../../components/ReviewChip/ReviewChip.tsx'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'

const Decisions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > button': { flex: '1 1 112px' } })

const Reason = styled('p')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export interface ReviewProps {
  review: ReviewState
  /** Why the person can decide nothing here. */
  note: string | undefined
  /** Why it was decided so, in the reviewer's words. */
  reason: string | undefined
  actions: readonly ListAction[]
  onStart: (action: ListAction) => void
}

/** How far a record is reviewed, and what can be decided of it: all decisions weigh the same. */
export const Review = ({ review, note, reason, actions, onStart }: ReviewProps) => {
  const t = useTranslate()
  return (
    <Card title={t('interactions:review')}>
      <div>
        <ReviewChip review={review} />
      </div>
      {reason !== undefined && <Reason>{reason}</Reason>}
      {note !== undefined && <p>{note}</p>}
      {actions.length > 0 && (
        <Decisions>
          {actions.map((action) => (
            <Button
              key={action.id}
              variant="outlined"
              startIcon={action.icon && <Icon name={action.icon} size={16} />}
              onClick={() => onStart(action)}
            >
              {action.label}
            </Button>
          ))}
        </Decisions>
      )}
    </Card>
  )
}
