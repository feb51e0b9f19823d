/** One form that is sent, and what it really is. */
export interface Submission {
  isSpam: boolean;
  /** How it was made. */
  shape: string;
  address: string;
  fields: Record<string, string>;
}

const TRAP = 'contact_website_url';
const NAMES = [
  'Ana Souza',
  'Zoë Müller',
  '李小龙',
  'Jean-Luc Martin',
  'Fatima Al-Sayed',
  'Ole',
  'María José',
  'Piotr Nowak',
];
const ASKS = [
  'Do you have a table for {n} on Friday evening?',
  'Hola, ¿cuánto cuesta una sesión para {n} personas?',
  'Wir sind {n} Personen und kommen mit zwei Kindern. Gibt es Hochstühle?',
  'I saw your work for the museum. Could you call me back about project {n}?',
  'Bonjour, êtes-vous ouverts le {n} décembre ?',
  'Chciałbym zapytać o wynajem na {n} dni.',
  'Please send me the price list number {n}, thank you',
  'We spoke on the phone yesterday about invoice {n}.',
];
const LURES = [
  'Cheap pills online https://a{n}.example/x https://b{n}.example/y http://c{n}.example/z',
  'Best casino bonus www.win{n}.example www.play{n}.example www.cash{n}.example click now',
  '<a href="https://seo{n}.example">SEO</a> [url=https://seo{n}.example/2]rank[/url] https://seo{n}.example/3',
];
const PITCHES = [
  'Dear owner, I noticed that your website is not on the first page. We guarantee growth. Offer {n}.',
  'Hello Sir, we are a leading manufacturer of parts, kindly send your order {n} to us.',
];

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';
const text = (list: readonly string[], index: number): string => pick(list, index).replaceAll('{n}', String(index));
const address = (block: number, index: number): string =>
  `198.${block}.${Math.floor(index / 250)}.${(index % 250) + 1}`;

function spam(index: number): Submission {
  const from = (shape: string, fields: Record<string, string>, sender = address(18, index)): Submission => ({
    ...{ isSpam: true, shape, address: sender },
    fields: { Name: `Promo ${index}`, 'E-mail': `promo${index}@bulk.example`, ...fields },
  });
  if (index < 300) return from('fills in the trap', { Message: text(ASKS, index), [TRAP]: 'https://x.example' });
  if (index < 600) return from('full of links', { Message: text(LURES, index) });
  if (index < 800)
    return from('the same text again and again', {
      Message: `We can bring a thousand visitors to your page, group ${index % 8}.`,
    });
  if (index < 900)
    return from('many from one address', { Message: text(ASKS, index) }, address(19, Math.floor(index / 18)));
  return from('a pitch like a letter', { Message: text(PITCHES, index) });
}

function real(index: number): Submission {
  const from = (shape: string, fields: Record<string, string>, sender = address(51, index)): Submission => ({
    ...{ isSpam: false, shape, address: sender },
    fields: { Name: pick(NAMES, index), 'E-mail': `person${index}@mail.example`, ...fields },
  });
  if (index < 600) return from('asks something', { Message: text(ASKS, index) });
  if (index < 750) return from('says little, as others do', { Message: index % 2 ? '' : 'Hello' });
  if (index < 850)
    return from('with a link or two', { Message: `${text(ASKS, index)} See https://me${index}.example` });
  if (index < 900)
    return from('a portfolio of three links', {
      Message: `My work: https://a${index}.example https://b${index}.example https://c${index}.example`,
    });
  if (index < 960)
    return from('colleagues behind one address', { Message: text(ASKS, index) }, address(52, Math.floor(index / 10)));
  return from('with a site of their own', { Message: text(ASKS, index), Site: `https://www.studio${index}.example` });
}

/** A thousand submissions of programs and a thousand of people, mixed. The same every time. */
export const submissions = (): Submission[] =>
  Array.from({ length: 1000 }, (_, index) => [spam(index), real(index)]).flat();
