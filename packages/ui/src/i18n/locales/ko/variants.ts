import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'ko'> = {
  title: '로트',
  one: '로트',
  'empty.title': '아직 로트가 없습니다',
  'empty.text': '로트는 같은 조건으로 만든 개체의 묶음입니다. 로트를 만들면 개체의 정보를 한꺼번에 등록할 수 있습니다.',
  'failed.create': '로트를 만들지 못했습니다',
  'failed.update': '로트를 수정하지 못했습니다',
  'failed.delete': '로트를 삭제하지 못했습니다',
  'failed.duplicate': '로트를 복제하지 못했습니다',
  'failed.load': '로트를 불러오지 못했습니다',
}
