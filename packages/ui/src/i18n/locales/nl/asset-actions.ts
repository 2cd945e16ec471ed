/** What can be done with several assets, and what a copy takes along. */
export const messages = {
  'copy.title': '“{{name}}” dupliceren',
  'copy.text':
    'Naam, categorie, sjabloon en afbeelding worden altijd gekopieerd. Codes, batches, eenheden en interacties blijven bij het origineel.',
  'copy.about': 'Beschrijving, attributen, foto’s en certificaten',
  'copy.page': 'Inhoud en instellingen van de openbare pagina',
  add_tasks: 'Taken toevoegen',
  remove_tasks: 'Taken verwijderen',
  add_value_chain: 'Waardeketen toevoegen',
  add_support: 'Supportcontact toevoegen',
  remove_support: 'Supportcontact verwijderen',
  manage: 'Beheren',
  duplicate: 'Dupliceren',
}
