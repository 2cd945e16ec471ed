import { contract } from '@tracemark/api/contract'
import type { CollectionRule } from '@tracemark/api/schemas'
import { createInteractionFilters } from '@tracemark/ui/components/interaction-filters'
import { useTranslate } from '@tracemark/ui/i18n'
import { useOrganization } from '../../platform/organization-context.tsx'
import { tasks } from '../assets/find-tasks.ts'
import { assets } from '../assets/resource.ts'
import { useFinder } from '../assets/use-finder.ts'
import { accounts } from '../people/resource.ts'
import { unitChoices } from '../units/choices.ts'

const NO_RULE: CollectionRule = {}

/** The controls of a rule, with the names of what it names. Nothing is looked up without a rule. */
export const useRuleFilters = (rule: CollectionRule | undefined) => {
  const { may } = useOrganization()
  const t = useTranslate()
  const { taskId, thingId, itemId, createdById, place } = rule ?? NO_RULE
  const mayFind = {
    things: may(contract.assets.list),
    units: may(contract.units.list),
    people: may(contract.organizationAccounts.list),
  }
  const found = {
    tasks: useFinder(tasks, taskId, rule !== undefined && may(contract.tasks.list)),
    things: useFinder(assets, thingId, rule !== undefined && mayFind.things),
    units: useFinder(unitChoices, itemId, rule !== undefined && mayFind.units),
    people: useFinder(accounts, createdById, rule !== undefined && mayFind.people),
  }
  return createInteractionFilters(
    t,
    {
      tasks: found.tasks,
      things: mayFind.things ? found.things : undefined,
      units: mayFind.units ? found.units : undefined,
      people: mayFind.people ? found.people : undefined,
    },
    { place },
  )
}
