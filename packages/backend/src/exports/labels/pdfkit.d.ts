declare namespace PDFKit {
  interface PDFDocument {
    /** The catalogue of the document, which the package's types leave out. */
    _root: { data: { ViewerPreferences?: PDFKitReference } }
  }
}
