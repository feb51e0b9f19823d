import type { Lexicon } from '../lexicon.ts';
import type { Sheet } from '../sheet.ts';
import { folded } from '../text/normalise.ts';
import { countWords } from '../text/phrases.ts';

/** "Leave out the AGM": what of the rest of a text is not for the page. */
const LEAVE_OUT =
  /(?<!\p{L})(?:leave out|leave off|take out|cut out|omit|skip|drop|remove|deja(?:d)? fuera|quita(?:d)?|omite|elimina|deixa(?:r)? de fora|tira(?:r)?|omite|laisse[rz]? de côté|enlève|enlevez|retire[rz]?|lass(?:t|en sie)?|weglassen|togli(?:ete)?|lascia(?:te)? fuori|laat|usuń|pomiń) (?:(?:the|any|all|our|el|la|los|las|o|a|os|as|le|la|les|den|die|das|il|lo|i|gli|de|het|alles over) )?((?:\p{L}[\p{L}'’-]*)(?: \p{L}[\p{L}'’-]*){0,2})(?= (?:weg|raus|out|off)(?!\p{L})|[,.;!]|$| (?:that|which|because|as|it|since|porque|que|car|weil|perché|want|omdat|bo)(?!\p{L}))/giu;
/** "Leave the sponsor off": the same, with the thing in between. */
const LEFT_OFF =
  /(?<!\p{L})(?:leave|keep|take) (?:(?:the|any|all|our) )?(?!(?:that|this|it|him|her|them|those|these|me|us|everything|one)(?!\p{L}))(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?) (?:off|out)(?!\p{L}| of)/giu;
/** "The jukebox, don't list it": the same, said of the thing. */
const NOT_LISTED =
  /(?<=^|[.,;!?] |\n)(?:(?:y|and|und|et|e|en|i|ah|oh) )?(?:(?:the|el|la|los|las|der|die|das|le|les|il|lo|o|a|os|as|de|het) )?(?!(?:that|this|it|eso|esto|isso|isto|ça|cela|das|dies|questo|dit|dat|to)(?!\p{L}))(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?),? (?:no (?:la|lo|las|los) (?:pong|inclu|met|agreg|anot)\p{L}*|(?:please )?(?:don['’]t|do not) (?:put|list|include|add) (?:it|them)(?: (?:in|on|down))?|ne (?:le|la|les) (?:mets|mettez|mettre) pas|(?:bitte )?nicht (?:aufnehmen|reinnehmen|reinschreiben|listen)|non (?:metter|inserir)l[oaie]|não (?:põe|coloca|inclui|bota|ponha|coloque)|niet opnemen)(?!\p{L})/giu;
/** "No, wait, take the price out": the one that was told right before. */
const TAKES_PRICE =
  /^(?:no[,.]? )?(?:esperá?|wait|hang on|warte|moment|attends|aspetta|wacht|espera aí|peraí)[,.]? (?:mejor )?(?:sac[aá]|quit[aá]|borr[aá]|take out|leave out|drop|lose|take|lass|nimm|streich|enlève|retire|togli|leva|tira|haal|laat) (?:the|el|ese|den|die|le|il|lo|o|esse|de|that) (?:price|precio|preis|prix|prezzo|preço|prijs)(?!\p{L})/iu;
const MOST_OF_PRICE = 8;
const MOST_WORDS = 16;
const MOST_SENTENCES = 2;

/** The things that an order for the writer takes back, each as it is named. */
const namedIn = (order: string, lexicon: Lexicon): string[] =>
  [LEAVE_OUT, LEFT_OFF, NOT_LISTED]
    .flatMap((pattern) => [...order.matchAll(pattern)])
    .map(([, thing = '']) => folded(thing).trim())
    .filter((thing) => thing.length > 2 && !lexicon.pageThing.test(thing) && !lexicon.own.test(thing));

/** From so many letters on, a word is told in its other forms, too. */
const LONG_WORD = 6;

/** Whether a text names a thing: "sponsor" in "Sponsored by Dunmore". */
const names = (text: string, thing: string): boolean =>
  ` ${folded(text)} `.includes(` ${thing}${thing.length >= LONG_WORD ? '' : ' '}`);

/** Takes out of a sheet what its own text says to leave out: "leave out the AGM", and further down when that is. */
export function leaveOut(sheet: Sheet, lexicon: Lexicon): void {
  const isOrder = (from: readonly string[]) => from.length > 0 && from.every((id) => id.startsWith('w'));
  const orders = sheet.sentences.filter(({ from }) => isOrder(from));
  for (const order of orders) {
    const told = TAKES_PRICE.test(order.text) ? sheet.sentences[sheet.sentences.indexOf(order) - 1] : undefined;
    if (told && !isOrder(told.from) && /\d{2}/.test(told.text) && countWords(told.text) <= MOST_OF_PRICE) {
      sheet.drop(told.from.filter((id) => id.startsWith('f')));
      told.from = [...order.from];
    }
    for (const thing of namedIn(order.text, lexicon)) {
      const about = sheet.sentences.filter(({ text, from }) => !isOrder(from) && from.length > 0 && names(text, thing));
      if (about.length > MOST_SENTENCES || about.some(({ text }) => countWords(text) > MOST_WORDS)) continue;
      for (const sentence of about) {
        const others = new Set(sheet.sentences.filter((other) => other !== sentence).flatMap(({ from }) => from));
        sheet.drop(sentence.from.filter((id) => id.startsWith('f') && !others.has(id)));
        sentence.from = [...order.from];
      }
    }
  }
}
