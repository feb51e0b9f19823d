import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'it-consulente-energia',
  language: 'it',
  title: 'Pagina consulenza',
  projectName: 'Ferrero Energia',
  projectDescription: '',
  text: `Oggetto: testi per la pagina

Ciao Marta, ti mando due righe, sistemale tu che sei brava!

Sono Davide Ferrero, consulente energetico a Cuneo, ingegnere dal 2009. Aiuto condomini e piccole aziende a spendere meno: diagnosi energetica (da 480 €), pratiche per gli incentivi (5% dell'importo), controllo delle bollette gratis per il primo anno. In media i miei clienti hanno risparmiato il 23% nel 2025. Ricevo su appuntamento il martedì e il giovedì, 14-19, corso Nizza 71. Portate le ultime sei bollette. Cell. 347 555 0162, davide@ferreroenergia.example

Il capo qui sarei io ma mia moglie vorrebbe qualcosa di elegante, secondo me basta semplice. Niente foto di lampadine che le hanno tutti. Del vecchio ufficio di Torino non dire niente. Il logo te lo giro lunedì. Fammi sapere quanto ti devo, non più di 250 però. Un abbraccio, D.`,
  facts: [
    { what: 'nome', all: ['Davide Ferrero'] },
    { what: 'mestiere', all: ['consulente energetico'] },
    { what: 'città', all: ['Cuneo'] },
    { what: 'ingegnere', all: ['ingegnere dal 2009'] },
    { what: 'per chi', all: ['condomini', 'piccole aziende'] },
    { what: 'diagnosi', all: ['diagnosi energetica', '480 €'] },
    { what: 'incentivi', all: ['incentivi', '5%'] },
    { what: 'bollette', all: ['controllo delle bollette'] },
    { what: 'primo anno', all: ['primo anno'] },
    { what: 'risparmio', all: ['23%', '2025'] },
    { what: 'appuntamento', all: ['su appuntamento'] },
    { what: 'giorni', all: ['martedì', 'giovedì'] },
    { what: 'ore', any: ['14-19', '14 alle 19', '14:00-19:00'] },
    { what: 'indirizzo', all: ['corso Nizza 71'] },
    { what: 'cosa portare', all: ['ultime sei bollette'] },
    { what: 'telefono', all: ['347 555 0162'] },
    { what: 'mail', all: ['davide@ferreroenergia.example'] },
  ],
  forbidden: [
    'Oggetto:',
    'Ciao Marta',
    'due righe',
    'mia moglie',
    'qualcosa di elegante',
    'lampadine',
    'Torino',
    'te lo giro',
    'quanto ti devo',
    'Un abbraccio',
    'Opening hours',
  ],
};
