import { desc, eq, isNotNull } from '../../platform/db/operators.ts';
import { pages, projects, users } from '../../platform/db/schema.ts';
import { type Command, json, table } from './command.ts';

const NEWEST = 50;

/** What the configured model wrote, and what it cost. */
export const writings: Command = {
  name: 'pages written',
  summary: `The newest ${NEWEST} pages that a model was asked for: model, language, tone, tokens and cost.`,
  usage: 'pages written [--json]',
  details: ['A reason in the last column: the model wrote nothing, and the built-in composer took its place.'],
  options: { json },

  async run({ db }) {
    const rows = await db
      .select({ title: pages.title, email: users.email, report: pages.writingReport })
      .from(pages)
      .innerJoin(projects, eq(projects.id, pages.projectId))
      .innerJoin(users, eq(users.id, projects.userId))
      .where(isNotNull(pages.writingReport))
      .orderBy(desc(pages.updatedAt))
      .limit(NEWEST);
    const lines = rows.flatMap(({ title, email, report }) =>
      report
        ? [
            [
              title,
              email,
              report.model,
              report.language,
              report.tone,
              `${report.inputTokens}+${report.outputTokens}`,
              report.cost.toFixed(4),
              report.reason || (report.complete ? '' : 'cut off'),
            ],
          ]
        : [],
    );
    const head = ['PAGE', 'ACCOUNT', 'MODEL', 'LANGUAGE', 'TONE', 'TOKENS', 'COST', 'REASON'];
    const text = lines.length === 0 ? 'No page was written by a model yet.' : table([head, ...lines]);
    return { text, data: rows };
  },
};
