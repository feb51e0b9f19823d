import type { Translation } from '@landfall/shared';
import { type AreaTexts, texts } from './texts.ts';

// Every default text of this area is English already.
export default texts satisfies Translation<AreaTexts>;
