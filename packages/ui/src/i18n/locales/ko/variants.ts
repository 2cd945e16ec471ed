import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'ko'> = {
  title: '세부 품목',
  one: '세부 품목',
  'empty.title': '등록된 세부 품목이 없습니다',
  'empty.text': '세부 품목은 로트, 빈티지, 규격처럼 같은 조건으로 만든 개체의 묶음입니다. 만들어 두면 정보를 한꺼번에 등록할 수 있습니다.',
  'failed.create': '세부 품목을 만들지 못했습니다',
  'failed.update': '세부 품목을 수정하지 못했습니다',
  'failed.delete': '세부 품목을 삭제하지 못했습니다',
  'failed.duplicate': '세부 품목을 복제하지 못했습니다',
  'failed.load': '세부 품목을 불러오지 못했습니다',
}
