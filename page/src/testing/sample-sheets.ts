import { type CorrectedFacts, correctedFacts, type FactDraft } from '@landfall/shared/contracts';
import * as v from 'valibot';

type Parts = Omit<FactDraft, 'id' | 'kind'>;

const sheet = (
  language: string,
  facts: readonly (readonly [kind: FactDraft['kind'], parts: Parts])[],
): CorrectedFacts =>
  v.parse(correctedFacts, {
    language,
    facts: facts.map(([kind, parts], index) => ({ id: `f${index}`, kind, ...parts })),
  });

const dish = (group: string, label: string, value: string) => ['offer', { group, label, value }] as const;

/** What is known of some usual pages. */
export const SAMPLE_SHEETS: Readonly<Record<string, CorrectedFacts>> = {
  restaurant: sheet('es', [
    ['name', { text: 'Casa Lola' }],
    ['about', { text: 'Bar de tapas familiar en el barrio de Triana, en Sevilla, desde 1987.' }],
    ['about', { text: 'Cocinamos con producto del mercado y sin prisa; hoy somos la tercera generación.' }],
    dish('Entrantes', 'Salmorejo', '6,50 €'),
    dish('Entrantes', 'Ensaladilla de gambas', '7 €'),
    dish('Entrantes', 'Croquetas de puchero', '8 €'),
    dish('Principales', 'Carrillada ibérica', '14 €'),
    dish('Principales', 'Bacalao con tomate', '13,50 €'),
    dish('Postres', 'Torrija', '5 €'),
    ['hours', { label: 'Martes a sábado', value: '13:00–16:30 y 20:00–23:30' }],
    ['hours', { label: 'Lunes', value: 'cerrado' }],
    ['place', { text: 'Calle Pureza 42, 41010 Sevilla' }],
    ['contact', { label: 'phone', value: '954 12 34 56', text: 'reservas' }],
    ['condition', { text: 'Grupos de más de 8 personas, solo con reserva.' }],
    ['condition', { text: 'Tenemos carta sin gluten.' }],
    ['condition', { text: 'No se admiten perros en el interior.' }],
    ['action', { label: 'Reservar mesa' }],
  ]),
  fundraiser: sheet('en', [
    ['name', { text: 'A Roof for Elm Street' }],
    ['about', { text: 'The roof of our animal shelter leaks, and winter is coming. We care for 64 dogs and cats.' }],
    ['goal', { value: '£18,000', label: '£7,350', text: 'The roofer needs £18,000 in total.' }],
    ['date', { label: 'Campaign ends', text: '30 November 2026', value: '2026-11-30' }],
    ['offer', { label: 'A tile', value: '£10', text: 'Your name on our wall.' }],
    ['offer', { label: 'A beam', value: '£500', text: 'The beam carries your name.' }],
    ['person', { label: 'Maggie Thornton', value: 'founder', text: 'has run the shelter since 1998.' }],
    ['proof', { text: '1,200 animals rehomed since 1998' }],
    ['quote', { text: 'They found Biscuit for us.', label: 'Helen', value: 'adopted in 2021' }],
    ['question', { label: 'Is my donation tax deductible?', text: 'Yes, we can claim Gift Aid on it.' }],
    ['contact', { label: 'email', value: 'roof@elmstreet.example' }],
    ['action', { label: 'Donate now', text: 'Every pound goes into the roof.' }],
  ]),
  software: sheet('de', [
    ['name', { text: 'Tallymo' }],
    ['about', { text: 'Rechnungen, die sich selbst um ihr Geld kümmern.' }],
    ['audience', { text: 'Selbstständige und kleine Studios' }],
    ['offer', { label: 'Bankanbindung', text: 'Funktioniert mit 2.400 europäischen Banken.' }],
    ['offer', { label: 'Höfliche Erinnerungen', text: 'Einmal schreiben, immer rechtzeitig senden.' }],
    [
      'offer',
      { label: 'Solo', value: '9 €', unit: 'im Monat', group: 'Tarife', details: ['1 Person', '20 Rechnungen'] },
    ],
    ['offer', { label: 'Studio', value: '24 €', unit: 'im Monat', group: 'Tarife', details: ['5 Personen', 'Export'] }],
    ['proof', { text: 'Im Einsatz bei', details: ['Studio Nord', 'Kobalt', 'Ferrara & Co'] }],
    ['step', { label: 'Konto verbinden', text: 'Dauert zwei Minuten.' }],
    ['step', { label: 'Rechnung schreiben', text: 'In jeder Sprache.' }],
    ['condition', { text: '14 Tage kostenlos, ohne Karte.' }],
    ['action', { label: 'Kostenlos testen', value: 'https://app.tallymo.example/start' }],
  ]),
  webinar: sheet('pl', [
    ['name', { text: 'Ceny bez strachu' }],
    ['about', { text: 'Bezpłatny webinar o podnoszeniu cen dla projektantek i ilustratorów.' }],
    ['date', { text: 'czwartek, 12 marca 2027, 18:00', value: '2027-03-12T18:00' }],
    ['place', { text: 'Online, Zoom' }],
    ['step', { label: '18:00', text: 'Powitanie', value: 'programme' }],
    ['step', { label: '18:10', text: 'Dlaczego bierzemy za mało', value: 'programme' }],
    ['step', { label: '19:10', text: 'Pytania', value: 'programme' }],
    ['person', { label: 'Nina Ortiz', value: 'ilustratorka', text: 'W 2023 roku podwoiła swoje stawki.' }],
    ['person', { label: 'Paweł Lis', value: 'doradca', text: 'Pracuje z 40 studiami.' }],
    ['condition', { text: 'Liczba miejsc: 200.' }],
    ['action', { label: 'Zapisz mnie' }],
  ]),
  short: sheet('en', [
    ['about', { text: 'yoga studio in Leeds' }],
    ['place', { text: 'Leeds' }],
  ]),
};
