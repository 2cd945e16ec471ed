/** By itself, so that whoever adds it later imports no part of the file that it comes in. */
export { default } from '@tracemark/ui/task-first.css?inline'
