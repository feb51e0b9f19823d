import type { SectionAlternatives } from '@landfall/shared/contracts';
import { blockName } from '../blocks.ts';
import { find } from '../start.ts';
import { say, type TextName } from '../texts.ts';

type Way = SectionAlternatives['alternatives'][number];

const nameOf = ({ id, label }: Way): string => (id.startsWith('wording-') ? say(label as TextName) : blockName(label));

/** Offers ways to write a section; the first one is shown at once. */
export function offerWays(ways: readonly Way[], choose: (way: Way) => void): void {
  const group = document.createElement('fieldset');
  group.className = 'ways';
  group.append(Object.assign(document.createElement('legend'), { textContent: say('wordsChoose'), className: 'read' }));
  const radios = ways.map((way, index) => {
    const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'way', checked: index === 0 });
    radio.addEventListener('change', () => choose(way));
    const label = document.createElement('label');
    label.append(radio, nameOf(way));
    group.append(label);
    return radio;
  });
  find('[data-words-choices]').replaceChildren(group);
  const [first] = ways;
  if (first) choose(first);
  radios[0]?.focus();
}
