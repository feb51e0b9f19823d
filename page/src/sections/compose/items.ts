import { capitalised, folded, sentencesOf, tidy } from './plain-text.ts';

const OPENERS =
  /(?:\b(?:sell(?:s|ing)?|offer(?:s|ing)?|with|includ(?:e|es|ing)|features?|featuring|serv(?:e|es|ing)|provid(?:e|es|ing)|teach(?:es|ing)?|speciali[sz](?:e|es|ed|ing)\s+in|mak(?:e|es|ing)|cover(?:s|ing)?|services?|vend(?:e|emos|o|en)|ofrec(?:e|emos|o|en)|con|incluye(?:n|ndo)?|sirv(?:e|en|iendo)|servimos|hac(?:e|emos|en)|ense[ñn]a(?:mos|n)?|especializad[oa]s?\s+en|servicios?(?:\s+de)?|aprender(?:ás)?)\b|:)\s+/giu;

const END_OF_ITEM =
  /\s+(?:for|that|which|who|so|to|in|at|from|near|because|when|where|while|on|para|que|donde|porque|cuando|cerca|desde|dirigid[oa]s?|en|por)\s.*$/iu;
const LEADING = /^(?:and|or|also|our|the|a|an|some|y|e|o|también|nuestr[oa]s?|el|la|los|las|un|una|unos|unas)\s+/iu;

// What an opener may also introduce that is no part of an offer.
const NOT_AN_ITEM =
  /^\d{1,2}[:.h]\d{0,2}|\b(?:tone|style|tono|estilo|colou?rs?|colores|(?:modern|clean|simple) design)$|^(?:tono|estilo|colores|dise[ñn]o)\b|\b(?:section|button|page|headline|cta|call to action|secci[oó]n|bot[oó]n|p[aá]gina|testimonial(?:s|es|ios?)?|reviews?|opiniones|faqs?|frequently|frecuentes|pricing|precios?|tarifas?|prices?|plan(?:s|es)?|contact|contacto|forms?|formularios?|newsletter|bolet[ií]n|galer[ií]a|gallery|map|mapa|header|footer|hero|banner|countdown)\b|[$€£]|@|\d{3}/iu;

function listIn(rest: string): string[] {
  const [clause = ''] = rest.split(/[.;!?()\n]|:\s/u, 1);
  const parts = clause.split(/\s*,\s*(?:(?:and|y|e|or|o)\s+)?|\s+(?:and|y|e|&)\s+/iu);
  if (parts.length < 2) return [];
  const items: string[] = [];
  for (const part of parts) {
    const item = tidy(` ${part}`.replace(END_OF_ITEM, '')).replace(LEADING, '');
    if (item === '' || item.split(' ').length > 5 || item.length > 48 || NOT_AN_ITEM.test(item)) break;
    items.push(capitalised(item));
    if (END_OF_ITEM.test(` ${part}`)) break;
  }
  return items.length >= 2 ? items : [];
}

/** What the person lists as their offer, in their own words: bullets first, else the longest enumeration. Up to six. */
export function itemsOf(...texts: string[]): string[] {
  const bullets = texts.flatMap((text) =>
    [...text.matchAll(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+(.+)$/gmu)]
      .map(([, body = '']) => tidy(body).replace(/[.;,]$/u, ''))
      .filter((item) => item.length > 2 && item.length <= 60 && !NOT_AN_ITEM.test(item))
      .map(capitalised),
  );
  let best = bullets.length >= 2 ? bullets : [];
  if (best.length === 0) {
    for (const sentence of texts.flatMap(sentencesOf)) {
      for (const opener of sentence.matchAll(OPENERS)) {
        const found = listIn(sentence.slice(opener.index + opener[0].length));
        if (found.length > best.length) best = found;
      }
    }
  }
  const seen = new Set<string>();
  return best.filter((item) => !seen.has(folded(item)) && seen.add(folded(item))).slice(0, 6);
}
