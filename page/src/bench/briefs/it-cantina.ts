import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'it-cantina',
  language: 'it',
  title: 'Visite in cantina',
  projectName: 'Cantina Brunelli',
  projectDescription: 'Vini dei Colli Euganei',
  text: `Cantina Brunelli, Colli Euganei (Padova). Siamo Davide e Chiara, terza generazione, 9 ettari di vigna, circa 40.000 bottiglie all'anno, tutto lavorato a mano e senza diserbanti.

I vini:
Serprino frizzante 9 €
Fior d'Arancio passito 22 €
Rosso "La Volpe" 2021, 12 mesi in botte, 16 €

DEGUSTAZIONI
Classica: 3 vini e grissini, 15 € a persona, un'ora
In vigna: passeggiata, 5 vini, salumi e formaggi 32 € a persona, due ore e mezza
Solo su prenotazione, da 2 a 14 persone, venerdi, sabato e domenica alle 11 e alle 16. Bambini gratis. Spediamo in tutta Italia da 6 bottiglie, gratis sopra 120 €.

via Monte Gallo 5, Torreglia. 049 555 0191, visite@brunelli.example

vorrei che il pulsante fosse "Prenota la visita", colori caldi e una foto della vigna per prima`,
  facts: [
    { what: 'nome', all: ['Cantina Brunelli'] },
    { what: 'zona', all: ['Colli Euganei'] },
    { what: 'persone', all: ['Davide e Chiara'] },
    { what: 'generazione', all: ['terza generazione'] },
    { what: 'ettari', all: ['9 ettari'] },
    { what: 'bottiglie', all: ['40.000 bottiglie'] },
    { what: 'a mano', all: ['senza diserbanti'] },
    { what: 'serprino', all: ['Serprino frizzante', '9 €'] },
    { what: 'passito', all: ["Fior d'Arancio passito", '22 €'] },
    { what: 'rosso', all: ['La Volpe', '16 €'] },
    { what: 'botte', all: ['12 mesi in botte'] },
    { what: 'classica', all: ['Classica'], any: ['15 € a persona', '15 €'] },
    { what: 'classica contenuto', all: ['3 vini e grissini'] },
    { what: 'in vigna', all: ['In vigna', '32 €'] },
    { what: 'in vigna contenuto', all: ['5 vini', 'salumi e formaggi'] },
    { what: 'prenotazione', all: ['su prenotazione'] },
    { what: 'gruppi', all: ['da 2 a 14 persone'] },
    { what: 'giorni', any: ['venerdi, sabato e domenica', 'venerdì, sabato e domenica'] },
    { what: 'ore', all: ['alle 11 e alle 16'] },
    { what: 'bambini', all: ['gratis'], any: ['Bambini gratis', 'Bambini'] },
    { what: 'spedizione', all: ['da 6 bottiglie'] },
    { what: 'spedizione gratis', all: ['sopra 120 €'] },
    { what: 'indirizzo', all: ['via Monte Gallo 5'] },
    { what: 'telefono', all: ['049 555 0191'] },
    { what: 'mail', all: ['visite@brunelli.example'] },
    { what: 'pulsante', all: ['Prenota la visita'] },
  ],
  forbidden: ['vorrei che', 'il pulsante fosse', 'colori caldi', 'pluripremiata', 'Opening hours', 'Contact us'],
};
