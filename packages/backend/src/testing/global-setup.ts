import type { TestProject } from 'vitest/node'
import { makeTemplate, type TestTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: TestTemplate
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { template, remove } = await makeTemplate(process.env.DATABASE_URL || undefined)
  project.provide('template', template)
  return remove
}
