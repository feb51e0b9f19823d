/** The numbers that a message speaks of, in the order in which catalogues take them. */
type Values = Readonly<Record<string, number>>;

/**
 * A message of a schema: a code, under which catalogues translate it, the numbers that it speaks of, and its text in the
 * product's own words for whoever has no translation. A schema carries one string, so they travel as one:
 * `Name cannot exceed 100 characters [#name_too_long max=100]`. `readMessage` takes it apart.
 */
/* @__NO_SIDE_EFFECTS__ */
export function message(code: string, text: string, values: Values = {}): string {
  const numbers = Object.entries(values);
  const said = numbers.reduce((filled, [name, value]) => filled.replace(`{${name}}`, `${value}`), text);
  return `${said} [#${[code, ...numbers.map(([name, value]) => `${name}=${value}`)].join(' ')}]`;
}

/** What a message says, by its parts. Text that no schema of ours says has no code. */
interface ReadMessage {
  code?: string;
  values: Values;
  text: string;
}

const CODE = / \[#([a-z_0-9]+)((?: [a-z]+=\d+)*)\]$/;

/** The parts of a schema's message; any other text is only a text. */
export function readMessage(said: string): ReadMessage {
  const found = CODE.exec(said);
  if (!found) return { values: {}, text: said };
  const [, code, numbers = ''] = found;
  const values = numbers
    .split(' ')
    .slice(1)
    .map((part) => part.split('='))
    .map(([name, value]) => [name, Number(value)]);
  return { code, values: Object.fromEntries(values), text: said.slice(0, found.index) };
}
