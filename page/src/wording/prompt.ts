import type { CorrectedFacts } from '@landfall/shared/contracts';

const SHAPE = `{"headline":{"text":"","facts":[]},"lead":{"text":"","facts":[]},"action":"","paragraphs":[{"text":"","facts":[]}],"facts":[{"id":"","label":"","text":""}],"headings":[{"section":"","heading":""}]}`;

/**
 * What a language model is told. The shape stands here too: servers that only constrain the output do not show the
 * schema to the model. `language` is the code of the language to write in.
 */
export const instructionsFor = (language: string): string =>
  `You word landing pages. You get what is known as numbered facts, and wishes for tone and length. Answer in the language "${language}" with one JSON object of this shape and nothing else:
${SHAPE}
- headline: what it is, for whom and where, at most 90 characters. lead: one sentence more, at most 200.
- paragraphs: the facts of kind "about" as running text, each paragraph with the ids that it rests on.
- facts: better words for single facts, by id: label is the name of an offer or step, text its description. Leave out what is good as it is. Keep every number, name and condition.
- headings: short headings by section (features, pricing, listing, steps, story, team, testimonials, faq, contact, hours, notes, goal). action: the words of the button, at most 30 characters.
- "facts" always holds the ids that a text rests on. Say nothing that they do not say: no numbers, names, praise, quotations or promises of your own. What you say without a fact is deleted.
- Keep the person's words where they are good. Be concrete and short. No slogans.`;

/** The facts and wishes as the model reads them: without ids of its own making, empty parts left out. */
export const promptFor = ({ facts, wishes }: CorrectedFacts): string =>
  JSON.stringify({
    facts: facts.map((fact) =>
      Object.fromEntries(
        Object.entries(fact).filter(([, part]) => (Array.isArray(part) ? part.length > 0 : part !== '')),
      ),
    ),
    wishes: wishes.map(({ kind, text, negated }) => ({ kind, text, ...(negated && { negated }) })),
  });
