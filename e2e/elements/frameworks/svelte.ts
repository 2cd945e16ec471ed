import type { TracemarkTaskElement } from '@tracemark/embed/elements'
import { flushSync, mount, unmount } from 'svelte'
import { createSubscriber } from 'svelte/reactivity'
import type { Framework, View } from './site.ts'
import TaskSite from './TaskSite.svelte'

export const svelte: Framework = async (target, first) => {
  let view = first
  let element: TracemarkTaskElement | undefined
  let changed = () => {}
  const subscribe = createSubscriber((update) => {
    changed = update
  })
  const props = {
    get view() {
      subscribe()
      return view
    },
    give: (given: TracemarkTaskElement | undefined) => {
      element = given
    },
  }
  const page = mount(TaskSite, { target, props })
  flushSync()
  const draw = async (next: View) => {
    view = next
    changed()
    flushSync()
  }
  return { draw, element: () => element, end: () => void unmount(page) }
}
