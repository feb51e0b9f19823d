import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'en-escape-room-html',
  language: 'en',
  title: 'Escape room',
  projectName: 'The Locked Attic',
  projectDescription: '',
  text: `<h1>The Locked Attic</h1> <p>Escape room in Galway for <b>2 to 6 people</b>, 60 minutes, in English or Irish.</p>
<script>alert('hi')</script>
<ul><li>The Smuggler's Loft - difficulty 3/5</li><li>Professor Quill's Study - difficulty 5/5</li></ul>
<img src=x onerror="alert(1)">
Prices: weekdays &euro;22 per person, weekends &euro;26 per person. Groups of 5 or more get a free photo.
Open Wed-Sun 12:00-21:00, 8 Quay Lane, Galway. Book: <a href="mailto:play@lockedattic.example">play@lockedattic.example</a> or 091 555 0133
Not suitable for under 10s <!-- old price 18, do not show -->`,
  facts: [
    { what: 'name', all: ['The Locked Attic'] },
    { what: 'what and where', all: ['Escape room in Galway'] },
    { what: 'people', all: ['2 to 6 people'] },
    { what: 'minutes', all: ['60 minutes'] },
    { what: 'languages', all: ['English or Irish'] },
    { what: 'loft', all: ["The Smuggler's Loft", '3/5'] },
    { what: 'study', all: ["Professor Quill's Study", '5/5'] },
    { what: 'weekdays', all: ['weekdays', '22'] },
    { what: 'weekends', all: ['weekends', '26'] },
    { what: 'unit', all: ['per person'] },
    { what: 'photo', all: ['free photo'] },
    { what: 'days', all: ['Wed-Sun'] },
    { what: 'times', all: ['12:00-21:00'] },
    { what: 'address', all: ['8 Quay Lane'] },
    { what: 'mail', all: ['play@lockedattic.example'] },
    { what: 'phone', all: ['091 555 0133'] },
    { what: 'age', all: ['Not suitable for under 10s'] },
  ],
  forbidden: ['<script', 'alert(', 'onerror', '<li>', 'do not show', 'old price 18', '&euro'],
};
