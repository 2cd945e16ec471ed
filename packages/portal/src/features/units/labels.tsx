import { addresses } from '@tracemark/api/addresses'
import { Id, UnitLabels } from '@tracemark/api/schemas'
import { UnitLabelsForm } from '@tracemark/ui/screens/identification-codes'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import * as z from 'zod/mini'
import { deviceStorage } from '../../platform/device-storage.ts'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useLeaveGuard } from '../../platform/use-leave-guard.tsx'
import { readLooks, rememberLooks } from '../identification-codes/remembered-looks.ts'
import { usePrintLabels } from '../identification-codes/use-print-labels.ts'
import { chooseUnits } from './choose-units.ts'

/** The units that were selected in the list, which the history keeps for a reload: an address has no room for them. */
const Selected = z.object({
  unitIds: UnitLabels.shape.unitIds,
  /** The asset of one that has no public page. */
  closedThingId: z.optional(Id),
  /** None of them has one. */
  allClosed: z.optional(z.literal(true)),
  /** The page that they were chosen on, where it is not the list. */
  back: z.optional(z.string()),
})
export type Selected = z.infer<typeof Selected>

/** …/units/labels, over the list that they were selected in */
export const Component = () => {
  const { thingId } = useParams()
  const { organization } = useOrganization()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const { printUnits } = usePrintLabels()
  const guard = useLeaveGuard()
  const org = organization.slug
  const selected = Selected.safeParse(state).data
  const list = `${thingId === undefined ? addresses.units.all.to({ org }) : addresses.units.list.to({ org, thingId })}${search}`
  const back = selected?.back ?? list
  const hasLogo = organization.image !== undefined
  const [values] = useState(() => ({
    unitIds: selected?.unitIds ?? [],
    ...readLooks(deviceStorage, organization.id),
    startPosition: 1,
    logo: hasLogo,
  }))
  // Whoever comes by the address alone has selected none.
  if (!selected) return <Navigate to={chooseUnits({ org, thingId, search })} replace />
  const { closedThingId, allClosed = false } = selected
  return (
    <>
      <UnitLabelsForm
        isNew
        values={values}
        hasLogo={hasLogo}
        allClosed={allClosed}
        pageHref={closedThingId === undefined ? undefined : addresses['assets/about'].public.to({ org, thingId: closedThingId })}
        onLeave={(href) => void navigate(href)}
        onSave={async (asked) => {
          try {
            const asks = UnitLabels.parse(asked)
            await printUnits(asks)
            rememberLooks(deviceStorage, organization.id, asks)
            guard.forget()
            void navigate(back)
            return undefined
          } catch (error) {
            return toFailure(error as Error)
          }
        }}
        onCancel={() => void navigate(back)}
        onDirty={guard.setDirty}
      />
      {guard.question}
    </>
  )
}
