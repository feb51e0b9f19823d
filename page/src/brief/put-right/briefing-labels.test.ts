import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutBriefingLabels } from './briefing-labels.ts';

test('a briefing tells visitors what it plans to tell them, without its labels', () => {
  const { text, withdrawn } = withoutBriefingLabels(
    [
      'Briefing Landingpage „Federnexpress“',
      'CLIENT: Tidewell Instruments, Duluth',
      'PROJECT: Landing page, BargeLog 3.0 launch',
      'Target audience: Fleet managers, 35–60, short of time. Sceptical.',
      'TONE: Plainspoken.',
      'PROOF POINTS: 212 vessels since 2019',
      'Opening hours: Mon to Fri',
      'MANDATORIES: “BargeLog is a trademark.”',
      'APPROVALS: Legal by Thurs',
      'Budget: $6,500',
    ].join('\n'),
  );
  assert.deepEqual(text.split('\n').filter(Boolean), [
    'Federnexpress',
    'Tidewell Instruments, Duluth',
    'BargeLog 3.0 launch',
    'Target audience: Fleet managers.',
    'TONE: Plainspoken.',
    '212 vessels since 2019',
    'Opening hours: Mon to Fri',
    '“BargeLog is a trademark.”',
  ]);
  assert.deepEqual(withdrawn, ['APPROVALS: Legal by Thurs', 'Budget: $6,500']);
});

test('a deadline of a page that is no briefing stays', () => {
  const text = 'Writing contest in Leeds\nDeadline: 15 May\nPrize: £200\nTarget: 40 entries';
  assert.equal(withoutBriefingLabels(text).text, text);
});

test('lines around what is told to the press are for the press', () => {
  const { text } = withoutBriefingLabels(
    'EMBARGOED UNTIL 00.01 MONDAY 2 MARCH\nThe Trust launches the Kittiwake.\nENDS\nPress office, ext. 214',
  );
  assert.equal(text, 'The Trust launches the Kittiwake.');
});
