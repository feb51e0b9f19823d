import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'en-food-truck',
  language: 'en',
  title: 'Tacos El Güero',
  projectName: 'Tacos El Güero',
  projectDescription: 'food truck',
  text: `🌮 TACOS EL GÜERO 🌮 the orange truck!!
Monday OFF
Tue + Wed: Dock Street, 11:30-2:30
Thu + Fri: Baltic Market, 5pm-10pm 🔥
Sat: we do weddings & parties, min 40 people, $16 a head, 50% deposit

MENU
Al pastor $4
Carnitas $4
Mushroom + huitlacoche (vegan) $4.50
Churros, 3 pcs $5
Horchata $3

CASH OR CARD. ask us about nuts and gluten before you order!! corn tortillas made every morning by my mom Lupe. insta @elguerotacos
make it FUN and colorful, warm colors. for parties they leave name, phone and number of people and we call back`,
  facts: [
    { what: 'name', all: ['TACOS EL GÜERO'] },
    { what: 'truck', all: ['orange truck'] },
    { what: 'monday', all: ['Monday', 'OFF'] },
    { what: 'dock street', all: ['Dock Street', '11:30-2:30'] },
    { what: 'dock days', any: ['Tue + Wed', 'Tue and Wed', 'Tue & Wed', 'Tue, Wed'] },
    { what: 'market', all: ['Baltic Market', '5pm-10pm'] },
    { what: 'parties', any: ['weddings & parties', 'weddings and parties'] },
    { what: 'minimum', any: ['min 40 people', 'minimum 40 people'] },
    { what: 'party price', all: ['$16'] },
    { what: 'party unit', all: ['a head'] },
    { what: 'deposit', all: ['50% deposit'] },
    { what: 'al pastor', all: ['Al pastor', '$4'] },
    { what: 'carnitas', all: ['Carnitas', '$4'] },
    { what: 'mushroom', all: ['Mushroom + huitlacoche', '$4.50'] },
    { what: 'vegan', all: ['vegan'] },
    { what: 'churros', all: ['Churros', '$5'] },
    { what: 'horchata', all: ['Horchata', '$3'] },
    { what: 'payment', all: ['CASH OR CARD'] },
    { what: 'allergies', all: ['nuts and gluten'] },
    { what: 'tortillas', all: ['corn tortillas made every morning'] },
    { what: 'lupe', all: ['Lupe'] },
    { what: 'instagram', all: ['@elguerotacos'] },
  ],
  forbidden: [
    'make it FUN',
    'warm colors',
    'we call back',
    'they leave name',
    'authentic flavors',
    'award-winning',
    'fresh ingredients',
  ],
};
