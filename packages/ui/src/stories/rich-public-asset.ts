import type { PublicAsset } from '@tracemark/api/schemas'
import { picture, publicAsset } from './fixtures.ts'

const id = (number: number) => `01939f00-0000-7000-8000-${String(number).padStart(12, '0')}`

const record = (number: number, name: string, date: string, stage: string, place: string, coordinates: [number, number]) => ({
  id: id(700 + number),
  name,
  date,
  stage,
  place,
  point: { type: 'Point' as const, coordinates },
})

const block = { type: 'block', displayType: 'after' } as const

/** An asset with every kind of section. */
export const richPublicAsset: PublicAsset = {
  ...publicAsset,
  organization: { ...publicAsset.organization, image: picture('#3f6a4a', '#9fb79c') },
  thing: { ...publicAsset.thing, heroImage: picture('#b9d0c4', '#3c6448') },
  images: [
    { image: picture('#a33a2a', '#e0a46a'), caption: 'Ripe cherry, second pass' },
    { image: picture('#2e6073', '#93b0b6'), caption: 'The wet mill at dusk' },
    { image: picture('#b58a3c', '#dcc591'), caption: 'Turned four times a day' },
    { image: picture('#7a5a3d', '#c9ab82') },
    { image: picture('#3f6a4a', '#9fb79c'), caption: 'The yard, where the lot is read out' },
  ],
  certifications: [
    {
      name: 'Rainforest Alliance',
      issuer: 'Rainforest Alliance',
      number: 'RA-CO-21084',
      validUntil: '2027-03-31',
      link: 'https://rainforest.example/RA-CO-21084',
    },
    { name: 'Organic', issuer: 'CERES', number: 'CO-0417', validUntil: '2026-06-30' },
  ],
  documents: [
    { id: id(801), name: 'Certificate of origin', file: '/demo/origin.pdf', gdti: '9506000134718' },
    { id: id(802), name: 'Cup report, May 2026', file: '/demo/cup.pdf' },
  ],
  blocks: [
    {
      ...block,
      id: id(811),
      name: 'Harvest news',
      type: 'banner',
      displayType: 'top',
      component: { html: '<p><strong>The main harvest is in.</strong> Lots from 1,700 metres leave the port in December.</p>' },
    },
    {
      ...block,
      id: id(812),
      name: 'Before you read on',
      displayType: 'before',
      component: { html: '<p>Every lot is read out in the yard before it is paid.</p>' },
    },
    {
      ...block,
      id: id(813),
      name: 'Composition',
      type: 'panel',
      subType: 'composition',
      component: { html: '<p>100 % Coffea arabica. Moisture 11.2 %.</p>' },
    },
    {
      ...block,
      id: id(814),
      name: 'Brewing',
      type: 'panel',
      subType: 'use',
      component: { html: '<p>60 g for a litre, water at 94 °C. Grind right before you brew.</p>' },
    },
    {
      ...block,
      id: id(815),
      name: 'After use',
      type: 'panel',
      subType: 'disposal',
      component: { html: '<p>The sack is jute and can be composted.</p>' },
    },
    { ...block, id: id(816), name: 'A day on the patio', component: { embeddedLink: 'https://vimeo.com/76979871' } },
    {
      ...block,
      id: id(817),
      name: 'The way as a file',
      displayType: 'bottom',
      component: { kmlLink: 'https://sierra-alta.example/way.kml' },
    },
  ],
  supportProfiles: [
    {
      id: id(821),
      name: 'Growers’ office in Armenia',
      headerText: 'Ask the growers',
      mainText: 'Lots, samples and visits: somebody answers from Monday to Friday, seven to four.',
      showExpanded: false,
      phone: '+57 606 741 2200',
      email: 'hola@sierra-alta.example',
      contactMethods: ['phone', 'email'],
      collectionId: id(822),
      collection: {
        name: 'Visits that you can ask about',
        records: [
          record(11, 'Farm audit', '2026-11-04T09:10:00.000Z', 'Farm visit', 'Cañaveral, Pijao', [-75.71, 4.33]),
          record(12, 'Farm audit', '2026-10-21T08:40:00.000Z', 'Farm visit', 'Río Lejos, Pijao', [-75.69, 4.34]),
        ],
      },
    },
  ],
  services: [
    {
      taskThingId: id(831),
      title: 'Is your bag sealed?',
      description: 'Tell the growers whether it came to you sealed and in full weight. It takes a minute.',
      buttonLabel: 'Check the bag',
      isSharingEnabled: false,
    },
  ],
  content: {
    sectionImage: picture('#557f62', '#d8b26a'),
    brandExperience: {
      title: 'Twelve families, one patio',
      text: 'The families of La Esperanza sell together since 2009. They pick at the same height on the same three mornings, so that one lot tastes of one slope.\nWhat the lot earns is read out in the yard before anybody is paid.',
      image: picture('#6c4a34', '#d9c29a'),
      link: 'https://sierra-alta.example/la-esperanza',
    },
    longDescription:
      '<h3>In the cup</h3><p>Panela and red apple, then a long, clean finish of cocoa. The acidity is <strong>bright, not sharp</strong>.</p><blockquote><p>We stop when the parchment rings like gravel.</p></blockquote><table><thead><tr><th scope="col">Roast</th><th scope="col">Water</th></tr></thead><tbody><tr><td>Filter</td><td>250 ml at 94 °C</td></tr><tr><td>Espresso</td><td>36 g in 28 s</td></tr></tbody></table>',
    productInfo: [
      { label: 'Producer', value: 'Sierra Alta, Carrera 14 no. 9-31, Armenia, Quindío, Colombia' },
      { label: 'Net weight', value: '70 kg' },
      { label: 'Store', value: 'Dry and dark, below 22 °C' },
    ],
    videos: [{ title: 'Turning the parchment', url: '/demo/film.webm', poster: picture('#b58a3c', '#5a3d22') }],
    shopping: [
      {
        seller: 'Kaffeehaus Lindner, Munich',
        url: 'https://lindner.example/la-esperanza',
        price: '14.90',
        currency: 'EUR',
        amount: '250 g',
      },
      { seller: 'Harbour Roasters, Bristol', url: 'https://harbour.example/la-esperanza', price: '11.50', currency: 'GBP' },
    ],
    links: [
      { label: 'Visit the farm', url: 'https://sierra-alta.example/visits' },
      { label: 'Prices that growers were paid, 2026', url: 'https://sierra-alta.example/prices' },
    ],
    privacyPolicy: 'https://sierra-alta.example/privacy',
  },
  events: [
    record(1, 'Moisture check', '2026-11-20T09:41:00Z', 'Drying patio', 'Pijao, Quindío', [-75.7, 4.33]),
    record(2, 'Cherry intake', '2026-11-19T16:02:00Z', 'Wet mill', 'Génova, Quindío', [-75.79, 4.21]),
    record(3, 'Farm audit', '2026-11-17T15:33:00Z', 'Farm visit', 'Buenavista, Quindío', [-75.74, 4.36]),
  ],
}

/** The same, for who holds one of its units. */
export const unitPage: PublicAsset = {
  ...richPublicAsset,
  item: {
    id: id(900),
    name: 'SA-0004-217',
    sequenceNumber: 217,
    status: { value: 6, name: 'Active' },
    variant: { variantId: 'PIJ-ALTO', name: 'Vereda La Mariela' },
  },
  history: [
    record(11, 'Cherry intake', '2026-05-12T21:14:00Z', 'Wet mill', 'Pijao, Quindío', [-75.7, 4.33]),
    record(12, 'Moisture check', '2026-05-24T15:02:00Z', 'Drying patio', 'Buenavista, Quindío', [-75.74, 4.36]),
    record(13, 'Bag seal', '2026-06-02T14:40:00Z', 'Warehouse', 'Armenia, Quindío', [-75.68, 4.53]),
  ],
}
