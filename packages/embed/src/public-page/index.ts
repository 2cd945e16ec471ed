export { type PublicPageEvent, PublicPageWidget, type PublicPageWidgetProps } from './PublicPageWidget.tsx'
