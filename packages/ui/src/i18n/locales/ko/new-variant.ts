import type { Messages } from '../../keys.ts'

export const messages: Messages<'new-variant', 'ko'> = {
  name: '이름',
  name_hint: '“4월 로트”와 같이 부르는 이름(3~20자)',
  name_wrong: '로트 이름은 3~20자여야 합니다',
  id_hint: '라벨에 인쇄됩니다. 영문 대문자, 숫자, 하이픈 3~12자.',
  id_missing: 'ID를 입력하세요',
  id_wrong: '영문 대문자, 숫자, 하이픈을 3~12자 입력하세요',
  id_free: '{{id}} ID를 사용할 수 있습니다.',
  id_taken: '이미 사용 중인 ID입니다. 다른 ID를 입력하세요.',
  description: '설명',
  begins: '초기 상태',
  attributes: '속성',
  create: '로트 만들기',
}
