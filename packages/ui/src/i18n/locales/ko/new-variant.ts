import type { Messages } from '../../keys.ts'

export const messages: Messages<'new-variant', 'ko'> = {
  name: '이름',
  name_hint: '“4월 로트”처럼 사람들이 부르는 이름입니다. 3~20자.',
  name_wrong: '세부 품목 이름은 3~20자여야 합니다',
  id_hint: '라벨에 표시됩니다. 대문자, 숫자, 하이픈 3~12자.',
  id_missing: 'ID를 입력하세요',
  id_wrong: '대문자, 숫자, 하이픈 3~12자만 사용하세요',
  id_free: '{{id}} 사용 가능합니다.',
  id_taken: '이미 있는 세부 품목 ID입니다. 다른 ID를 선택하세요.',
  description: '설명',
  begins: '시작 상태',
  attributes: '속성',
  create: '세부 품목 만들기',
}
