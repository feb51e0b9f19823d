import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'nl-magazijnsoftware',
  language: 'nl',
  title: 'LP nieuw',
  projectName: 'Schaplijn',
  projectDescription: '',
  text: `Hoi Sanne, hierbij de input zoals besproken in de call.

Schaplijn is magazijnsoftware voor groothandels met 1 tot 6 locaties. Je scant met je telefoon, ziet realtime wat er ligt en bestelt bij voordat het op is. Koppelt met Exact, Shopify en PostNL.

- Gemiddeld 31% minder fout gepickte orders
- Live in 10 werkdagen
- 140 klanten in de Benelux, o.a. Van Rijn Verf en Bloemgroothandel Kuipers

Basis €149 p/m (1 locatie, 5 gebruikers)
Plus €289 p/m (3 locaties, 20 gebruikers)
Enterprise op aanvraag
Prijzen excl. btw, jaarlijks betalen = 2 maanden gratis

"Inventariseren kostte ons een weekend, nu een ochtend." Joost Kuipers, eigenaar

Demo van 25 minuten, kies zelf een moment. Support ma-vr 8-18 vanuit Zwolle, 038 555 0144, info@schaplijn.example

De CEO wil dat het premium aanvoelt en niet te nerdy, ik heb liever gewoon duidelijk. Geen heftrucks als foto aub. Over de overname niks zeggen, komt pas na de zomer naar buiten. Het nieuwe logo heb je vrijdag. Deadline is de 15e. Groet, Bas`,
  facts: [
    { what: 'naam', all: ['Schaplijn'] },
    { what: 'wat', all: ['magazijnsoftware voor groothandels'] },
    { what: 'locaties', all: ['1 tot 6 locaties'] },
    { what: 'scannen', all: ['scant met je telefoon'] },
    { what: 'realtime', all: ['realtime'] },
    { what: 'koppelingen', all: ['Exact', 'Shopify', 'PostNL'] },
    { what: 'fouten', all: ['31%'] },
    { what: 'live', all: ['10 werkdagen'] },
    { what: 'klanten', all: ['140 klanten', 'Benelux'] },
    { what: 'van rijn', all: ['Van Rijn Verf'] },
    { what: 'kuipers', all: ['Bloemgroothandel Kuipers'] },
    { what: 'basis', all: ['Basis', '€149', '5 gebruikers'] },
    { what: 'plus', all: ['Plus', '€289', '20 gebruikers'] },
    { what: 'enterprise', all: ['Enterprise', 'op aanvraag'] },
    { what: 'btw', all: ['excl. btw'] },
    { what: 'jaarlijks', all: ['2 maanden gratis'] },
    { what: 'citaat', all: ['nu een ochtend', 'Joost Kuipers'] },
    { what: 'demo', all: ['Demo van 25 minuten'] },
    { what: 'support', all: ['ma-vr', '8-18'] },
    { what: 'plaats', all: ['Zwolle'] },
    { what: 'telefoon', all: ['038 555 0144'] },
    { what: 'mail', all: ['info@schaplijn.example'] },
  ],
  forbidden: [
    'Hoi Sanne',
    'zoals besproken',
    'de input',
    'De CEO',
    'premium',
    'nerdy',
    'gewoon duidelijk',
    'heftrucks',
    'overname',
    'na de zomer',
    'nieuwe logo',
    'Deadline',
    'Groet, Bas',
  ],
};
