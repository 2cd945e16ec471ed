import type { Messages } from '../../keys.ts'

export const messages: Messages<'tasks', 'ko'> = {
  'empty.title': '아직 작업이 없습니다',
  'empty.text': '현장에서 수행하고 휴대전화로 기록하는 작업이 여기에 표시됩니다. 작업을 추가하면 현장 담당자가 수행할 수 있습니다.',
  'failed.create': '작업을 만들지 못했습니다',
  'failed.update': '작업을 수정하지 못했습니다',
  'failed.delete': '작업을 삭제하지 못했습니다',
  'failed.duplicate': '작업을 복제하지 못했습니다',
  'failed.load': '작업을 불러오지 못했습니다',
}
