import '@angular/compiler'
import { Component, CUSTOM_ELEMENTS_SCHEMA, type ElementRef, enableProdMode, signal, ViewChild } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import type { TracemarkTaskElement } from '@tracemark/embed/elements'
import type { Framework, View } from './site.ts'

// As Angular's own builder defines it, without which its production mode does not start.
Object.assign(globalThis, { ngServerMode: false })
enableProdMode()

let drawnFirst: View

/** Compiled in the browser: decorators are called as the functions that they are, so that nothing has to translate them. */
class Page {
  readonly view = signal<View>(drawnFirst)
  element?: ElementRef<TracemarkTaskElement>
}
ViewChild('task')(Page.prototype, 'element')
Component({
  selector: 'tracemark-site',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @if (view().isShown) {
      <tracemark-task
        #task
        [hidden]="view().hidden"
        [thing]="view().thing"
        [token]="view().token"
        [initialAnswers]="view().initialAnswers"
        (tracemark-failed)="view().hear($event)"
        (lowercaseevent)="view().hear($event)"
        (kebab-event)="view().hear($event)"
        (camelEvent)="view().hear($event)"
        (CAPSevent)="view().hear($event)"
        (PascalEvent)="view().hear($event)"
      >
        @if (view().count !== undefined) { <p slot="loading">{{ view().count }}</p> }
      </tracemark-task>
    } @else {
      <p>Something else</p>
    }
  `,
})(Page)

export const angular: Framework = async (target, first) => {
  drawnFirst = first
  target.append(document.createElement('tracemark-site'))
  const app = await bootstrapApplication(Page)
  const [page] = app.components
  const draw = async (view: View) => {
    page?.instance.view.set(view)
    app.tick()
  }
  await draw(first)
  return { draw, element: () => page?.instance.element?.nativeElement, end: () => app.destroy() }
}
