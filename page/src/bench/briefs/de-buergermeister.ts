import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'de-buergermeister',
  language: 'de',
  title: 'Bürgermeisterwahl',
  projectName: 'Anke Lindner für Wiesenbach',
  projectDescription: '',
  text: `Anke Lindner, 47, Försterin, parteilos, kandidiert als Bürgermeisterin von Wiesenbach. Wahl am Sonntag, 8. März 2026, Stichwahl wäre am 22. März.

Meine drei Themen:
1. Der Schulbus fährt wieder jede Stunde
2. Das Freibad bleibt offen, Sanierung statt Neubau
3. Baugrund zuerst für Leute aus dem Dorf

Ich bin keine Politikerin von Beruf, ich leite seit 2008 das Revier Steinwald und sitze seit sechs Jahren im Gemeinderat.

Termine
Fr 6.2. 19 Uhr Bürgergespräch im Gasthof Hirsch
Sa 14.2. 9-12 Uhr Stand auf dem Wochenmarkt
Do 26.2. 19.30 Uhr Podiumsdiskussion, Mehrzweckhalle

"Die Anke hört zu, bevor sie redet." Hubert Maier, Wirt

Wer helfen will: 0171 555 0162 oder anke@lindner-wiesenbach.example. Spenden nehme ich nur bis 200 Euro pro Person. Bitte kein Foto mit Krawattenträgern und nichts gegen den Amtsinhaber schreiben. Die Seite soll ehrlich klingen, per Du.`,
  facts: [
    { what: 'name', all: ['Anke Lindner'] },
    { what: 'beruf', all: ['Försterin'] },
    { what: 'parteilos', all: ['parteilos'] },
    { what: 'amt', all: ['Bürgermeisterin', 'Wiesenbach'] },
    { what: 'wahl', all: ['8. März 2026'] },
    { what: 'stichwahl', all: ['22. März'] },
    { what: 'schulbus', all: ['Schulbus fährt wieder jede Stunde'] },
    { what: 'freibad', all: ['Freibad bleibt offen'] },
    { what: 'baugrund', all: ['Baugrund zuerst für Leute aus dem Dorf'] },
    { what: 'revier', all: ['Revier Steinwald', '2008'] },
    { what: 'gemeinderat', all: ['sechs Jahren im Gemeinderat'] },
    { what: 'gespräch', all: ['Bürgergespräch', 'Gasthof Hirsch'] },
    { what: 'gespräch zeit', all: ['6.2.', '19 Uhr'] },
    { what: 'stand', all: ['14.2.', 'Wochenmarkt'] },
    { what: 'podium', all: ['26.2.', 'Podiumsdiskussion'] },
    { what: 'podium ort', all: ['Mehrzweckhalle'] },
    { what: 'zitat', all: ['hört zu, bevor sie redet'] },
    { what: 'wirt', all: ['Hubert Maier', 'Wirt'] },
    { what: 'telefon', all: ['0171 555 0162'] },
    { what: 'mail', all: ['anke@lindner-wiesenbach.example'] },
    { what: 'spenden', any: ['200 Euro pro Person', '200 Euro'] },
  ],
  forbidden: ['Krawattenträgern', 'Amtsinhaber', 'Die Seite soll', 'per Du', 'Opening hours', 'Unsere Leistungen'],
};
