import type { PublicPlan } from './public-plan.ts'

export const graach: PublicPlan = {
  content: {
    heroOverlayImage: '/demo/bottle-graach.svg',
    previewImage: '/demo/preview-klosterhalde.jpg',
    sectionImage: '/demo/section-klosterhalde.svg',
    brandExperience: {
      title: 'Ein Keller, in dem die Zeit mitarbeitet',
      text: 'Seit 1784 steht das Weingut am Fuß der Halde. Heute führen es zwei Schwestern: Katharina Lauer im Keller, Marlene Thielen im Weinberg. Gedüngt wird mit Stallmist, gespritzt nur, was der ökologische Weinbau erlaubt, und gelesen wird von Hand, weil auf 68 Prozent Steigung keine Maschine hält.',
      image: '/demo/photo-slate.svg',
      link: 'https://klosterhalde.example/weingut',
    },
    longDescription: `<h3>Im Glas</h3>
<p>Weißer Pfirsich, nasser Schiefer, ein Hauch Zitronenmelisse. Die Süße trägt, die Säure hält sie <strong>leicht</strong>.</p>
<h3>Dazu</h3>
<ul><li>Saibling mit Gurke und Dill</li><li>Ziegenkäse, nicht zu reif</li><li>Ein langer Abend draußen</li></ul>
<p>Serviert bei 9 °C. Er reift in einem kühlen Keller bis 2040.</p>`,
    productInfo: [
      { label: 'Bezeichnung', value: 'Riesling Kabinett, Qualitätswein mit Prädikat, Mosel' },
      { label: 'Gutsabfüllung', value: 'Weingut Klosterhalde, Moselufer 12, 54470 Graach' },
      { label: 'A. P. Nr.', value: '2 576 117 08 26' },
      { label: 'Inhalt', value: '0,75 l' },
      { label: 'Allergene', value: 'Enthält Sulfite' },
    ],
    shopping: [
      { seller: 'Ab Hof', url: 'https://klosterhalde.example/laden/graacher-halde', price: '13.50', currency: 'EUR', amount: '0,75 l' },
      {
        seller: 'Weinhandlung Am Tor, Trier',
        url: 'https://am-tor.example/riesling/graacher-halde',
        price: '14.20',
        currency: 'EUR',
        amount: '0,75 l',
      },
    ],
    links: [
      { label: 'Probe in der Vinothek', url: 'https://klosterhalde.example/probe' },
      { label: 'Wie wir mit dem Berg umgehen', url: 'https://klosterhalde.example/berg' },
    ],
    privacyPolicy: 'https://klosterhalde.example/datenschutz',
  },
  showsHistory: true,
  showsEvents: false,
  images: [
    { image: '/demo/photo-slate.svg', caption: 'Blauer Devonschiefer' },
    { image: '/demo/photo-barrels.svg', caption: 'Neun Wochen im Fuder' },
    { image: '/demo/photo-harvest.svg', caption: 'Lese in der letzten Oktoberwoche', focus: { x: 0.3, y: 0.5 } },
  ],
  blocks: [
    {
      name: 'Zutaten',
      type: 'panel',
      subType: 'composition',
      displayType: 'after',
      component: {
        html: '<p>Trauben, Konservierungsstoff: <strong>Sulfite</strong>.</p><table><tbody><tr><th scope="row">Brennwert</th><td>281 kJ / 67 kcal</td></tr><tr><th scope="row">Kohlenhydrate</th><td>4,2 g</td></tr><tr><th scope="row">davon Zucker</th><td>3,8 g</td></tr></tbody></table><p>Je 100 ml. Enthält geringfügige Mengen von Fett, Eiweiß und Salz.</p>',
      },
    },
    {
      name: 'Genießen',
      type: 'panel',
      subType: 'use',
      displayType: 'after',
      component: { html: '<p>Eine Stunde vorher öffnen, bei 9 °C einschenken. Offen hält er sich im Kühlschrank eine Woche.</p>' },
    },
    {
      name: 'Danach',
      type: 'panel',
      subType: 'disposal',
      displayType: 'after',
      component: { html: '<p>Flasche: Grünglas. Verschluss: Aluminium, in die Wertstofftonne. Wir nehmen saubere Flaschen zurück.</p>' },
    },
  ],
  service: {
    task: 'Abfüllkontrolle',
    title: 'Stimmt etwas mit Ihrer Flasche nicht?',
    description: 'Füllhöhe, Verschluss, Etikett: Sagen Sie uns in einer Minute, wie die Flasche bei Ihnen angekommen ist.',
    buttonLabel: 'Flasche prüfen',
  },
}
