import type { CorrectedFacts, Fact } from '@landfall/shared/contracts';
import { MONEY } from '../brief/prices/money.ts';
import { READS_AS_DATE } from '../brief/times/dates.ts';
import { isDeadline } from '../brief/times/deadline.ts';
import type { Intent } from '../languages/page-words.ts';
import { intentOf } from './intent.ts';
import { wayOf } from './reach.ts';

/** A text in which one of these words stands, in any of the eight languages. */
const oneOf = (...words: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

const FREE = oneOf(
  'free',
  'gratis',
  'gratuit\\p{L}*',
  'kostenlos\\p{L}*',
  'bezpłatn\\p{L}*',
  'darmow\\p{L}*',
  'grátis',
);
const READING = oneOf('e-?books?', 'pdfs?', 'white ?papers?', 'checklists?', 'leitfaden', 'guías?', 'ratgeber');
const MEETING = oneOf(
  'webinar\\p{L}*',
  'workshops?',
  'masterclass\\p{L}*',
  'meetups?',
  'courses?',
  'cursos?',
  'kurse?s?',
  'cours',
  'corsi?',
  'cursus\\p{L}*',
  'kursy?',
);
/** What people take part in, on a day. */
const CONTEST = oneOf(
  'hackathons?',
  '(?:fun |charity |trail )?(?:run|race|triathlon|marathon|half marathon|10k|5k)',
  'carrera (?:solidaria|popular|urbana)',
  'marcha solidaria',
  'marat[oóôh]n\\p{L}*',
  'corrida (?:solidária|de rua|popular)',
  'course (?:solidaire|à pied|nature)',
  'spendenlauf',
  'volkslauf',
  'stadtlauf',
  'corsa (?:podistica|solidale|campestre)',
  'camminata (?:solidale|benefica)',
  'hardloopwedstrijd',
  'sponsorloop',
  'bieg (?:charytatywny|uliczny)',
  'turniej\\p{L}*',
  'tournaments?',
  'torneos?',
  'tournois?',
  'turniere?',
  'tornei?',
  'toernooi(?:en)?',
);
const PETITION = oneOf(
  'petitions?',
  'petición',
  '\\d\\d (?:firmas|signatures|firme|assinaturas|podpisów)',
  'pétition',
  'signatures',
  'petition\\p{L}*',
  'unterschriften',
  'petizione',
  'petição',
  'petitie',
  'handtekeningen',
  'petycj\\p{L}+',
  'zbieramy podpisy',
  '(?:recog|reun)\\p{L}+ firmas',
  'raccogli\\p{L}+ firme',
  'recolh\\p{L}+ assinaturas',
);
const REPLIES = oneOf('rsvp', 'r\\.s\\.v\\.p');
const JOB = oneOf(
  'cv',
  'résumé',
  'curriculum(?: vitae)?',
  'currículum',
  'lebenslauf',
  'bewerbung(?:en|sunterlagen)?',
  'lettre de motivation',
  'motivatiebrief',
  'list motywacyjny',
);
const TICKETS = oneOf(
  'tickets?',
  'entradas?(?! y salidas)',
  'eintrittskarten?',
  'karten',
  'billets?',
  'biglietti?',
  'bilhetes?',
  'kaarten',
  'kaartjes',
  'bilety?',
);
const TRIAL = oneOf(
  'free trial',
  '\\d{1,3}[- ]days? (?:free )?trial',
  'prueba (?:gratis|gratuita)',
  '\\d{1,3} días (?:gratis|de prueba)',
  '(?:kostenlos|gratis) testen',
  '\\d{1,3} tage (?:kostenlos|gratis|testen)',
  'essai gratuit',
  "\\d{1,3} jours (?:gratuits|d[’']essai)",
  'prova gratuita',
  '\\d{1,3} giorni (?:gratis|di prova)',
  'gratis proefperiode',
  '\\d{1,3} dagen (?:gratis|op proef)',
  'okres próbny',
  '\\d{1,3} dni (?:za darmo|bezpłatnie|próbn\\p{L}*)',
  '(?:teste|período) (?:grátis|gratuito)',
  '\\d{1,3} dias (?:grátis|gratuitos|de teste)',
);
const APPOINTMENT = oneOf(
  'by appointment',
  'appointments',
  'cita previa',
  'con cita',
  'consultas?',
  'marcaç(?:ão|ões)',
  'sur rendez-vous',
  'rendez-vous',
  '(?:nur )?(?:mit|nach) termin\\p{L}*',
  'termine? nach vereinbarung',
  'su appuntamento',
  'op afspraak',
  'wizyty? po umówieniu',
  'zapisy',
);
const WITHOUT = oneOf(
  'no',
  'without',
  'sin',
  'sem',
  'sans',
  'ohne',
  'kein\\p{L}*',
  'senza',
  'zonder',
  'geen',
  'bez',
  'nie',
);
const ORDERING = oneOf(
  'please order',
  'orders? (?:by|before|until)',
  'pedidos? (?:antes|hasta|por|al)',
  'encomendas? (?:antes|até|por)',
  'commandes? (?:avant|jusqu|par|au)',
  'bestellungen? (?:bis|per|unter|an)',
  'ordini (?:entro|via|al)',
  'bestellingen? (?:tot|via|voor)',
  'zamówienia (?:do|pod|przez|przyjmuj\\p{L}*)',
);

const FREE_ENTRY = oneOf(
  '(?:entrada|entrata|entrée|entry|admission|eintritt|toegang|wstęp|ingresso) (?:is |es |é |ist |est |è |jest )?(?:libre|livre|libera|gratuit\\p{L}*|gratis|free|frei|vrij|wolny|bezpłatny|grátis)',
  'free (?:entry|admission)',
  'freier eintritt',
  'gratis toegang',
);
const ENROLMENT = oneOf(
  'inscripci(?:ón|ones)',
  'inscriç(?:ão|ões)',
  'inscriptions?',
  'registration',
  'sign[- ]ups?',
  'anmeldung(?:en)?',
  'iscrizion[ei]',
  'inschrijv\\p{L}+',
  'aanmeld\\p{L}+',
  'zapisy',
);

const STAY = oneOf(
  'g[iî]tes?',
  "chambres? d[’']hôtes?",
  'ferienwohnung(?:en)?',
  'ferienhaus',
  'pension de famille',
  'casa rural',
  'alojamiento rural',
  'turismo rural',
  'alojamento local',
  'agriturismo',
  'b ?& ?b',
  'bed and breakfast',
  'holiday (?:homes?|cottages?|lets?|rentals?)',
  'guest ?houses?',
  'glamping',
  'campsite',
  'vakantie(?:huis|huisje|woning)',
  'agroturystyka',
  'pokoje gościnne',
  'casa vacanze',
);
const NEWS = oneOf(
  'newsletters?',
  'mailing list',
  'waiting list',
  'boletín',
  'lista de espera',
  'infolettre',
  "liste d[’']attente",
  'warteliste',
  "lista d[’']attesa",
  'nieuwsbrief',
  'wachtlijst',
  'newslettera?',
  'lista oczekujących',
);

/** Words of a step that say what visitors do in it: "Apply with a one-page idea". */
const WORDS_OF_ACT = 3;

/** The name, and what is said first. */
const TOLD_FIRST = 2;

const saying = (facts: readonly Fact[], words: RegExp): Fact | undefined =>
  facts.find(({ kind, text, label }) => kind !== 'question' && (words.test(text) || words.test(label)));

/** A sum that is collected, as opposed to a number of people or trees. */
const isMoneyGoal = ({ kind, value, label }: Fact): boolean =>
  kind === 'goal' && value !== '' && MONEY.test(value) && (label === '' || MONEY.test(label));

/** What visitors of such a page usually do, where nobody says it: apply, take part, order; null where nothing tells. */
export function usualIntent(facts: readonly Fact[]): Intent | null {
  if (saying(facts, REPLIES)) return 'register';
  if (saying(facts, PETITION)) return 'sign';
  const said = facts.filter(({ kind }) => kind === 'name' || kind === 'about').map(({ text }) => text);
  const saidFirst = said.slice(0, TOLD_FIRST);
  const dates = facts.filter(({ kind, text }) => kind === 'date' && !isDeadline(text));
  const isDated = dates.length > 0;
  const isOnDay = isDated || saidFirst.some((text) => text.split(', ').some((part) => READS_AS_DATE.test(part)));
  const contest = [...saidFirst, ...dates.map(({ label }) => label)].some((text) => CONTEST.test(text));
  if (isOnDay && contest) return 'register';
  const untilWhen = facts.filter(({ kind }) => kind === 'date').map(({ label }) => intentOf(label));
  if (untilWhen.includes('register')) return 'register';
  if (facts.some(({ kind, text, label }) => kind === 'contact' && ENROLMENT.test(`${label} ${text}`)))
    return 'register';
  if (facts.some(isMoneyGoal)) return 'donate';
  if (
    saying(
      facts.filter(({ kind }) => kind !== 'offer'),
      JOB,
    )
  )
    return 'apply';
  const sold = facts.filter(({ text }) => !FREE_ENTRY.test(text));
  const isListed = facts.some(({ kind, group }) => kind === 'offer' && TICKETS.test(group));
  if (isDated && (isListed || saying(sold, TICKETS))) return 'tickets';
  if (isDated && saying(facts, ENROLMENT)) return 'register';
  if (isDated && said.some((text) => MEETING.test(text))) return 'register';
  const offered = facts.filter(({ kind }) => kind === 'offer').map(({ label }) => label);
  const isToRead = saidFirst.some((text) => READING.test(text)) || offered.some((label) => READING.test(label));
  if (isToRead && FREE.test(said.join(' '))) return 'download';
  if (isToRead && facts.some(({ kind, value }) => kind === 'offer' && /\d/.test(value))) return 'order';
  if (saying(facts, TRIAL)) return 'trial';
  const arranged = saying(facts, APPOINTMENT);
  if (arranged && !WITHOUT.test(arranged.text)) return 'appointment';
  if (saidFirst.some((text) => STAY.test(text))) return 'book';
  // A course that is open all year round is joined, too.
  const isParted = facts.some(({ kind, value }) => kind === 'step' && value === 'contents');
  if (isParted && saidFirst.some((text) => MEETING.test(text))) return 'register';
  const [first] = facts.filter(({ kind, value }) => kind === 'step' && value === '');
  const opening = first ? first.label || first.text : '';
  const act = intentOf(opening.split(' ', WORDS_OF_ACT).join(' '));
  if (act === 'apply' || act === 'register') return act;
  const sells = facts.some(({ kind }) => kind === 'offer');
  const isReached = facts.some(({ kind }) => kind === 'contact');
  // Beside goods and ways of contact a newsletter is one thing of several.
  if (!sells && !isReached && saying(facts, NEWS)) return 'list';
  return sells && saying(facts, ORDERING) ? 'order' : null;
}

/** Whether the phone is the only way to reach somebody, and nobody asks for a form. */
export function isOnlyCalled(facts: readonly Fact[], wishes: CorrectedFacts['wishes']): boolean {
  const ways = facts.filter(({ kind }) => kind === 'contact').map(wayOf);
  const isCalled = ways.some((way) => way === 'phone' || way === 'whatsapp');
  const asksForForm = wishes.some(
    ({ kind, value, negated }) =>
      !negated && (kind === 'form' || (kind === 'structure' && (value === 'lead-form' || value === 'form'))),
  );
  return isCalled && !ways.includes('email') && !asksForForm;
}

/** Whether somebody asks for a list that people join, with more than their address: "Waiting list with e-mail and team size". */
export const wantsToList = (wishes: CorrectedFacts['wishes']): boolean =>
  wishes.some(({ kind, value, negated }) => kind === 'form' && value === 'email' && !negated) &&
  wishes.some(({ kind, text, negated }) => kind === 'other' && !negated && NEWS.test(text) && !WITHOUT.test(text));
