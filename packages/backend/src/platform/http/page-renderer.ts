import { pathToFileURL } from 'node:url'
import type { ErrorCode, Language, PublicAsset } from '@tracemark/api/schemas'

export interface PageToRender {
  /** In the language that it is drawn in. Absent: nothing public is at this address, or it could not be read. */
  pageIn?: ((language: Language) => PublicAsset) | undefined
  /** Why it could not be read. */
  failure?: ErrorCode | undefined
  item?: string | undefined
  /** Where the page stands for everybody. */
  address: string
  /** Origin of pictures that are named by a path. */
  origin: string
  /** As the browser asks for them, the best first, and the organization's own. */
  languages: readonly string[]
  now: Date
}

export interface RenderedPage {
  html: string
  language: string
  /** Texts of the style elements. */
  styles: string[]
}

/** Draws the document of a public page (`embed/src/public-page/served/render.tsx`). */
export type RenderPublicPage = (wanted: PageToRender) => Promise<RenderedPage>

export interface RendererFile {
  /** The built module that draws public pages. */
  pageRenderer: string
}

/** The built renderer in this file, loaded when a page is first asked for. `undefined` where it is not built, as before the first build. */
export const createPageRenderer = (file: string): (() => Promise<RenderPublicPage | undefined>) => {
  let loading: Promise<RenderPublicPage> | undefined
  return async () => {
    loading ??= import(pathToFileURL(file).href).then(({ renderPublicPage }: { renderPublicPage: RenderPublicPage }) => renderPublicPage)
    try {
      return await loading
    } catch (error) {
      loading = undefined
      if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined
      throw error
    }
  }
}
