import type { Translation } from '@landfall/shared';
import { type ExperimentTexts, texts } from './texts.ts';

// Every default text of experiments is English already.
export default texts satisfies Translation<ExperimentTexts>;
