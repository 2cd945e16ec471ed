import type { Messages } from '../../keys.ts'

export const messages: Messages<'common', 'pt'> = {
  app_store: 'App Store',
  google_play: 'Google Play',
  more_actions: 'Mais ações',
  page_tabs: 'Seções desta página',
  account_menu: 'Conta: {{name}}',
  close: 'Fechar',
  collapse_menu: 'Recolher o menu',
  expand_menu: 'Expandir o menu',
  loading: 'Carregando',
  main_menu: 'Menu principal',
  messages: 'Mensagens',
  new_version: 'Há uma nova versão disponível!',
  open_menu: 'Abrir o menu',
  reload: 'Recarregar',
  sign_out: 'Sair',
  skip_to_content: 'Ir para o conteúdo',
  switch_organization: 'Organização: {{name}}. Trocar',
  theme: 'Aparência',
  theme_auto: 'Como neste dispositivo',
  theme_dark: 'Escura',
  theme_light: 'Clara',
  'panel.interactions_filtered.title': 'Nada corresponde a estes filtros',
  'panel.interactions_filtered.text': 'Há interações, mas nenhuma com esta combinação. Amplie o período ou remova algum filtro.',
  'panel.services.title': 'Ainda não há serviços',
  'panel.services.text':
    'Serviços são o que você oferece a quem escaneia um código: garantia, orientação, uma peça de reposição. O primeiro aparecerá aqui.',
  'panel.coming_soon.title': 'Em breve',
  'panel.coming_soon.text':
    'Estamos preparando esta integração. Ela aparecerá aqui no dia em que estiver pronta, sem que você precise fazer nada.',
  'panel.invitation.title': 'Este convite não pode mais ser usado',
  'panel.invitation.text':
    'Ele já foi aceito, foi cancelado ou expirou. Peça a quem convidou você que o envie de novo para o mesmo endereço de e-mail.',
  'panel.not_found.title': 'Não há nada neste endereço',
  'panel.not_found.text': 'A página mudou de lugar ou o endereço contém um erro. Verifique o link ou recomece pela página inicial.',
  'panel.no_permission.title': 'Você não tem permissão para ver esta página',
  'panel.no_permission.text': 'Um administrador da sua organização pode concedê-la. Informe a ele a permissão que falta:',
  'panel.no_permission.text_plain': 'Um administrador da sua organização pode concedê-la.',
  'panel.organization_not_found.title': 'Esta organização não foi encontrada',
  'panel.organization_not_found.text':
    'Talvez ela tenha mudado de nome ou a sua conta não faça mais parte dela. Escolha outra organização ou verifique o endereço.',
  'panel.no_organization.title': 'Você ainda não faz parte de nenhuma organização',
  'panel.no_organization.text':
    'Peça ao administrador da sua organização um convite para este endereço de e-mail. Assim que você aceitar, a organização aparecerá aqui.',
  'panel.no_organization_access.title': 'Você não tem acesso a esta organização',
  'panel.no_organization_access.text':
    'A sua conta não faz parte dela ou foi suspensa. Um dos administradores dela pode liberar o seu acesso.',
  'panel.no_portal_access.title': 'Esta conta não tem acesso ao portal',
  'panel.no_portal_access.text':
    'Você pode realizar tarefas por um link de tarefa ou no aplicativo móvel. Para ver os registros no portal, peça acesso a um administrador.',
  'panel.default.title': 'Ainda não há nada aqui',
  'panel.default.text': 'Baixe o aplicativo móvel na App Store ou no Google Play para fazer o primeiro registro em campo.',
  pages_below: 'Páginas dentro de {{name}}',
  search: 'Buscar',
  search_or_go: 'Buscar ou ir para…',
}
