declare module '*.vue' {
  import type { DefineComponent } from 'vue'

  const component: DefineComponent<object, { element: HTMLElement | null }>
  export default component
}
