import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

type Token = CompiledMessage[number] | CompiledMessage;
type Cases = Readonly<Record<string, CompiledMessage | string>>;

/** What a value of a message has to be, as TypeScript writes it. */
type ValueType = string;

/** The pieces of a language that compiled messages lean on. */
export type Helper = 'number' | 'plural' | 'ordinal' | 'select';

const tokensOf = (message: CompiledMessage | string): readonly Token[] =>
  typeof message === 'string' ? [message] : (message as readonly Token[]);

/** Changes the words of a message, not its values. */
export type MapText = (text: string) => string;

/** Reads an ICU message. @throws Error with the message where it is none. */
export function parseMessage(message: string, mapText?: MapText): readonly Token[] {
  try {
    return tokensOf(compileMessageOrThrow(message, mapText));
  } catch (error) {
    throw new Error(`${(error as Error).message}\n  in: ${message}`);
  }
}

/** A choice between texts: the value's name, the kind of choice, and a text for each case. */
function choiceOf(token: Token): { name: string; kind: string; cases: [string, readonly Token[]][] } | undefined {
  if (typeof token === 'string' || typeof token[2] !== 'object') return undefined;
  const [name, kind, { offset, ...cases }] = token as unknown as [string, string, Cases & { offset?: unknown }];
  if (offset) throw new Error(`{${name}, ${kind}, offset:…} is not supported.`);
  return { name, kind, cases: Object.entries(cases).map(([key, text]) => [key, tokensOf(text)]) };
}

/** The values that a message names, in the order of their first mention, and what each has to be. */
export function valuesOf(tokens: readonly Token[], found = new Map<string, ValueType>()): Map<string, ValueType> {
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    const [name = '', kind] = token as unknown as string[];
    const choice = choiceOf(token);
    const known = found.get(name);
    if (choice?.kind === 'select') {
      // Where nothing is said of others, none may come.
      const isClosed = choice.cases.some(([key, text]) => key === 'other' && text.join('') === '');
      const names = choice.cases.flatMap(([key]) => (key === 'other' ? [] : `'${key}'`));
      if (known === undefined || known === 'string') found.set(name, isClosed ? names.join(' | ') : 'string');
    } else if (kind) found.set(name, 'number');
    else if (known === undefined) found.set(name, 'string');
    for (const [, text] of choice?.cases ?? []) valuesOf(text, found);
  }
  return found;
}

const escapeText = (text: string) => text.replace(/[`\\]|\$(?=\{)/g, '\\$&').replaceAll('\n', '\\n');

const HELPERS: Readonly<Record<string, Helper>> = { plural: 'plural', selectordinal: 'ordinal', select: 'select' };

/** A message's tokens as the JavaScript of a template string. */
function templateOf(tokens: readonly Token[], helpers: Set<Helper>, counted?: string): string {
  const parts = tokens.map((token) => {
    if (token === '#' && counted) {
      helpers.add('number');
      return `\${$number(${counted})}`;
    }
    if (typeof token === 'string') return escapeText(token);
    const choice = choiceOf(token);
    if (choice) {
      const helper = HELPERS[choice.kind];
      if (!helper) throw new Error(`{${choice.name}, ${choice.kind}, …} is not supported.`);
      helpers.add(helper);
      const inner = choice.kind === 'select' ? counted : choice.name;
      const cases = choice.cases
        .filter(([key, text]) => key !== 'other' || text.join('') !== '')
        .map(([key, text]) => `${JSON.stringify(key)}:${templateOf(text, helpers, inner)}`);
      return `\${$${helper}(${choice.name},{${cases.join(',')}})}`;
    }
    const [name, kind, format] = token as unknown as [string, string?, unknown?];
    if (!kind) return `\${${name}}`;
    if (kind !== 'number' || format !== undefined) throw new Error(`{${name}, ${kind}} is not supported.`);
    helpers.add('number');
    return `\${$number(${name})}`;
  });
  return `\`${parts.join('')}\``;
}

/**
 * A message as JavaScript: a string, or a function of its values.
 * @param names the values in the order in which callers give them
 * @param helpers is told what the code leans on
 */
export function compileMessage(
  message: string,
  names: readonly string[],
  helpers: Set<Helper>,
  mapText?: MapText,
): string {
  const tokens = parseMessage(message, mapText);
  const unknown = [...valuesOf(tokens).keys()].filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`{${unknown.join('}, {')}} is no value of this message.\n  in: ${message}`);
  if (names.length === 0) return JSON.stringify(tokens.join(''));
  return `(${names.join(',')})=>${templateOf(tokens, helpers)}`;
}

/** Whole numbers below it are by far the most that a text counts. */
const COMMON = 1000;

const isCommon = (check: (value: number) => boolean) =>
  Array.from({ length: COMMON }, (_, value) => check(value)).every(Boolean);

/**
 * The JavaScript of the helpers, for one language. What the browser has for it is made at its first use, and only where a
 * number needs it: the first such object of a page costs 35 ms.
 */
export function helpersCode(helpers: ReadonlySet<Helper>, locale: string, options = ''): string {
  const language = JSON.stringify(locale);
  const { format } = new Intl.NumberFormat(locale);
  const isPlain = isCommon((value) => format(value) === String(value));
  const common = `value>=0&&value<${COMMON}&&value%1===0`;
  const number = `($format??=new Intl.NumberFormat(${language}${options})).format(value)`;
  const choose = (name: string, type?: 'ordinal') => {
    const rules = new Intl.PluralRules(locale, { type });
    const isOneAlone = isCommon((value) => rules.select(value) === (value === 1 ? 'one' : 'other'));
    const made = `new Intl.PluralRules(${language}${type ? `,{type:'${type}'}` : ''})`;
    const find = `(${name}Rules??=${made}).select(value)`;
    return (
      `let ${name}Rules;const ${name}=(value,cases)=>cases[value]??` +
      `cases[${isOneAlone ? `${common}?value===1?'one':'other':${find}` : find}]??cases.other;`
    );
  };
  return [
    helpers.has('number')
      ? `let $format;const $number=(value)=>${isPlain ? `${common}?String(value):` : ''}${number};`
      : '',
    helpers.has('plural') ? choose('$plural') : '',
    helpers.has('ordinal') ? choose('$ordinal', 'ordinal') : '',
    helpers.has('select') ? `const $select=(value,cases)=>cases[value]??cases.other??'';` : '',
  ].join('');
}
