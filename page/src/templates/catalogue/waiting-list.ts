import { date, faq, features, form } from '../sections.ts';
import { defineTemplate, type Pair, type TemplateTexts } from '../template.ts';

interface Texts extends TemplateTexts {
  items: readonly Pair[];
  start: string;
  startBody: string;
  questions: readonly string[];
}

export const waitingList = defineTemplate<Texts>({
  id: 'waiting-list',
  category: 'launch',
  theme: { palette: 'volt', type: 'technical' },
  hero: 'statement',
  motif: 'waves',
  seed: 13,
  intent: 'list',
  sections: (t, kit) => [
    form('line', kit.words.forms.list, ['email'], kit),
    features('cards', kit.heading('glance'), t.items, { icons: ['sparkles', 'users', 'compass'], titled: true }),
    date(t.start, t.startBody, kit),
    faq(t.questions, kit),
  ],
  texts: {
    en: {
      name: 'Waiting list',
      description: 'A line to sign up first, then what it will be and when it starts.',
      eyebrow: 'What it will be',
      lead: 'What is coming and what people get by leaving their address, in one or two sentences.',
      items: [
        ['What it is', 'One sentence for somebody who has never heard of it'],
        ['Who it is for', 'Who will have use of it'],
        ['What is new', 'What was not possible before'],
      ],
      start: 'It starts',
      startBody: 'What happens then, and who comes first',
      questions: ['When will it be ready?', 'What will it cost?', 'What happens with my address?'],
    },
    es: {
      name: 'Lista de espera',
      description: 'Primero una línea para el correo; después, qué será y cuándo empieza.',
      eyebrow: 'Qué será',
      lead: 'Qué está por llegar y qué recibe quien deja su correo, en una o dos frases.',
      items: [
        ['Qué es', 'Una frase para quien no lo conoce'],
        ['Para quién es', 'A quién le servirá'],
        ['Qué hay de nuevo', 'Qué no era posible hasta ahora'],
      ],
      start: 'Empieza',
      startBody: 'Qué pasa ese día y quién entra primero',
      questions: ['¿Cuándo estará listo?', '¿Cuánto costará?', '¿Qué pasa con mi correo?'],
    },
    pt: {
      name: 'Lista de espera',
      description: 'Primeiro uma linha para o e-mail; depois, o que será e quando começa.',
      eyebrow: 'O que vai ser',
      lead: 'O que está a chegar e o que recebe quem deixa o e-mail, numa ou duas frases.',
      items: [
        ['O que é', 'Uma frase para quem nunca ouviu falar'],
        ['Para quem é', 'A quem vai ser útil'],
        ['O que há de novo', 'O que até agora não era possível'],
      ],
      start: 'Começa',
      startBody: 'O que acontece nesse dia e quem entra primeiro',
      questions: ['Quando fica pronto?', 'Quanto vai custar?', 'O que acontece ao meu e-mail?'],
    },
    fr: {
      name: 'Liste d’attente',
      description: 'D’abord une ligne pour l’adresse, puis ce que ce sera et quand cela commence.',
      eyebrow: 'Ce que ce sera',
      lead: 'Ce qui se prépare et ce que reçoit celui qui laisse son adresse, en une ou deux phrases.',
      items: [
        ['Ce que c’est', 'Une phrase pour qui n’en a jamais entendu parler'],
        ['Pour qui c’est fait', 'À qui cela servira'],
        ['Ce qui est nouveau', 'Ce qui n’était pas possible jusqu’ici'],
      ],
      start: 'Ouverture',
      startBody: 'Ce qui se passe ce jour-là, et qui entre en premier',
      questions: ['Quand sera-ce prêt ?', 'Combien cela coûtera-t-il ?', 'Que devient mon adresse ?'],
    },
    de: {
      name: 'Warteliste',
      description: 'Zuerst eine Zeile für die Adresse, dann was es wird und wann es beginnt.',
      eyebrow: 'Was es wird',
      lead: 'Was entsteht und was bekommt, wer seine Adresse hinterlässt, in ein bis zwei Sätzen.',
      items: [
        ['Was es ist', 'Ein Satz für alle, die es noch nicht kennen'],
        ['Für wen es ist', 'Wer etwas davon hat'],
        ['Was neu ist', 'Was bisher nicht möglich war'],
      ],
      start: 'Es beginnt',
      startBody: 'Was an diesem Tag geschieht und wer zuerst dabei ist',
      questions: ['Wann ist es fertig?', 'Was wird es kosten?', 'Was geschieht mit meiner Adresse?'],
    },
    it: {
      name: 'Lista d’attesa',
      description: 'Prima una riga per l’indirizzo, poi che cosa sarà e quando comincia.',
      eyebrow: 'Che cosa sarà',
      lead: 'Che cosa sta arrivando e che cosa riceve chi lascia l’indirizzo, in una o due frasi.',
      items: [
        ['Che cos’è', 'Una frase per chi non ne ha mai sentito parlare'],
        ['Per chi è', 'A chi sarà utile'],
        ['Che cosa c’è di nuovo', 'Che cosa finora non era possibile'],
      ],
      start: 'Si comincia',
      startBody: 'Che cosa succede quel giorno e chi entra per primo',
      questions: ['Quando sarà pronto?', 'Quanto costerà?', 'Che fine fa il mio indirizzo?'],
    },
    nl: {
      name: 'Wachtlijst',
      description: 'Eerst een regel voor het adres, dan wat het wordt en wanneer het begint.',
      eyebrow: 'Wat het wordt',
      lead: 'Wat eraan komt en wat iemand krijgt die een adres achterlaat, in een of twee zinnen.',
      items: [
        ['Wat het is', 'Een zin voor wie er nog nooit van gehoord heeft'],
        ['Voor wie het bedoeld is', 'Wie er iets aan heeft'],
        ['Wat er nieuw is', 'Wat tot nu toe niet kon'],
      ],
      start: 'Het begint',
      startBody: 'Wat er die dag gebeurt en wie er als eerste bij is',
      questions: ['Wanneer is het klaar?', 'Wat gaat het kosten?', 'Wat gebeurt er met mijn adres?'],
    },
    pl: {
      name: 'Lista oczekujących',
      description: 'Najpierw pole na adres, potem co powstaje i kiedy się zaczyna.',
      eyebrow: 'Co to będzie',
      lead: 'Co powstaje i co dostanie osoba, która zostawi adres, w jednym lub dwóch zdaniach.',
      items: [
        ['Co to jest', 'Jedno zdanie dla kogoś, kto o tym nie słyszał'],
        ['Komu się przyda', 'Kto będzie miał z tego pożytek'],
        ['Co jest nowe', 'Co dotąd nie było możliwe'],
      ],
      start: 'Początek',
      startBody: 'Co się wtedy stanie i kto będzie pierwszy',
      questions: ['Kiedy to będzie gotowe?', 'Ile to będzie kosztować?', 'Co stanie się z moim adresem?'],
    },
  },
});
