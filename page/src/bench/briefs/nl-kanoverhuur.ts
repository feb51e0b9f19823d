import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'nl-kanoverhuur',
  language: 'nl',
  title: 'kano site',
  projectName: 'Kanoverhuur De Otter',
  projectDescription: '',
  text: `Kanoverhuur De Otter, aan de Reest bij Meppel

kano (2 pers) 24,- per dag / 15,- halve dag
kajak 18,- per dag
sup 12,50 p/u
borg 20 euro contant, kinderen onder 4 varen gratis mee

Open
apr-juni: wo t/m zo 10-18
juli-aug: elke dag 9-20
sept: alleen weekend 10-17
rest v.h. jaar dicht

Met Hemelvaart kun je niet reserveren, vol is vol.
Neem een handdoek en droge kleren mee. Geen glas in de boot. Parkeren bij de molen.
Bel Hennie 06 555 01 733

Zet er niet bij dat we vorig jaar die klacht hadden. Iets met riet of een otter als plaatje lijkt me leuk, maar kijk maar. Groen? Ik weet het nog niet. Mijn dochter leest het nog na.`,
  facts: [
    { what: 'naam', all: ['Kanoverhuur De Otter'] },
    { what: 'plek', all: ['Reest', 'Meppel'] },
    { what: 'kano', all: ['kano', '24'] },
    { what: 'kano halve dag', all: ['halve dag', '15'] },
    { what: 'kajak', all: ['kajak', '18'] },
    { what: 'sup', all: ['sup', '12,50'] },
    { what: 'sup eenheid', any: ['p/u', 'per uur'] },
    { what: 'borg', all: ['borg', '20'] },
    { what: 'kinderen', all: ['kinderen onder 4', 'gratis'] },
    { what: 'voorjaar', all: ['wo t/m zo', '10-18'] },
    { what: 'zomer', all: ['elke dag', '9-20'] },
    { what: 'september', all: ['weekend', '10-17'] },
    { what: 'winter', any: ['dicht', 'gesloten'] },
    { what: 'hemelvaart', all: ['Hemelvaart'] },
    { what: 'meenemen', all: ['handdoek', 'droge kleren'] },
    { what: 'glas', all: ['Geen glas'] },
    { what: 'parkeren', all: ['Parkeren bij de molen'] },
    { what: 'wie', all: ['Hennie'] },
    { what: 'telefoon', all: ['06 555 01 733'] },
  ],
  forbidden: [
    'Zet er niet bij',
    'klacht',
    'Iets met riet',
    'als plaatje',
    'kijk maar',
    'weet het nog niet',
    'Mijn dochter',
    'leest het nog na',
    'Opening hours',
  ],
};
