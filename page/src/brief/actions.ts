import type { Context } from './context.ts';
import type { Lexicon } from './lexicon.ts';
import { letThem } from './remarks/let-them.ts';
import type { FoundFact } from './sheet.ts';
import { tidied } from './text/normalise.ts';
import { contactsIn } from './who/contacts.ts';
import { PLACED_LAST } from './words/any-language.ts';

/** What a visitor should do, with the phone or address that it leads to. */
export function actionsOf(text: string, context: Context): FoundFact[] {
  const { lexicon, language } = context;
  const shall = letThem(text.trim());
  const cue = shall ? null : lexicon.act.exec(text);
  const asked = text.slice((cue?.index ?? 0) + (cue?.[0].length ?? 0)).trim();
  const who = lexicon.visitors.exec(asked);
  const told = who?.index === 0 ? asked.slice(who[0].length) : asked;
  const act = shall || tidied(withoutReason(told.trim().replace(DO_IS, '')));
  const contacts = contactsIn(act, language).map(({ fact }) => fact);
  const named = withoutField(act, lexicon).act.replace(LEFT_OPEN, '');
  if (!/\p{L}/u.test(named) || POINTS_AT.test(named)) return [];
  return [...contacts, { kind: 'action', text: named, value: contacts[0]?.value ?? '' }];
}

/** "Go for that", "entra a eso": what points at something else names nothing to do. */
const POINTS_AT =
  /^\p{L}+ (?:a|al|en|em|in|into|to|for|at|dans|à|zu|auf|su|op|na|do|w) (?:that|this|it|eso|esto|ello|isso|isto|ça|cela|das|dies|quello|questo|dat|dit|tego|tym)[.!]?$/iu;

/** "Ring rather than email": how, which is told to the writer. */
export const INSTEAD =
  /(?<!\p{L})(?:rather than|instead of|en vez de|en lugar de|em vez de|plutôt que|au lieu de|statt|anstatt|invece di|piuttosto che|in plaats van|liever dan|zamiast)(?!\p{L})/iu;

/** "Sign up on the" of "they should sign up on the website": what leads to where it is done. */
const LEFT_OPEN =
  /(?<!(?<!\p{L})(?:stop|drop|pop|come|go|swing|look|think|pass|call|carry|move|hold|try|sign|log|hang|turn|join|be)) (?:por|en|a través de|via|on|through|by|over|using|sur|par|über|auf|tramite|sul|sulla|dal|op|przez|na|pelo|pela|no)(?: (?:la|el|the|our|le|notre|die|der|das|den|unsere?|il|lo|het|de|onze|o|a|nuestra|mi|my))?$/iu;

/** "The main thing visitors should do is book". */
const DO_IS = /^(?:do(?: here)?|hacer|fazer|faire|tun|fare|doen) (?:is|es|é|est|ist|è)(?: to)? /iu;

/** "Ask for dates with the form": where it is done, which the page shows. */
const WITH_FORM =
  / (?:with|using|through|via|in|con|mediante|a través del?|através d[eo]|pelo|no|avec|par|mit|über|per|tramite|met|przez) (?:the |el |un |o |le |un |das |dem |ein |il |het |een )?(?:form(?:ular(?:z|io|io de contacto)?|ulaire|ulier|ulário)?|contact form|kontaktformular|contactformulier|modulo|formularz kontaktowy)[.!]?$/iu;

/** What visitors do, without "with the form". */
export const withoutForm = (act: string): string => act.replace(WITH_FORM, '');

const GIVING =
  / (?:indicando|dejando|dando|poniendo|con|leaving|giving|with|en (?:indiquant|laissant|donnant)|avec|unter angabe von|mit|lasciando|met|podając|z|deixando|com)(?: (?:su|sus|their|a|an|o|os|leur|ihrem|ihren|il|la|un|hun))? /iu;

/** "Book a table leaving their name": what visitors do, and the field of the form that they do it with. */
export function withoutField(act: string, { fields }: Lexicon): { act: string; field: string } {
  const giving = GIVING.exec(act);
  if (!giving) return { act, field: '' };
  const given = act.slice(giving.index + giving[0].length).replace(/[.]$/, '');
  const isField = fields.some(([, pattern]) => pattern.exec(given)?.[0].length === given.length);
  return isField ? { act: act.slice(0, giving.index), field: given } : { act, field: '' };
}

/** "Should be", "tiene que decir": what says of a button what it says. */
const SHALL_SAY =
  /^(?:(?:é|es|est|è|ist|heißt|lautet|jest|brzmi|dice|diz|dit|zegt|heet|se llama|chama-se|s['’]appelle|si chiama|to)(?= ["“„«])|(?:is|to be|should|must|can|could|would|needs to|has to|ought to)(?: (?:be|say|read|just|simply|to)){0,3}|(?:debe|debería|tiene que|podría|que) (?:ser|decir|poner|diga|ponga|sea)|(?:deve|deveria|tem de|tem que|pode) (?:ser|dizer)|(?:doit|devrait|pourrait) (?:être|dire)|(?:deve|dovrebbe|può) (?:essere|dire)|moet (?:zijn|zeggen)|(?:ma|powinien|powinno) (?:być|brzmieć)|soll(?:te)?) /iu;
/** Where a button leads is no words on it: "should go to the trial". */
const LEADS_TO =
  /^(?:(?:should|must|can|could|needs to|has to) (?:go|lead|link|take|point|open)|(?:debe|debería|tiene que) (?:ir|llevar|enlazar)|(?:deve|deveria|tem de) (?:ir|levar)|(?:doit|devrait) (?:aller|mener|renvoyer)|(?:deve|dovrebbe) (?:andare|portare)|soll(?:te)? (?:auf|zu[rm]?)|moet (?:naar)|(?:ma|powinien) prowadzić)(?!\p{L})/iu;

/** "Secondary: Book a demo", "Zweiter Button: Preise ansehen": what another button says. */
const SECOND_BUTTON =
  /^(?:(?:secondary|second|2nd)(?: (?:button|cta|call to action|action|link))?|(?:(?:botón|enlace|cta) secundario|segundo (?:botón|cta))|(?:(?:bouton|lien|cta) secondaire|(?:deuxième|second) (?:bouton|cta))|zweiter? (?:button|knopf|cta|link)|(?:pulsante|bottone|cta|link) secondario|secondo (?:pulsante|bottone)|(?:botão|cta|link) secundário|segundo botão|(?:tweede|secundaire) (?:knop|cta|link)|(?:drugi|dodatkowy) (?:przycisk|guzik|link)) ?[:=–] ?["“„«']?(\p{L}[^.,;:!?"“”„»']{2,29})["”“»']?[.!]?$/iu;

/** What another button says, where a sentence is nothing but that; empty otherwise. */
export const secondButton = (text: string): string => tidied(SECOND_BUTTON.exec(text.trim())?.[1] ?? '');

/** "Do whats bem grande": which button it is, and how it looks. */
const OF_A_BUTTON =
  /^(?:d[aeo]s?|del|della?|du|des|of|for|für|zum|zur|vom|von|van|voor|per|pour|para|na|do|big|large|grande|groß|gros|groot|duży)(?!\p{L})/iu;

/** "Register button twice": how often a button stands on the page. */
const HOW_OFTEN =
  /^(?:only )?(?:once|twice|(?:two|three|2|3) times|ein ?mal|zwei ?mal|drei ?mal|doppelt|(?:una|dos|tres) veces|una vez|(?:une|deux|trois) fois|(?:una|due|tre) volt[ae]|(?:uma|duas|três) vez(?:es)?|(?:één|twee|drie) keer|dwa razy|dwukrotnie)(?!\p{L})/iu;

/** "Add an apply button, so add one": what goes on with the order is no words on it. */
const GOES_ON =
  /^(?:so|and|then|also|please|pls|svp|y|así que|und|also|bitte|et|donc|e|quindi|poi|dus|en|graag|i|więc|então)(?!\p{L})/iu;
/** "Llamar que mi hijo dice que hace falta": who wants the button is no words on it. */
const WHO_WANTS_IT =
  / (?:que|qui|che|that|which|dat|die|das|den|który|bo|as|weil) (?:(?:mi|mis|meus?|minhas?|mon|ma|mes|mio|mia|i miei|meine?|mijn|my|our|mój|moja|nuestr[oa]|noss[oa]|notre|nostr[oa]|unsere?|onze) \p{L}+|(?:everyone|everybody|people|todo el mundo|toda a gente|tout le monde|tutti|alle|iedereen|wszyscy)) \p{L}.*$/iu;

/** The words of a button, in quotation marks or up to the end of the clause. */
export function buttonLabel(after: string): string {
  const said = after.replace(/^[\s:,–—-]+/, '');
  if (LEADS_TO.test(said)) return '';
  const text = said.replace(SHALL_SAY, '');
  if (OF_A_BUTTON.test(text) || HOW_OFTEN.test(text) || GOES_ON.test(text)) return '';
  const quoted = /^["“„«'‘]([^"“”„«»'’]{2,60})["”“»'’]/u.exec(text)?.[1];
  // "Signer en haut": where the button stands is no words on it.
  const bare = /^([\p{L}][^,.;:"()]{1,40})[.!]?$/u.exec(
    text.replace(/[.!]$/, '').replace(WHO_WANTS_IT, '').replace(PLACED_LAST, '').trimEnd().replace(LEFT_OPEN, ''),
  )?.[1];
  return tidied(quoted ?? bare ?? '');
}

const REASON = / (?:because|porque|ya que|weil|denn|parce qu\p{L}*|perché|omdat|want|bo|ponieważ|gdyż)(?![\p{L}]).*$/iu;

/** Why visitors should do something is told to the writer, unless it has a figure in it. */
const withoutReason = (text: string): string => text.replace(REASON, (reason) => (/\d/.test(reason) ? reason : ''));
