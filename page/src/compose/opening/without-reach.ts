import { namesFirstIn } from '../../brief/names.ts';
import { withoutSmallEnd } from '../../brief/words/small-ends.ts';
import { capitalised } from '../capitalised.ts';
import { PHONE_AT_END } from '../head-clause.ts';
import type { Writing } from '../writing.ts';

/** A headline without the phone at its end, which the page tells of where to call. */
export function withoutPhone(headline: string, writing: Writing): string {
  const phone = PHONE_AT_END.exec(headline)?.[0].replace(/\D/g, '') ?? '';
  const isTold = writing.of('contact').some(({ value }) => phone !== '' && value.replace(/\D/g, '') === phone);
  return isTold ? headline.replace(PHONE_AT_END, '') : headline;
}

/** From here on a headline does without the street that the page tells where to find it. */
const MOST_WITH_STREET = 40;

/** ", bottega in" of "Restauro mobili a Lucca, bottega in via del Fosso 88": what stands in the street. */
const ITS_PLACE_LAST =
  /, (?:(?:with|con|com|avec|mit|met|z|ze) (?:(?:an?|una?|uma?|une|einem|einer|een) )?)?\p{L}{3,20} (?:in|at|en|em|à|a|au|aux|im|am|op|aan|on|near|nel|nella|w|na|przy)$/iu;
/** "A Treviso in", before the street. */
const IN_LAST = / (?:in|at|en|em|à|a|an|auf|te|w|we)$/iu;

/** A long headline without the only address of the page, and what it says beside it: "(entrance in the yard)". */
export function withoutAddress(headline: string, writing: Writing): { heads: string; beside: string } {
  const [place, ...others] = writing.of('place');
  const street = place?.text ?? '';
  // A town is part of what is said: "born in Leer".
  const at = !/\d/.test(street) || others.length > 0 ? -1 : headline.indexOf(street);
  const heads = headline.slice(0, Math.max(0, at)).replace(/(?<![\s,;:(–—-])[\s,;:(–—-]+$/u, '');
  if (headline.length <= MOST_WITH_STREET || heads.split(' ').length < 2) return { heads: headline, beside: '' };
  const beside = headline.slice(at + street.length).replace(/^[\s,;:()–—-]+|(?<![\s,;:()–—-])[\s,;:()–—-]+$/gu, '');
  // "(former cannery, 9 rue des Sardiniers)": a bracket that the street stood in.
  const opens = heads.includes(')') ? -1 : heads.lastIndexOf(' (');
  if (opens > 0) return { heads: heads.slice(0, opens), beside: capitalised(heads.slice(opens + 2)) };
  const whole = withoutSmallEnd(heads.replace(ITS_PLACE_LAST, '').replace(IN_LAST, ''));
  // "Está en la calle Alfarería 18": nothing but where it is.
  if (!whole.includes(' ')) return { heads: headline, beside: '' };
  // "A Tasca Velha fica na Rua do Poço 23": a verb is left of what it is.
  const name = whole === heads ? '' : namesFirstIn(heads);
  const isLeft =
    name !== '' &&
    whole
      .slice(whole.indexOf(name) + name.length)
      .trim()
      .split(' ').length === 1;
  return { heads: isLeft ? name : whole, beside: capitalised(beside) };
}
