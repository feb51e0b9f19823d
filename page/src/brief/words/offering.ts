import { oneOf } from '../text/phrases.ts';

/** What opens a sentence that lists what somebody offers, in all our languages: "We do", "Je fais des". */
export const OFFERING: readonly string[] = [
  ...[
    'we do',
    'we offer',
    'we have',
    'we make',
    'we sell',
    'we bake',
    "we've got",
    'we got',
    'we also do',
    'we also offer',
  ],
  ...['i do', 'i offer', 'i make', 'i sell', 'i bake', 'i have', "i've got", 'i also do', 'there are', 'there is'],
  ...['hacemos', 'ofrecemos', 'tenemos', 'vendemos', 'hago', 'ofrezco', 'tengo', 'vendo', 'también hacemos', 'hay'],
  ...['fazemos', 'oferecemos', 'temos', 'vendemos', 'faço', 'ofereço', 'tenho', 'também fazemos', 'há'],
  ...['je fais', 'je propose', 'je vends', "j'ai", 'nous faisons', 'nous proposons', 'nous vendons', 'nous avons'],
  ...['on fait', 'on propose', 'on vend', 'on a', 'il y a'],
  ...[
    'ich mach',
    'ich mache',
    'ich biete',
    'ich verkaufe',
    'ich habe',
    'wir machen',
    'wir bieten',
    'wir verkaufen',
    'wir haben',
    'es gibt',
  ],
  ...[
    'faccio',
    'offro',
    'vendo',
    'propongo',
    'facciamo',
    'offriamo',
    'vendiamo',
    'proponiamo',
    'abbiamo',
    'ho',
    'ci sono',
  ],
  ...[
    'ik maak',
    'ik doe',
    'ik bied',
    'ik verkoop',
    'wij maken',
    'we maken',
    'wij hebben',
    'we hebben',
    'wij bieden',
    'we bieden',
  ],
  ...['wij verkopen', 'we verkopen', 'er zijn', 'er is', 'robię', 'oferuję', 'sprzedaję', 'mam', 'robimy', 'oferujemy'],
  ...['sprzedajemy', 'proponujemy', 'mamy'],
];

/** One of them at the beginning of a text. */
export const OFFERING_FIRST = new RegExp(`^(?:${oneOf(OFFERING)})(?!\\p{L}) `, 'iu');

/** "Vendo Ducato del 2016", "sprzedam akordeon": an advertisement of one thing. */
export const SELLS =
  /^(?:i['’]?m selling|selling|for sale|vendo|vendemos|vende-se|se vende|(?:je )?vends|à vendre|(?:ich )?verkaufe|zu verkaufen|vendesi|te koop|ik verkoop|sprzedam|renting out|for rent|to let|alquilo|se alquila|arriendo|rento|alugo|aluga-se|arrendo|arrenda-se|(?:je )?loue|à louer|(?:ich )?vermiete|zu vermieten|affitto|affittasi|te huur|ik verhuur|wynajmę|do wynajęcia)(?!\p{L})/iu;
