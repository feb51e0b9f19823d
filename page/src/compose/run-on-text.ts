import { capitalised } from './capitalised.ts';

const LEAST_WORDS = 30;
const LEAST_IN_LINE = 4;
const MARK = /[.,;:!?…()\n–]/g;
const WORDS_A_MARK = 25;

/** What a statement may begin with that somebody dictates after another one, in eight languages. */
const BEGINS =
  /(?<= )(?:we (?:are|have|do|open|offer)|there (?:is|are)|you (?:can|need|have)|it costs|(?:tenemos|somos|estamos|hacemos|abrimos|hay) |se (?:llama|recoge|paga|puede|entra|reserva) |el tel[eé]fono|la fianza|(?:temos|fazemos|abrimos|há) |é preciso |o telefone|nous (?:avons|sommes|faisons)|on (?:a|est|fait) |il (?:y a|faut) |c['’]est |le téléphone|wir (?:sind|haben|machen)|man (?:kann|muss) |es gibt |das kostet|(?:abbiamo|siamo|facciamo|apriamo) |ci sono |si (?:può|paga|deve) |il telefono|we (?:zijn|hebben|doen)|er (?:is|zijn) |je (?:kunt|moet) |(?:mamy|jesteśmy|robimy|można|trzeba) |(?:(?:de|du|von|van|from|od|da) )?(?:lunes a|monday to|lundi au|montag bis|lunedì a|segunda a|maandag tot|poniedziałku do)|los (?:domingos|sábados|sabados)|(?:on )?(?:sundays|saturdays)|le dimanche|la domenica|aos domingos|op zondag|w niedziele)/giu;
/** After these a statement goes on. */
const GOES_ON =
  /(?<!\p{L})(?:y|e|i|o|u|que|and|or|that|if|when|what|et|ou|si|quand|und|oder|dass|wenn|en|of|dat|als|che|se|quando|cuando|donde|where|où|wo|waar|gdzie|że|gdy|no|not|nie|nicht|non|não|porque|because|weil|car|perché|want|bo|de|with|con)$/iu;

const wordsIn = (text: string): number => text.split(' ').filter((word) => word !== '').length;

/** A long text without marks, as people dictate it, in lines of a statement each; any other text as it is. */
export function inStatements(text: string): string {
  const count = wordsIn(text);
  if (count < LEAST_WORDS || (text.match(MARK)?.length ?? 0) > count / WORDS_A_MARK) return text;
  const lines: string[] = [];
  let start = 0;
  for (const { index } of text.matchAll(BEGINS)) {
    const before = text.slice(start, index).trim();
    if (wordsIn(before) < LEAST_IN_LINE || GOES_ON.test(before) || wordsIn(text.slice(index)) < LEAST_IN_LINE) continue;
    lines.push(before);
    start = index;
  }
  if (lines.length === 0) return text;
  return [...lines, text.slice(start).trim()].map(capitalised).join('\n');
}
