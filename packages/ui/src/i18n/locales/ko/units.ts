import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'ko'> = {
  title: '개체',
  one: '개체',
  'empty.title': '등록된 개체가 없습니다',
  'empty.text': '개체는 자루, 병, 상자처럼 손에 잡히는 하나하나의 실물입니다. 코드가 발급되면 여기에 표시됩니다.',
  'failed.create': '개체를 만들지 못했습니다',
  'failed.update': '개체를 수정하지 못했습니다',
  'failed.delete': '개체를 삭제하지 못했습니다',
  'failed.duplicate': '개체를 복제하지 못했습니다',
  'failed.load': '개체를 불러오지 못했습니다',
}
