import type { PublicPlan } from './public-plan.ts'

/** Counts in its frame what a cup leaves with the growers. */
const priceOfACup = `<style>
  :root { color-scheme: light dark; --green: light-dark(#1f5c45, #8fd0b4) }
  body { margin: 0; padding: 20px; color: light-dark(#1c1b17, #f0ece1); background: light-dark(#f2eee4, #1f1e19); border-radius: 10px }
  label { display: flex; justify-content: space-between; gap: 16px; font-weight: 600 }
  input { width: 100%; accent-color: var(--green); margin: 12px 0 }
  output { font-size: 28px; font-weight: 500; line-height: 1.2; color: var(--green) }
  p { margin: 0 }
</style>
<label for="cups">Cups a week <span id="count">14</span></label>
<input id="cups" type="range" min="1" max="40" value="14">
<p><output id="year"></output><br>go to the families in a year, from 18 g of green coffee a cup at 6.40 USD a kilogram.</p>
<script>
  const cups = document.getElementById('cups')
  const show = () => {
    document.getElementById('count').textContent = cups.value
    document.getElementById('year').textContent = (cups.value * 52 * 0.018 * 6.4).toFixed(2) + ' USD'
  }
  cups.addEventListener('input', show)
  show()
</script>`

export const esperanza: PublicPlan = {
  content: {
    previewImage: '/demo/preview-sierra-alta.jpg',
    sectionImage: '/demo/section-sierra-alta.svg',
    brandExperience: {
      title: 'Twelve families, one patio',
      text: 'The families of La Esperanza sell together since 2009. They pick at the same height on the same three mornings, so that one lot tastes of one slope. What the lot earns is read out in the yard, cent by cent, before anybody is paid.',
      image: '/demo/photo-families.svg',
      link: 'https://sierra-alta.example/growers/la-esperanza',
    },
    longDescription: `<h3>In the cup</h3>
<p>Panela and red apple, then a long, clean finish of cocoa. The acidity is <strong>bright, not sharp</strong>: it comes from the cold nights above 1,700 metres.</p>
<h3>How it is made</h3>
<ol>
<li>Only ripe cherry is picked, in three passes about ten days apart.</li>
<li>It is pulped the same evening and ferments for eighteen hours without added water.</li>
<li>It dries on the patio for eleven to thirteen days, and is turned four times a day while the sun is out.</li>
</ol>
<blockquote><p>We stop when the parchment rings like gravel. The meter only says that we heard right.</p></blockquote>
<p>Luz Dary Cifuentes, who keeps the patio</p>
<table>
<thead><tr><th scope="col">Roast</th><th scope="col">Grind</th><th scope="col">Water</th></tr></thead>
<tbody><tr><td>Filter</td><td>Medium, 15 g</td><td>250 ml at 94 °C</td></tr><tr><td>Espresso</td><td>Fine, 18 g</td><td>36 g in 28 s</td></tr></tbody>
</table>`,
    productInfo: [
      { label: 'Product', value: 'Green coffee, washed arabica' },
      { label: 'Producer', value: 'Sierra Alta, Carrera 14 no. 9-31, Armenia, Quindío, Colombia' },
      { label: 'Net weight', value: '70 kg' },
      { label: 'Crop', value: 'Main harvest 2026' },
      { label: 'Screen size', value: '15 and above' },
      { label: 'Store', value: 'Dry and dark, below 22 °C' },
    ],
    shopping: [
      {
        seller: 'Kaffeehaus Lindner, Munich',
        url: 'https://lindner.example/coffee/la-esperanza',
        price: '14.90',
        currency: 'EUR',
        amount: '250 g',
      },
      {
        seller: 'Harbour Roasters, Bristol',
        url: 'https://harbour-roasters.example/shop/la-esperanza',
        price: '11.50',
        currency: 'GBP',
        amount: '250 g',
      },
    ],
    links: [
      { label: 'Visit the farm', url: 'https://sierra-alta.example/visits' },
      { label: 'Prices that growers were paid, 2026', url: 'https://sierra-alta.example/prices/2026' },
      { label: 'Ask for a sample', url: 'https://sierra-alta.example/samples' },
    ],
    privacyPolicy: 'https://sierra-alta.example/privacy',
  },
  showsHistory: true,
  showsEvents: true,
  images: [
    { image: '/demo/photo-cherries.svg', caption: 'Ripe cherry, second pass', alt: 'A branch full of red coffee cherries' },
    { image: '/demo/photo-mill.svg', caption: 'The wet mill at dusk', alt: 'A mill with lit windows below dark mountains' },
    {
      image: '/demo/photo-patio.svg',
      caption: 'Turned four times a day',
      alt: 'A man rakes coffee that dries on a patio',
      focus: { x: 0.5, y: 0.6 },
    },
    { image: '/demo/photo-sacks.svg', caption: 'Sealed in Armenia', alt: 'Two jute sacks with a seal' },
    { image: '/demo/photo-families.svg', caption: 'The yard, where the lot is read out' },
  ],
  blocks: [
    {
      name: 'Harvest news',
      type: 'banner',
      displayType: 'top',
      component: {
        html: '<p><strong>The main harvest is in.</strong> Lots from 1,700 metres and above leave the port from the first week of December.</p>',
      },
    },
    {
      name: 'Composition',
      type: 'panel',
      subType: 'composition',
      displayType: 'after',
      component: {
        html: '<p>100 % <em>Coffea arabica</em>, variety Caturra. Nothing is added.</p><p>Moisture 11.2 %, water activity 0.55.</p>',
      },
    },
    {
      name: 'Brewing',
      type: 'panel',
      subType: 'use',
      displayType: 'after',
      component: {
        html: '<p>Let it rest for ten days after roasting. Grind right before you brew.</p><p>60 g for a litre, water at 94 °C.</p>',
      },
    },
    {
      name: 'After use',
      type: 'panel',
      subType: 'disposal',
      displayType: 'after',
      component: {
        html: '<p>The sack is jute: it can be composted or given back to your roaster.</p><p>The inner liner is polyethylene and goes with plastic.</p>',
      },
    },
    {
      name: 'What a cup leaves with the growers',
      type: 'block',
      displayType: 'after',
      component: { codeInjection: priceOfACup },
    },
    {
      name: 'Latest farm visits',
      type: 'block',
      displayType: 'after',
      component: { html: '<p>Shade, water, workers’ rooms: an auditor looks at each farm unannounced, and writes down what there is.</p>' },
      collected: { task: 'Farm audit', count: 6 },
    },
    {
      name: 'The way as a file',
      type: 'block',
      displayType: 'bottom',
      component: { kmlLink: 'https://sierra-alta.example/ways/la-esperanza.kml' },
    },
  ],
  service: {
    task: 'Bag seal',
    title: 'Is your bag sealed?',
    description:
      'A bag of ours stands in front of you? Tell the growers whether it came to you sealed and in full weight. It takes a minute.',
    buttonLabel: 'Check the bag',
  },
}
