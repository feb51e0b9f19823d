import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentencesOfDictation } from './dictation.ts';

const texts = (text: string, language: string) => sentencesOfDictation(text, language).map((each) => each.text);

test('a sentence ends where somebody turns from the page to whoever writes it', () => {
  const sentences = sentencesOfDictation(
    'we are a bakery in Leeds with sourdough and rye every morning we open at seven and close at two on saturdays my sister wants it all in pink but please do not let her',
    'en',
  );
  const remark = sentences.find(({ text }) => text.includes('in pink'));
  assert.ok(remark && !remark.text.includes('open at seven'));
  assert.ok(remark.leaning > 0);
  assert.ok(sentences.some(({ text, leaning }) => text.includes('open at seven') && leaning < 0));
});

test('what is denied stays with its denial', () => {
  const sentences = texts('la limpieza son 25 euros no pongas nada del seguro que lo estamos cambiando todavía', 'es');
  assert.ok(sentences.some((text) => text.startsWith('no pongas nada del seguro')));
});

test('who types commas ends sentences at them', () => {
  const sentences = texts(
    'hay cocina completa con horno y una mesa larga de roble para catorce, el desayuno lo prepara Nuria con pan del horno y cuesta 9 € por persona, no me pongáis fotos de gente riéndose',
    'es',
  );
  for (const text of sentences.slice(0, -1)) assert.ok(text.endsWith(','), text);
  assert.ok(sentences.length > 1);
});

test('not a word is lost, whatever it looks like', () => {
  for (const text of ['', 'one', ' - -  , , ', '%%% €€€ 👍 a\u0301 b', 'nothing '.repeat(300)])
    assert.equal(texts(text, 'en').join(' ').replace(/\s+/g, ' ').trim(), text.replace(/\s+/g, ' ').trim());
});

/** Dictated texts without a mark, by language, with what must be a sentence of its own or begin one. */
const CLAUSES: readonly (readonly [language: string, text: string, ...starts: string[]])[] = [
  [
    'en',
    'ok so its a page for my window cleaning round the business is called shiny joe im based in whitby and i go as far as scarborough you dont need to be in when i come my number is 07700 900123 dont put my surname on there its a bit odd',
    'the business is called shiny joe',
    'im based in whitby',
    'you dont need to be in',
    'my number is',
    'dont put my surname',
  ],
  [
    'es',
    'hola mira es para la peluquería de mi madre se llama tijera de oro estamos en la calle real de soria abrimos de martes a sábado de nueve a siete el teléfono es 600 000 123 y no pongas fotos de modelos que no me gustan nada',
    'se llama tijera de oro',
    'estamos en la calle real',
    'abrimos de martes',
    'el teléfono es',
    'y no pongas fotos',
  ],
  [
    'de',
    'also das ist für meine schreinerei die heißt hobelspan in celle ich baue tische und stühle nach maß ein tisch kostet ab 600 euro geöffnet ist montag bis freitag von acht bis siebzehn uhr mein name ist jutta brandt mach es hell aber nicht kalt',
    'die heißt hobelspan',
    'ich baue tische',
    'ein tisch kostet',
    'geöffnet ist montag',
    'mein name ist jutta brandt',
    'mach es hell',
  ],
  [
    'fr',
    "bon alors c'est pour ma fromagerie elle s'appelle la croûte je vends des fromages de chèvre au marché de tours la tomme est à 14 euros le kilo moi c'est nadia et n'écris pas terroir s'il te plaît",
    "elle s'appelle la croûte",
    'je vends des fromages',
    'la tomme est à 14 euros',
    "moi c'est nadia",
    "et n'écris pas terroir",
  ],
  [
    'pt',
    'olá então isto é para a oficina eu chamo-me rui e a oficina chama-se roda viva faço revisões a 40 euros estou aberto de segunda a sexta o número é 910 000 123 põe uma coisa simples e não digas que sou careiro',
    'eu chamo-me rui',
    'faço revisões',
    'estou aberto',
    'o número é',
    'põe uma coisa simples',
  ],
];

for (const [language, text, ...starts] of CLAUSES)
  test(`dictated sentences begin where a clause does (${language})`, () => {
    const sentences = texts(text, language);
    for (const start of starts)
      assert.ok(
        sentences.some((sentence) => sentence.startsWith(start)),
        `${start} of ${sentences.join(' | ')}`,
      );
  });

test('no dictated sentence ends in the middle of a clause', () => {
  for (const [text, language, wrong] of [
    [
      'this is for the riding school we have twelve ponies and you can bring a friend or leave your coat in the barn whichever you like it costs 20 pounds an hour and please dont put the old photos on',
      'en',
      ['please', 'whichever', 'your', 'and'],
    ],
    [
      'es para las excursiones yo soy lola y vamos por toda la provincia de soria con burros el precio es de 30 euros por persona y no pongas nada del accidente que ya pasó',
      'es',
      ['yo', 'toda', 'la', 'no', 'pongas'],
    ],
    [
      "c'est pour mon atelier je répare les vélos et si tu rapportes ta vieille chaîne c'est trente centimes de moins tout est fait le soir avec mon frère et n'écris pas vintage",
      'fr',
      ['tu', 'rapportes', 'trente', 'est', "n'écris"],
    ],
  ] as const)
    for (const sentence of texts(text, language))
      assert.ok(!wrong.includes(sentence.split(' ').at(-1) as never), `${sentence} of ${text}`);
});
