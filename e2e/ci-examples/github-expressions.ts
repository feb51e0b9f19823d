import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** What an expression may name: `github`, `matrix`, `secrets` and the like. */
export type Contexts = Readonly<Record<string, unknown>>;

/** The function of the runner's own that the examples call: a hash of the files that patterns match. */
export type HashFiles = (...patterns: string[]) => string;

const EXPRESSION = /\$\{\{(.*?)\}\}/gs;

/** The value of an expression, as JSON has it. @throws ExpressionError of one that names what is not there */
function resultOf(expression: string, contexts: Contexts, hashFiles: HashFiles): unknown {
  const info = { name: 'hashFiles', minArgs: 1, maxArgs: 255 };
  const { tokens } = new Lexer(expression).lex();
  const parsed = new Parser(tokens, Object.keys(contexts), [info]).parse();
  const known = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  const call = (...patterns: data.ExpressionData[]) =>
    new data.StringData(hashFiles(...patterns.map((pattern) => pattern.coerceString())));
  const result = new Evaluator(parsed, known, new Map([['hashfiles', { ...info, call }]])).evaluate();
  return JSON.parse(JSON.stringify(result, data.replacer));
}

/** A value of a workflow with its expressions replaced; one that is nothing but an expression keeps its type. */
export function evaluated(text: string, contexts: Contexts, hashFiles: HashFiles): unknown {
  const [first] = text.matchAll(EXPRESSION);
  if (first && first[0] === text.trim()) return resultOf(first[1] ?? '', contexts, hashFiles);
  return text.replace(EXPRESSION, (_, expression: string) => String(resultOf(expression, contexts, hashFiles) ?? ''));
}

/** Whether a condition holds. */
export const holds = (condition: string, contexts: Contexts, hashFiles: HashFiles): boolean =>
  Boolean(resultOf(condition.replace(/^\s*\$\{\{|\}\}\s*$/g, ''), contexts, hashFiles));
