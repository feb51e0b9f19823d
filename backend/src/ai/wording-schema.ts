import { wording } from '@landfall/page/wording/wording';
import { toJsonSchema } from '@valibot/to-json-schema';

const { $schema: _, ...schema } = toJsonSchema(wording, { target: 'draft-07' });

/**
 * What a model may answer, as JSON Schema within the rules of strict structured output: closed objects, all fields
 * required, no unions. Servers that turn schemas into grammars take it too.
 */
export const WORDING_SCHEMA = schema;
