/** The two-letter codes of ISO 639-1 that are in use. */
export const languageCodes: readonly string[] = [
  'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es',
  'et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj',
  'kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv',
  'ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti',
  'tk tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu',
].flatMap((line) => line.split(' '))

/** Regions whose variant of a language browsers commonly ask for. Choosing the language alone stands for all of them. */
const regions: Readonly<Record<string, string>> = {
  ar: 'AE BH DZ EG IQ JO KW LB LY MA OM QA SA SY TN YE',
  bn: 'BD IN',
  de: 'AT CH DE LI LU',
  en: 'AU CA GB IE IN JM NZ PH SG US ZA',
  es: 'AR BO CL CO CR DO EC ES GT HN MX NI PA PE PR PY SV US UY VE',
  fa: 'AF IR',
  fr: 'BE CA CH FR LU MC',
  it: 'CH IT',
  ms: 'BN MY SG',
  nl: 'BE NL',
  pt: 'AO BR MZ PT',
  ro: 'MD RO',
  sv: 'FI SE',
  sw: 'KE TZ',
  ta: 'IN LK',
  ur: 'IN PK',
  zh: 'CN HK MO SG TW',
}

/** Languages with variants, such as `en` with `en-GB` and `en-US`. */
export const languageGroups: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(regions).map(([language, these]) => [language, these.split(' ').map((region) => `${language}-${region}`)]),
)
