import type { Messages } from '../../keys.ts'

export const messages: Messages<'record', 'pt'> = {
  back: 'Todas as interações',
  happened: 'Ocorreu',
  saved: 'Salvo',
  facts: 'O que se sabe',
  within: 'com margem de {{distance}}',
  answers: 'Respostas',
  no_answers: 'Nenhuma pergunta foi respondida.',
  photos: 'Fotos',
  files: 'Arquivos',
  taken_with_camera: 'Tirada para esta resposta',
  history: 'Correções',
  never_corrected: 'Ninguém corrigiu este registro.',
  corrected_by: 'Corrigido por {{name}}',
  corrected: 'Corrigido',
  before: 'Antes',
  after: 'Depois',
  holds_until: 'Vale até',
  none: 'Nenhum',
  'expired.title': 'Este registro não vale mais',
  'expired.text': 'Foi encerrado em {{date}}. Permanece aqui para que todos vejam o que foi registrado.',
}
