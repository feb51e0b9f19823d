import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../../testing/read-description.ts';

const told = (descriptionAi: string) =>
  sheetOf(descriptionAi)
    .facts.flatMap(({ label, value, unit, text, group, details }) => [label, value, unit, text, group, ...details])
    .join(' | ');

describe('what the writer shall not tell is not told', () => {
  for (const [text, never, kept] of [
    ['Bakery in Leeds, open 8 to 4. Better not mention the fire in 2019.', 'fire', 'open 8 to 4'],
    ['Bakery in Leeds. Probably best not to bring up the fire. We bake rye bread.', 'fire', 'rye bread'],
    ['Bakery in Leeds. No need to say that we lost the lease. We bake rye bread.', 'lease', 'rye bread'],
    [
      'Bakery in Leeds. You don’t need to mention the mice and our debts. We bake rye bread daily.',
      'debts',
      'We bake rye bread',
    ],
    ['Bakery in Leeds. We bake rye bread, no need to talk about the divorce.', 'divorce', 'rye bread'],
    ['Bakery in Leeds. We bake rye bread. The owner is ill. Better not mention it.', 'ill', 'rye bread'],
    ['Peluquería en Toro. Corte 12 €. No hace falta que digas que cerramos en agosto.', 'agosto', '12 €'],
    ['Peluquería en Toro. Corte 12 €. Mejor no menciones el incendio.', 'incendio', '12 €'],
    ['Peluquería en Toro. Corte 12 €. Y mejor no poner que nos mudamos.', 'mudamos', '12 €'],
    ['Peluquería en Toro. Corte 12 €. No hace falta mencionar el robo de 2019.', 'robo', '12 €'],
    ['Friseur in Celle, Haarschnitt 30 €. Dass wir umziehen, bitte nicht schreiben.', 'umziehen', '30 €'],
    ['Friseur in Celle, Haarschnitt 30 €. Den Brand lieber nicht erwähnen.', 'Brand', '30 €'],
    ['Friseur in Celle, Haarschnitt 30 €. Unser alter Name muss nicht drauf.', 'alter Name', '30 €'],
    ['Friseur in Celle, Haarschnitt 30 €. Dass wir 2019 pleite waren, müsst ihr nicht erwähnen.', 'pleite', '30 €'],
    ["Boulangerie à Lyon. Pain de seigle. Mieux vaut ne pas parler de l'incendie.", 'incendie', 'Pain de seigle'],
    ['Boulangerie à Lyon. Pain de seigle. Pas la peine de dire que nous déménageons.', 'déménageons', 'seigle'],
    ["Forno a Bologna. Pane di segale. Meglio non parlare dell'incendio.", 'incendio', 'Pane di segale'],
    ['Forno a Bologna. Pane di segale. Non serve dire che traslochiamo.', 'traslochiamo', 'Pane di segale'],
    ['Padaria em Braga. Pão de centeio. Melhor não falar do incêndio.', 'incêndio', 'Pão de centeio'],
    ['Padaria em Braga. Pão de centeio. Não precisa dizer que mudamos de sócio.', 'sócio', 'centeio'],
    ['Bakkerij in Zeist. Roggebrood 3 €. De brand liever niet noemen.', 'brand', 'Roggebrood'],
    ['Bakkerij in Zeist. Roggebrood 3 €. Onze oude naam hoeft er niet op.', 'oude naam', 'Roggebrood'],
    ['Piekarnia w Toruniu. Chleb żytni. Lepiej nie wspominać o pożarze.', 'pożarze', 'Chleb żytni'],
  ] as const)
    test(text, () => {
      assert.ok(!told(text).includes(never), told(text));
      assert.ok(told(text).includes(kept), told(text));
    });
});

describe('what visitors are spared stays', () => {
  for (const [text, kept] of [
    ['Camp site in Devon. Better not wait: the summer is short.', 'Better not wait'],
    ['Walks in Devon. Best not to bring up to three dogs.', 'bring up to three'],
    ['Barber in Leeds. No need to book.', 'No need to book'],
    ['Yoga in Leeds. You need not bring a mat.', 'need not bring a mat'],
    ['Cafe in Leeds. No need to mention a code: it comes off at the till.', 'No need to mention a code'],
    ['Clinic in Leeds. You don’t need to mention your doctor.', 'mention your doctor'],
    ['Bakery in Leeds. Rye, spelt, not to mention our scones.', 'not to mention our scones'],
    ['Sauna in Leeds. Best not to talk in the sauna.', 'Best not to talk'],
    ['Peluquería en Toro. No hace falta cita.', 'No hace falta cita'],
    ['Peluquería en Toro. No hace falta que traigas nada.', 'traigas nada'],
    ['Panadería en Toro. No hace falta decir que nuestro pan es de ayer nunca.', 'nuestro pan'],
    ['Peluquería en Toro. No hace falta que digas que vienes de parte de nadie.', 'vienes de parte'],
    ['Academia en Toro. No hace falta hablar inglés.', 'hablar inglés'],
    ['Praxis in Celle. Bitte nicht klingeln, wir haben ein schlafendes Baby.', 'Bitte nicht klingeln'],
    ['Imbiss in Celle. Zucker muss nicht rein, Honig schon.', 'Zucker muss nicht rein'],
    ['Freibad in Celle. Kinder unter 6 müssen nicht bezahlen.', 'müssen nicht bezahlen'],
    ['Praxis in Celle. Bitte nicht im Hof parken.', 'nicht im Hof parken'],
    ['Kurse in Celle. Besser nicht warten, die Plätze sind knapp.', 'Besser nicht warten'],
    ['Bakery in Leeds. Needless to say, our croissants are made with butter.', 'our croissants'],
    ['Boulangerie à Lyon. Inutile de dire que nos croissants sont au beurre.', 'nos croissants'],
    ['Yoga à Lyon. Pas besoin de parler français.', 'parler français'],
    ['Palestra a Bologna. Meglio non aspettare, i posti sono pochi.', 'Meglio non aspettare'],
    ['Palestra a Bologna. Non serve prenotare.', 'Non serve prenotare'],
    ['Surf em Peniche. Não precisa falar inglês.', 'Não precisa falar inglês'],
    ['Surf em Peniche. Melhor não esperar pelo verão.', 'Melhor não esperar'],
    ['Zwembad in Zeist. Reserveren hoeft niet.', 'Reserveren hoeft niet'],
    ['Zwembad in Zeist. Kinderen liever niet alleen laten zwemmen.', 'liever niet alleen'],
    ['Szkoła w Toruniu. Nie trzeba pisać egzaminu.', 'Nie trzeba pisać egzaminu'],
  ] as const)
    test(text, () => assert.ok(told(text).includes(kept), told(text)));
});
