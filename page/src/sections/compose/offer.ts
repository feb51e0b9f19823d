import { STREET } from './facts.ts';
import { MONEY } from './money.ts';
import { capitalised, sentencesOf, tidy } from './plain-text.ts';

// "Create a modern landing page for ..." is an order to us, not a text for visitors: what follows is the offer.
const ORDER =
  /^(?:please\s+|por favor,?\s+)?(?:(?:i|we)(?:'d| would)?\s+(?:want|need|like)(?:\s+to\s+(?:create|build|make|have))?|(?:create|build|make|write|design|generate|give)(?:\s+(?:me|us))?|quiero|queremos|necesito|necesitamos|crea|créame|haz|hazme|diseña|genera|escribe)?\s*(?:(?:a|an|the|my|our|una|un|la|mi)\s+)?(?:[\p{L}-]+,?\s+){0,4}?(?:landing(?:\s*page)?|web\s?page|web\s?site|home\s?page|page|site|página(?:\s+(?:web|de\s+aterrizaje|de\s+destino))?|pagina(?:\s+web)?|sitio(?:\s+web)?|web)\s+(?:[\p{L}-]+\s+){0,3}?(?:for|about|of|to\s+(?:promote|sell|present|announce|offer)|para\s+(?:vender|ofrecer|promocionar|presentar|anunciar)|para|sobre|de|que\s+(?:venda|promocione|presente))\s+/iu;

const ABOUT_THE_PAGE =
  /\b(?:tone|style|include|add|section|landing|page|website|button|headline|cta|colou?rs?|font|layout|design it|should|make it|use (?:a|an|warm|dark|light|bright|bold|simple)|focus on|call to action|audience is|target|tono|estilo|incluye|incluir|añade|añadir|secci[oó]n|secciones|p[aá]gina|bot[oó]n|titular|colores?|tipograf[ií]a|dise[ñn]o (?:debe|moderno|limpio)|debe|usa (?:un|una|colores)|enfocad[oa]|dirigid[oa]|p[uú]blico objetivo)\b/iu;

// What became a section of its own, or asks us for one.
const ANOTHER_SECTION =
  /\b(?:meet the team|our team\b|newsletter|wait(?:ing )?list|rsvp|book a demo|(?:get|ask for|request) a quote|collect\b|get (?:more |new )?(?:leads|volunteers|people|customers|clients|users|visitors|bookings|sign-?ups)\b|compar|versus|vs\.|what makes us different|trusted by|sponsored by|as seen in|our clients|clients such as|launch(?:es|ing)? on|tickets? from|boletín|lista de espera|confirma(?:ción de|r) asistencia|captar|pedir presupuesto|nuestro equipo|quiénes somos|patrocinado por|nuestros clientes|formulario|form\b)|^\d{1,2}[:.]\d{2}|\b(?:first|primero)?\s*\((?:[^()]{3,40})\),/iu;

// "a page for our studio that shows our work", "services: one, two": said to us, or told by a section of its own.
const ABOUT_OUR_WORK =
  /^\S+ (?:that|which|to|que|para)\s+(?:shows?|present|display|muestre|presente|mostrar)|^(?:services?|servicios?|products?|productos?)\b[^.]*:/iu;

// Addresses, numbers and prices have sections of their own.
const REACHES = /@|\d{3}[\s.-]?\d{2,3}[\s.-]?\d{2,4}|https?:/;

// Parts of a page, which an order may name together with the offer ("a yoga studio with a FAQ and a contact form").
const PART_OF_A_PAGE =
  /(?<!\p{L})(?:faqs?|frequently asked questions|(?:(?:contact|sign-?up|booking|order|reservation|registration|lead|application) )?forms?|(?:pricing|price|membership|subscription) (?:table|plans?|section|list)|pricing|prices|plans|testimonials|reviews|newsletter|call to action|cta|hero|header|footer|banner|sections?|buttons?|headline|countdown|map|gallery|preguntas(?: y respuestas)?(?: frecuentes)?|formularios?|precios?|tarifas?|planes|testimonios?|opiniones|rese[ñn]as|galer[ií]a|bolet[ií]n|secci[oó]n(?:es)?|mapa|cuenta atr[aá]s|llamada a la acci[oó]n|bot[oó]n|titular)(?!\p{L})/iu;
/** Those of them that are no business's offer either. */
const ONLY_OF_A_PAGE =
  /(?<!\p{L})(?:faqs?|frequently asked questions|contact form|pricing (?:table|plans?|section)|testimonials|call to action|cta|hero section|preguntas frecuentes|formulario de contacto|testimonios|llamada a la acci[oó]n)(?!\p{L})/iu;
const LOOK =
  /(?<!\p{L})(?:tone|style|look|feel|colou?rs?|fonts?|layout|tono|estilo|aspecto|colores|tipograf[ií]as?|dise[ñn]o)(?!\p{L})/iu;
const CONNECTOR =
  /\s*(?:[,;:(–—]|\s(?:with|and|plus|includ(?:es?|ing)|featuring|in|using|con|y|e|más|incluye|incluyendo|que incluya|en|usando)(?=\s))/giu;

// What the page is to do is said to us: "a page to download a guide", "para captar clientes".
const TASK =
  /^(?:to\s+)?(?:download|collect|get|show|explain|attract|capture|find|gain|captar|conseguir|mostrar|explicar|atraer|descargar|recoger|dar a conocer)\s/iu;

/** The sentence up to the clause that tells a price or how to reach somebody; empty where there is only one clause. */
function withoutFigures(sentence: string): string {
  const found = [MONEY, REACHES].map((pattern) => sentence.search(pattern)).filter((index) => index >= 0);
  if (found.length === 0) return sentence;
  const before = sentence.slice(0, Math.min(...found));
  return before.slice(0, Math.max(before.search(/[,;:(–—][^,;:(–—]*$/u), 0));
}

/** The sentence up to where it begins to list parts of a page, or how it should look; empty where it does from the start. */
function withoutParts(sentence: string, isOrder: boolean): string {
  const patterns = isOrder ? [PART_OF_A_PAGE, LOOK] : [PART_OF_A_PAGE];
  const found = patterns.map((pattern) => sentence.search(pattern)).filter((index) => index >= 0);
  if (found.length === 0) return sentence;
  const first = Math.min(...found);
  const cut = [...sentence.matchAll(CONNECTOR)].findLast(({ index }) => index < first)?.index;
  if (cut === undefined) return ONLY_OF_A_PAGE.test(sentence) ? '' : sentence;
  return sentence.slice(0, cut);
}

const OWN = /^(?:my|our|mi|mis|nuestro|nuestra|nuestros|nuestras)\s+/iu;

/** A sentence as visitors may read it: orders to the generator are peeled off; empty where nothing else is left. */
function offerIn(sentence: string): string {
  const peeled = sentence.replace(ORDER, '');
  const isOrder = peeled !== sentence;
  const whole = withoutParts(peeled, isOrder);
  const bare = withoutFigures(whole);
  const kept = bare === '' && isOrder ? whole : bare;
  const rest = tidy(kept).replace(OWN, '');
  if (!isOrder && (ABOUT_THE_PAGE.test(kept) || ANOTHER_SECTION.test(kept) || STREET.test(sentence))) return '';
  if (isOrder && TASK.test(rest)) return '';
  // Scripts without spaces are counted by their letters.
  if (rest.split(' ').length < 3 && !/[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]{6}/u.test(rest)) return '';
  if (ABOUT_OUR_WORK.test(rest)) return '';
  const ended = /[.!?…。！？]$/u.test(rest) ? rest : `${rest.replace(/[,;:]+$/u, '')}.`;
  return capitalised(ended);
}

/** What a text says to visitors, sentence by sentence, without repeats. */
export const offersOf = (...texts: string[]): string[] => [
  ...new Set(
    texts
      .flatMap(sentencesOf)
      .map(offerIn)
      .filter((sentence) => sentence !== ''),
  ),
];
