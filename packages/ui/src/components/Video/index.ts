export { type VideoSource, videoSource } from '../../video/video-source.ts'
export { type Captions, Video, type VideoProps } from './Video.tsx'
