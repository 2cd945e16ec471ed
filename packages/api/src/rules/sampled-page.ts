import type { PublicContent } from '../schemas/public-content.ts'

interface Page {
  content?: PublicContent | undefined
  showsHistory?: boolean | undefined
  showsEvents?: boolean | undefined
}

/**
 * What the page of a new asset has of the page of its template's sample: who makes it, links, and what is shown. Its journey, figures, texts
 * and pictures are true of the sample alone: no visitor may read them of another.
 */
export const sampledPage = ({
  content: { brandExperience, links, privacyPolicy } = {},
  showsHistory = false,
  showsEvents = false,
}: Page) => ({
  content: {
    ...(brandExperience && { brandExperience }),
    ...(links && { links }),
    ...(privacyPolicy !== undefined && { privacyPolicy }),
  },
  showsHistory,
  showsEvents,
})
