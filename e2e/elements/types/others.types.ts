import type { TracemarkPageElement, TracemarkTaskElement } from '@tracemark/embed/elements'
import type {} from '@tracemark/embed/types/svelte'
import type {} from '@tracemark/embed/types/vue'
import type { SvelteHTMLElements } from 'svelte/elements'
import type { GlobalComponents } from 'vue'

/** What TypeScript says of our elements in scripts, and in the templates of Svelte and Vue, which its own tools check by these. */
export const task: TracemarkTaskElement = document.createElement('tracemark-task')
export const page: TracemarkPageElement | null = document.querySelector('tracemark-page')

task.addEventListener('tracemark-submitted', ({ detail }) => detail.interactionId.length)
task.submit().then(({ status }) => status === 'incomplete')
// @ts-expect-error: a page has nothing to submit
page?.submit()

export const svelte: SvelteHTMLElements['tracemark-task'] = {
  token: 'a token',
  class: 'box',
  'ontracemark-saved': ({ detail }) => detail.executionId,
}
// @ts-expect-error: a number is no token
export const wrongInSvelte: SvelteHTMLElements['tracemark-task'] = { token: 1 }

type VueProps = InstanceType<GlobalComponents['tracemark-task']>['$props']

export const vue: VueProps = { thing: 'sierra-alta/finca-la-esperanza', task: 'an id', onTracemarkFailed: ({ detail }) => detail.code }
// @ts-expect-error: no such theme
export const wrongInVue: VueProps = { theme: 'dim' }
