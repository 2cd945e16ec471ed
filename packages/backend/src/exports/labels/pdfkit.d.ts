declare namespace PDFKit {
  /** A picture that a document has opened: drawn again and again, it stands in the file once. */
  interface OpenImage {
    width: number
    height: number
  }

  interface PDFDocument {
    /** The catalogue of the document, which the package's types leave out. */
    _root: { data: { ViewerPreferences?: PDFKitReference } }
    openImage(src: Uint8Array): OpenImage
    image(src: OpenImage, x: number, y: number, options: Mixins.ImageOption): this
  }
}
