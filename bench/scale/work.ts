import type { DemoData } from '../../packages/api/src/demo/index.ts'
import type { Tokens } from '../../packages/backend/src/testing/bench/setting.ts'
import type { Work } from '../backend/load.ts'
import { get, taskRun } from '../backend/work.ts'

export interface ScaleWork {
  name: string
  work: (tokens: Tokens) => Work
}

interface Asked {
  organization: number
  token: string
}

/** Each organization has its turn, so that all workers have something to do. */
const alternate = (one: Work, other: Work): Work => {
  let isOther = false
  return (send) => {
    isOther = !isOther
    return (isOther ? other : one)(send)
  }
}

/** What is measured: five reads of the two organizations in turn, and a run of one task of the first. */
export const listWork = (demo: DemoData): ScaleWork[] => {
  const findAsset = (organization: number) => {
    const asset = demo.things.find(({ organizationId }) => organizationId === organization)
    const slug = demo.organizations.find(({ id }) => id === organization)?.slug
    if (!asset || slug === undefined) throw new Error(`The demo has no asset of organization ${organization}.`)
    return { id: asset.id, page: `/public/things/${slug}/${asset.publicLink}` }
  }
  const ofBoth =
    (read: (asked: Asked) => Work) =>
    ({ many, few }: Tokens) =>
      alternate(read({ organization: 101, token: many }), read({ organization: 102, token: few }))
  return [
    {
      name: 'interactions',
      work: ofBoth(({ organization, token }) => get(`/functions/tracemark-interactions/interactions/${organization}`, token)),
    },
    { name: 'one asset', work: ofBoth(({ organization, token }) => get(`/core/things/${findAsset(organization).id}`, token)) },
    { name: 'units', work: ofBoth(({ organization, token }) => get(`/functions/tracemark-interactions/items/${organization}`, token)) },
    { name: 'public page', work: ofBoth(({ organization }) => get(findAsset(organization).page)) },
    { name: 'jobs', work: ofBoth(({ token }) => get('/core/jobs', token)) },
    { name: 'task run, five calls', work: ({ task }) => taskRun(task) },
  ]
}
