import type { Messages } from '../../keys.ts'

export const messages: Messages<'value-chains', 'ko'> = {
  title: '밸류체인',
  one: '밸류체인',
  'failed.create': '밸류체인을 만들지 못했습니다',
  'failed.update': '밸류체인을 수정하지 못했습니다',
  'failed.delete': '밸류체인을 삭제하지 못했습니다',
  'failed.duplicate': '밸류체인을 복제하지 못했습니다',
  'failed.load': '밸류체인을 불러오지 못했습니다',
}
