import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'pl-psycholog',
  language: 'pl',
  title: 'Gabinet',
  projectName: 'Gabinet Marta Zielińska',
  projectDescription: '',
  text: `Psycholog i psychoterapeuta Marta Zielińska, gabinet w Lublinie przy ul. Narutowicza 41/3 i online. Terapia indywidualna 180 zł za 50 minut, par 250 zł za 80 minut. Nie przyjmuję dzieci. Pon-czw 12-20. Zapisy mailem marta@zielinska.example. Prosze o spokojne kolory i bez zdjec ludzi trzymajacych sie za glowe`,
  facts: [
    { what: 'kto', all: ['Marta Zielińska'] },
    { what: 'zawód', any: ['Psycholog i psychoterapeuta', 'Psycholog'] },
    { what: 'miasto', all: ['Lublinie'] },
    { what: 'adres', all: ['Narutowicza 41/3'] },
    { what: 'online', all: ['online'] },
    { what: 'indywidualna', all: ['Terapia indywidualna', '180 zł'] },
    { what: 'czas', all: ['50 minut'] },
    { what: 'pary', all: ['par', '250 zł'] },
    { what: 'czas pary', all: ['80 minut'] },
    { what: 'dzieci', all: ['Nie przyjmuję dzieci'] },
    { what: 'dni', all: ['Pon-czw'] },
    { what: 'godziny', all: ['12-20'] },
    { what: 'mail', all: ['marta@zielinska.example'] },
  ],
  forbidden: ['spokojne kolory', 'trzymajacych', 'Prosze o', 'Opening hours', 'lat doświadczenia', 'Contact us'],
};
