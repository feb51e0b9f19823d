import { wording } from '@landfall/page/wording/wording';
import { answerSchema } from './stream-answer.ts';

/** What a model may answer that words a page. */
export const WORDING_SCHEMA = answerSchema(wording);
