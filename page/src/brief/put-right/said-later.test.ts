import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { withLaterValues } from './said-later.ts';

describe('a value that a later sentence replaces', () => {
  for (const [text, meant] of [
    [
      'tem pula-pula 3 metros por R$ 150, piscina R$ 120. ah o pula-pula agora é R$ 160, esqueci que aumentou kkkk. Liga.',
      'tem pula-pula 3 metros por R$ 160, piscina R$ 120. Liga.',
    ],
    ['Bouncy castle £150, slide £120. Oh, the bouncy castle is now £160.', 'Bouncy castle £160, slide £120.'],
    ['Hüpfburg 150 €, Rutsche 120 €. Ach, die Hüpfburg kostet jetzt 160 €.', 'Hüpfburg 160 €, Rutsche 120 €.'],
    ['Lámpara 150 €, taza 12 €. Ojo, la lámpara ahora cuesta 160 €.', 'Lámpara 160 €, taza 12 €.'],
    ['Small £35, litre £180. Sorry, the litre is 190, milk went up.', 'Small £35, litre £190.'],
    [
      'lunch ₹110, dinner ₹110, both ₹200, monthly lunch ₹2,600\noh lunch is 120 now. 110 was last year. dinner same, so both 210',
      'lunch ₹120, dinner ₹110, both ₹210, monthly lunch ₹2,600',
    ],
    [
      'TABLÓN ........ $58\nMANTEL ........ $35\nel tablón ya subió a 65, corrígelo.',
      'TABLÓN ........ $65\nMANTEL ........ $35',
    ],
    ['vaso $35, litro $180\nperdón, el litro es 190, ya subió la leche', 'vaso $35, litro $190'],
  ] as const)
    test(text, () => assert.equal(withLaterValues(text).text.trim(), meant));

  for (const text of [
    'Lessons £30. Lessons are now £35 at weekends and £40 in summer, when we have three boats and two teachers more.',
    'Cut £30. The salon is now 20 years old.',
    'Cut £30. The colour is now £55.',
  ])
    test(`keeps ${text}`, () => assert.equal(withLaterValues(text).text, text));
});
