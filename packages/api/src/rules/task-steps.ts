import type { TaskAsset, Widget } from '../schemas/index.ts'

/**
 * The questions of a run in the order of the steps that its asset has for the task, each step's first one with its title. Those that no
 * step names follow at the end; questions that are no longer in the task are left out. Where the asset has no steps, the task's own stay.
 */
export const inSteps = (widgets: readonly Widget[], config: TaskAsset['stepsEngineConfig']): Widget[] => {
  if (!config) return [...widgets]
  const rest = new Map(widgets.map(({ step: _, ...widget }) => [widget.id, widget]))
  const stepped = config.steps.flatMap(({ title, widgetIds }) => {
    const own = widgetIds.flatMap((id) => {
      const widget = rest.get(id)
      rest.delete(id)
      return widget ?? []
    })
    return own.map((widget, place) => (place === 0 ? { ...widget, step: title } : widget))
  })
  return [...stepped, ...rest.values()]
}
