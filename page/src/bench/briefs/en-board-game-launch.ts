import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'en-board-game-launch',
  language: 'en',
  title: 'Launch: Tidewreckers',
  projectName: 'Tidewreckers',
  projectDescription: '',
  text: `I want a landing page for my board game Tidewreckers. It's a cooperative game about salvaging ships before the storm comes, 2 to 5 players, 45 minutes, age 10+. We launch on Kickstarter on 8 September 2026 at 6pm UK time.

Goal is £18,000, and 640 people are already on the list.

Pledge levels:
- Deckhand £29: the base game
- First Mate £44: base game, the Kraken expansion, metal coins
- Captain £95: everything plus your name on a ship card, only 60 of these

Designed by Priya Nair, art by Tom Okafor. The button should say "Tell me when it starts". Only ask for their email. Make it feel stormy, dark blue. We ship to UK and EU only.`,
  facts: [
    { what: 'name', all: ['Tidewreckers'] },
    { what: 'genre', all: ['cooperative game'] },
    { what: 'theme', all: ['salvaging ships before the storm'] },
    { what: 'players', any: ['2 to 5 players', '2-5 players'] },
    { what: 'minutes', all: ['45 minutes'] },
    { what: 'age', any: ['age 10+', 'ages 10+', '10+'] },
    { what: 'where', all: ['Kickstarter'] },
    { what: 'launch date', all: ['8 September 2026'] },
    { what: 'launch time', any: ['6pm UK time', '6pm'] },
    { what: 'goal', all: ['£18,000'] },
    { what: 'people waiting', all: ['640 people'] },
    { what: 'deckhand', all: ['Deckhand', '£29'] },
    { what: 'deckhand contents', all: ['base game'] },
    { what: 'first mate', all: ['First Mate', '£44'] },
    { what: 'first mate contents', all: ['Kraken expansion', 'metal coins'] },
    { what: 'captain', all: ['Captain', '£95'] },
    { what: 'captain contents', all: ['your name on a ship card'] },
    { what: 'captain limit', all: ['only 60'] },
    { what: 'designer', all: ['Priya Nair'] },
    { what: 'artist', all: ['Tom Okafor'] },
    { what: 'button', all: ['Tell me when it starts'] },
    { what: 'shipping', any: ['UK and EU only', 'UK and EU'] },
  ],
  forbidden: [
    'landing page',
    'The button should say',
    'Only ask for',
    'stormy, dark blue',
    'Make it feel',
    'award-winning',
    'thousands of backers',
  ],
};
