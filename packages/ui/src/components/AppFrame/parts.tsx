import type { ComponentProps, ComponentType } from 'react'
import { Button } from '../Button/Button.tsx'
import { withClass } from '../with-class.ts'
import './AppFrame.css'

export const Frame: ComponentType<ComponentProps<'div'>> = withClass('div', 'tm-frame')

export const Side: ComponentType<ComponentProps<'div'> & { 'data-collapsed': boolean }> = withClass('div', 'tm-frame-side')

export const Column: ComponentType<ComponentProps<'div'>> = withClass('div', 'tm-frame-column')

export const Top: ComponentType<ComponentProps<'header'>> = withClass('header', 'tm-frame-top')

export const Main: ComponentType<ComponentProps<'main'>> = withClass('main', 'tm-frame-main')

export const Skip: ComponentType<ComponentProps<'a'>> = withClass('a', 'tm-frame-skip')

export const ReloadButton: ComponentType<ComponentProps<typeof Button>> = withClass(Button, 'tm-frame-reload-button')
