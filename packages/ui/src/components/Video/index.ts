export { type Captions, Video, type VideoProps } from './Video.tsx'
export { type VideoSource, videoSource } from './video-source.ts'
