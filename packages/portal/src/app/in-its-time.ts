import { type ComponentType, lazy } from 'react'

/** A part that the page does without: where its file cannot be fetched, nothing is there. */
export const inItsTime = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      const Nothing: ComponentType<Props> = () => null
      return { default: Nothing }
    }
  })
