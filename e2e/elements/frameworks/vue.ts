import type { TracemarkTaskElement } from '@tracemark/embed/elements'
import { createApp, h, nextTick, shallowRef } from 'vue'
import type { Framework, View } from './site.ts'
import TaskSite from './TaskSite.vue'

export const vue: Framework = async (target, first) => {
  const view = shallowRef(first)
  const page = shallowRef<{ element: TracemarkTaskElement | null }>()
  const app = createApp({ render: () => h(TaskSite, { view: view.value, ref: page }) })
  app.mount(target)
  const draw = async (next: View) => {
    view.value = next
    await nextTick()
  }
  return { draw, element: () => page.value?.element, end: () => app.unmount() }
}
