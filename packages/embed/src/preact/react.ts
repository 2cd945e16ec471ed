import { Component, type ComponentChild, createContext, createElement, Fragment, type FunctionComponent, options, type VNode } from 'preact'
import { useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { painted } from '../element/painted.ts'

/*
 * Stands in React's place in the widgets' bundle: what the field tier uses of React, and no more. `preact/compat`, which stands for
 * all of it, weighs 3 kB more. What is missing fails the build by its name.
 */

type Props = Record<string, unknown>

/** Attributes of drawings that React writes in camel case: `strokeWidth`, `clipPath`. The name of `textLength` has its capital in SVG, too. */
const DRAWING = /^(?:clip|dominant|fill|font|shape|stop|stroke|text(?!L))[A-Z]/

/** React calls `onChange` at every key press; in the browser that is `input`, and `change` comes when the field is left. */
const hearsInput = (type: string, { type: kind }: Props) =>
  type === 'textarea' || (type === 'input' && kind !== 'checkbox' && kind !== 'radio' && kind !== 'file')

/** Each name is looked at once, though a long form has thousands of attributes. */
const written: Record<string, string> = Object.create(null)

const writeAsDom = (type: string, props: Props): void => {
  if (props.onChange && hearsInput(type, props)) {
    props.onInput = props.onChange
    props.onChange = undefined
  }
  for (const name in props) {
    written[name] ??= DRAWING.test(name) ? name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`) : name
    const attribute = written[name]
    if (attribute === name) continue
    props[attribute] = props[name]
    props[name] = undefined
  }
}

const drawBefore = options.vnode
options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') writeAsDom(vnode.type, vnode.props as Props)
  drawBefore?.(vnode)
}

/** Effects wait until what was drawn is seen. Preact gives a frame 35 ms, so that on a slow device what they fetch went before the form. */
options.requestAnimationFrame = (flush) => void painted().then(flush)

/** React wraps the browser's events, and gives them as `nativeEvent`. */
options.event = (event: Event & { nativeEvent?: Event }) => {
  event.nativeEvent = event
  return event
}

const differ = (one: Props, other: Props): boolean => {
  for (const name in one) if (!(name in other)) return true
  for (const name in other) if (one[name] !== other[name]) return true
  return false
}

/** Draws a component again only when one of its props is another. It is the component itself, not one around it. */
const memo = (draw: (props: Props) => ComponentChild) =>
  class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return differ(this.props, next)
    }
    override render(): ComponentChild {
      return draw(this.props)
    }
  }

/** A ref is a prop like others in Preact 11. */
const forwardRef =
  <Given extends { ref?: unknown }>(draw: (props: Given, ref: unknown) => VNode): FunctionComponent<Given> =>
  (props) =>
    draw(props as Given, props.ref)

export {
  createContext,
  createElement,
  Fragment,
  forwardRef,
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
}

/** For what imports React as a whole. */
export default { createElement, Fragment, forwardRef, useCallback, useEffect, useMemo, useRef, useState }
