import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'en-hackathon',
  language: 'en',
  title: 'Hack the Harbour 2026',
  projectName: 'Hack the Harbour',
  projectDescription: '',
  text: `# Hack the Harbour 2026
Notes for the event page

## What
A 36 hour hackathon about ports, tides and shipping. Open data from the harbour authority, mentors on site, food and drinks all weekend. Students and professionals, you don't need to know how to code: designers and sailors are welcome too. Teams of 2-5, come alone and we find you a team.

## When and where
Friday 16 October 2026, 18:00 to Sunday 18 October, 15:00. Dublin, The Ropeworks, 3 Sailmaker Quay. Sleeping room with 40 camp beds, bring your own sleeping bag.

## Tickets
- Student: €10
- Regular: €35
- Supporter: €80 (includes a t-shirt and your name on the wall)
160 places in total. Refund possible until 1 October.

## Programme
Friday
18:00 Doors open
19:00 Opening talk by Aoife Brennan, harbour master
20:30 Team building
Saturday
09:00 Breakfast
11:00 Workshop: reading tide tables
16:00 Workshop: maps with open data
22:00 Midnight pizza (early)
Sunday
12:00 Hands off the keyboard
13:00 Demos
14:30 Prizes

## Prizes
1st prize €3,000, 2nd prize €1,500, best student team €1,000

## Jury
Aoife Brennan (harbour master), Dr. Lukas Weber (oceanographer), Mina Farouk (CTO of Quaylog)

## Rules
All code is open source at the end. No alcohol in the hacking room. Code of conduct applies.

Contact: crew@hacktheharbour.example, Mastodon @harbourhack@social.example

(please: bold design, put the programme before the tickets, button "Get a ticket")`,
  facts: [
    { what: 'name', all: ['Hack the Harbour'] },
    { what: 'length', any: ['36 hour hackathon', '36-hour hackathon'] },
    { what: 'topic', all: ['ports, tides and shipping'] },
    { what: 'open data', all: ['Open data from the harbour authority'] },
    { what: 'mentors', all: ['mentors on site'] },
    { what: 'food', all: ['food and drinks all weekend'] },
    { what: 'no code', all: ["don't need to know how to code"] },
    { what: 'teams', all: ['Teams of 2-5'] },
    { what: 'start', all: ['16 October 2026'] },
    { what: 'end', all: ['18 October'] },
    { what: 'place', all: ['The Ropeworks', '3 Sailmaker Quay'] },
    { what: 'beds', all: ['40 camp beds'] },
    { what: 'sleeping bag', all: ['bring your own sleeping bag'] },
    { what: 'student ticket', all: ['Student', '€10'] },
    { what: 'regular ticket', all: ['Regular', '€35'] },
    { what: 'supporter ticket', all: ['Supporter', '€80'] },
    { what: 'supporter contents', all: ['t-shirt'] },
    { what: 'places', all: ['160 places'] },
    { what: 'refund', all: ['until 1 October'] },
    { what: 'doors', all: ['18:00', 'Doors open'] },
    { what: 'opening talk', all: ['19:00', 'Opening talk'] },
    { what: 'tide workshop', all: ['11:00', 'reading tide tables'] },
    { what: 'map workshop', all: ['16:00', 'maps with open data'] },
    { what: 'demos', all: ['13:00', 'Demos'] },
    { what: 'prizes', all: ['1st prize', '€3,000'] },
    { what: 'student prize', all: ['best student team', '€1,000'] },
    { what: 'jury aoife', all: ['Aoife Brennan', 'harbour master'] },
    { what: 'jury lukas', all: ['Lukas Weber', 'oceanographer'] },
    { what: 'jury mina', all: ['Mina Farouk', 'CTO of Quaylog'] },
    { what: 'licence', all: ['All code is open source'] },
    { what: 'mail', all: ['crew@hacktheharbour.example'] },
    { what: 'mastodon', all: ['@harbourhack@social.example'] },
    { what: 'button', all: ['Get a ticket'] },
  ],
  forbidden: [
    'Notes for the event page',
    'bold design',
    'put the programme',
    'please:',
    'Trusted by',
    'sponsors',
    'last year',
  ],
};
