import type { ListAction } from '@tracemark/ui/components/list-frame'

/** The actions of a record's page, where nothing is left to see after the one with this id. */
export const leaveAfter =
  (id: string, leave: () => void) =>
  (action: ListAction): ListAction =>
    action.id !== id || !action.run
      ? action
      : {
          ...action,
          run: async (...asked) => {
            const failures = await action.run(...asked)
            if (failures.length === 0) leave()
            return failures
          },
        }
