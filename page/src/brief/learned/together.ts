import type { Lexicon } from '../lexicon.ts';
import { leaningOf } from './leaning.ts';
import { layoutOf, type Network, read } from './sequence.ts';
import { NAMES, NUMBERS, SCALE } from './sequence-weights.ts';
import { signalsOf } from './signals.ts';
import { placesOf, signCount, signsOf } from './signs.ts';

const PLACES = placesOf(NAMES);

function networkOf(base64: string): Network {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const numbers = Float64Array.from({ length: bytes.length / 2 }, (_, at) => SCALE * view.getInt16(2 * at, true));
  return { layout: layoutOf(signCount(NAMES)), numbers };
}

const NETWORK = networkOf(NUMBERS);

/**
 * What the sentences of a description tell of each other: how much further each of them leans to being told to the
 * writer than it does alone. `texts`: in their order.
 */
export function leaningsTogether(texts: readonly string[], lexicon: Lexicon): number[] {
  const alone = texts.map((text) => leaningOf(text, lexicon));
  const signs = texts.map((text, at) => signsOf(alone[at] ?? 0, signalsOf(text, lexicon), PLACES));
  return read(NETWORK, signs).odds.map((odds, at) => odds - (alone[at] ?? 0));
}
