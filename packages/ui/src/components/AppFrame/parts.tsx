import type { ComponentProps, ComponentType } from 'react'
import { Button } from '../Button/Button.tsx'
import { part } from '../part.ts'

export const Frame: ComponentType<ComponentProps<'div'>> = part('div', 'tm-frame')

export const Side: ComponentType<ComponentProps<'div'> & { 'data-collapsed': boolean }> = part('div', 'tm-frame-side')

export const Column: ComponentType<ComponentProps<'div'>> = part('div', 'tm-frame-column')

export const Top: ComponentType<ComponentProps<'header'>> = part('header', 'tm-frame-top')

export const Main: ComponentType<ComponentProps<'main'>> = part('main', 'tm-frame-main')

export const Skip: ComponentType<ComponentProps<'a'>> = part('a', 'tm-frame-skip')

export const ReloadButton: ComponentType<ComponentProps<typeof Button>> = part(Button, 'tm-frame-reload-button')
