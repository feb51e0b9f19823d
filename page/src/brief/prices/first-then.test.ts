import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PageLanguage } from '@landfall/shared/contracts';
import { lexiconOf } from '../lexicon.ts';
import { pricesTold } from './told-prices.ts';

const offersOf = (language: PageLanguage, text: string) =>
  pricesTold(text, { lexicon: lexiconOf(language), language, role: undefined, group: '', item: false })
    ?.offers.filter(({ kind }) => kind === 'offer')
    .map(({ label, value, unit }) => [label, value, unit].filter(Boolean).join(' | '));

describe('a price for the first part of something, and for what comes then', () => {
  for (const [language, text, ...offers] of [
    ['en', 'Boilers, 24hr callouts £65 first hour then £40', '24hr callouts | £65 | first hour, then £40'],
    ['de', 'Notdienst 90 € für die erste Stunde, danach 60 €', 'Notdienst | 90 € | für die erste Stunde, danach 60 €'],
    [
      'es',
      'Cerrajería urgente 60 € la primera hora, después 40 € por hora',
      'Cerrajería urgente | 60 € | la primera hora, después 40 € por hora',
    ],
    ['pt', 'Urgências 50 € a primeira hora, depois 35 €', 'Urgências | 50 € | a primeira hora, depois 35 €'],
    ['fr', 'Dépannage 70 € la première heure, puis 45 €', 'Dépannage | 70 € | la première heure, puis 45 €'],
    ['it', 'Pronto intervento 65 € la prima ora, poi 40 €', 'Pronto intervento | 65 € | la prima ora, poi 40 €'],
    ['nl', 'Spoeddienst € 80 het eerste uur, daarna € 60', 'Spoeddienst | € 80 | het eerste uur, daarna € 60'],
    ['pl', 'Pogotowie 150 zł pierwsza godzina, potem 100 zł', 'Pogotowie | 150 zł | pierwsza godzina, potem 100 zł'],
  ] as const)
    test(`is one offer: ${text}`, () => assert.deepEqual(offersOf(language, text), offers));

  for (const [language, text, ...offers] of [
    ['en', 'Early bird £28 until 30 June, then £35', 'Early bird | £28', 'Then | £35'],
    ['en', 'First hour £55 then £40 an hour', 'First hour | £55', 'Then | £40 | an hour'],
    [
      'nl',
      'Tot 10 panelen 85 euro daarna 6 euro per paneel',
      'Tot 10 panelen | 85 euro',
      'Daarna | 6 euro | per paneel',
    ],
    ['en', 'Callouts £65 first hour, parts £40', 'Callouts | £65', 'Parts | £40'],
  ] as const)
    test(`stays two: ${text}`, () => assert.deepEqual(offersOf(language, text), offers));
});
