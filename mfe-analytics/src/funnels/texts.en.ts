import type { Translation } from '@landfall/shared';
import { type FunnelTexts, texts } from './texts.ts';

// Every default text of funnels is English already.
export default texts satisfies Translation<FunnelTexts>;
