import type { Lexicon } from './lexicon.ts';
import type { HeadingRole } from './words/words.ts';

/** Roles whose lines are for the writer. */
export const WRITER_ROLES: ReadonlySet<HeadingRole> = new Set([
  'look',
  'tone',
  'sections',
  'form',
  'picture',
  'instructions',
]);

/** What the lines under a heading are, if its words are known. */
export function roleOf(heading: string, lexicon: Lexicon): HeadingRole | undefined {
  if (TARGET.test(heading.replace(/[:*#]/g, '').trim())) return 'audience';
  const bare = heading
    .replace(/[:*#]/g, '')
    .replace(/\(.{0,200}\)/, '')
    .trim()
    .toLowerCase();
  if (TO_REACH.test(bare)) return 'contact';
  const known = lexicon.roles.get(bare) ?? lexicon.roles.get(bare.replace(lexicon.articles, '').trim());
  if (known) return known;
  if (lexicon.writerHeadings.has(bare) || KEYWORDS.test(bare)) return 'instructions';
  const [first, last] = [bare.split(' ')[0] ?? '', bare.split(' ').at(-1) ?? ''];
  const role = bare.split(' ').length <= 4 ? (roleOfWord(last, lexicon) ?? roleOfWord(first, lexicon)) : undefined;
  return AVOIDED.test(bare) ? undefined : role;
}

/** "Target audience": what only whoever plans a page calls those whom it is for. */
export const TARGET =
  /^(?:(?:\d{1,2}[.)] ?)?(?:the |our |die |unsere |nuestro |la |notre |il |o |nosso |de |onze )?(?:(?:main |primary )?target(?: (?:audience|group|market|customers?|users?|visitors?))?|(?:haupt)?zielgruppen?|zielpublikum|p[úu]blico[ -](?:objetivo|meta|alvo|destinatario)|cibles?|public (?:cible|visé)|(?:pubblico|clienti) (?:di riferimento|target)|doelgroep(?:en)?|grup[ay] docelow[ae]))$/iu;

/** "SEO-Keywords\": what search engines are told. */
const KEYWORDS =
  /^(?:(?:seo|meta|google|such|search)[ -]?)?(?:keywords?|key words?|search (?:terms|words)|suchbegriffe|suchwörter|schlüsselwörter|palabras clave|términos de búsqueda|mots[ -]clés|parole chiave|palavras[ -]chave|termos de busca|trefwoorden|zoekwoorden|zoektermen|słowa kluczowe|frazy)(?: (?:seo|google|\(seo\)))?$/iu;

/** Whether only one word of several tells what a heading is for: "Make-up lessons". */
export const isLooseRole = (heading: string, lexicon: Lexicon): boolean => {
  const bare = heading.toLowerCase().trim();
  return (
    bare.includes(' ') && !lexicon.roles.has(bare) && !lexicon.roles.has(bare.replace(lexicon.articles, '').trim())
  );
};

/** "To book", "Para reservar": what one does at the phone or address behind it. */
export const TO_REACH =
  /^(?:to (?:book|order|reserve|enquire|join|sign up|apply|contact us|get in touch)|para (?:reservar|reservas|pedir|encargar|contactar|apuntarse|inscribirse|más información|encomendar|marcar|mais informações)|pour (?:réserver|commander|s['’]inscrire|nous contacter|nous joindre|prendre rendez-vous)|zum (?:buchen|bestellen|reservieren|anmelden)|per (?:prenotare|ordinare|iscriversi|contattarci|informazioni)|om te (?:boeken|reserveren|bestellen)|aby (?:zarezerwować|zamówić|się zapisać))$/iu;

/** "Foods to avoid": told to visitors. */
const AVOIDED = / (?:avoid|evitar|éviter|vermeiden|evitare|vermijden|unikać)$/u;

// "about" and the like tell nothing as one word of several.
function roleOfWord(word: string, lexicon: Lexicon): HeadingRole | undefined {
  return word.length > 3 ? lexicon.roles.get(word) : undefined;
}

const LABEL = /^([^:.!?]{2,40}):\s+(?=\S)(.+)$/su;

/** "tone = dry, warm" */
const EQUALS = /^(\p{L}{3,20}) ?= ?(?=\p{L})([^=]+)$/u;

const QUOTATION_MARKS = [
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
] as const;

/** Whether a text opens a quotation that it does not close. */
export const isInQuotation = (text: string): boolean =>
  text.split('"').length % 2 === 0 ||
  QUOTATION_MARKS.some(([opens, closes]) => {
    const at = text.lastIndexOf(opens);
    const isClosing = opens === '“' && text.slice(0, at).includes('„');
    return at >= 0 && !isClosing && !text.includes(closes, at + 1);
  });

/** "Hours: Tue–Sat 9–18" as its label and the rest; null for a sentence without a short label. */
export function labelled(text: string): { label: string; rest: string } | null {
  const match = LABEL.exec(text) ?? EQUALS.exec(text);
  // "Held Together: Three Centuries of Mending" in quotation marks is one title.
  if (isInQuotation(match?.[1] ?? '')) return null;
  if (!match?.[1] || !match[2] || /^\d|https?$/.test(match[1]) || match[1].split(' ').length > 6) return null;
  return { label: match[1].trim(), rest: match[2].trim() };
}
