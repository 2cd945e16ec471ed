import type { TestProject } from 'vitest/node'
import { type MadeTemplate, makeTemplate, type TestTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: TestTemplate
  }
}

/** Two projects run these tests, in one process and each with its own modules: the first makes what both of them copy. */
const shared = globalThis as typeof globalThis & { tracemarkTemplate?: Promise<MadeTemplate> }

export default async (project: TestProject): Promise<() => Promise<void>> => {
  shared.tracemarkTemplate ??= makeTemplate(process.env)
  const { template, remove } = await shared.tracemarkTemplate
  project.provide('template', template)
  return async () => {
    // Whoever runs them again in this process makes another.
    delete shared.tracemarkTemplate
    await remove()
  }
}
