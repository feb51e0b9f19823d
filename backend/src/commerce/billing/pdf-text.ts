import { type Face, faceFinder, loadFace } from './pdf-fonts.ts';

const WEIGHTS = { regular: 400, bold: 600 } as const;

interface Style {
  size: number;
  color: string;
  bold?: boolean;
  /** `x` is where the text ends. */
  alignRight?: boolean;
  /** Points; what is longer is cut with an ellipsis. */
  maxWidth?: number;
}

interface Run {
  face: Face;
  text: string;
}

const weightOf = ({ bold }: Pick<Style, 'bold'>) => (bold ? WEIGHTS.bold : WEIGHTS.regular);

/** What no font can show is named by its number rather than left out. */
const named = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

function spacesSwapped(text: string): string {
  const from = text.length - text.trimStart().length;
  const to = text.trimEnd().length;
  return from < to ? text.slice(to) + text.slice(from, to) + text.slice(0, from) : text;
}

/** Parts of a text by the font that can show them, in the order in which they stand on the page, from left to right. */
export function fontRuns(text: string): Run[] {
  const faceOf = faceFinder(text);
  const latin = faceOf('a') as Face;
  const runs: Run[] = [];
  const add = (face: Face, part: string) => {
    const last = runs.at(-1);
    if (last?.face === face) last.text += part;
    else runs.push({ face, text: part });
  };
  const characters = [...text.normalize('NFC').replace(/\p{Cc}/gu, ' ')];
  for (const [index, character] of characters.entries()) {
    const last = runs.at(-1)?.face;
    // A space between two words that are drawn as a whole, and marks that join: they stay with their neighbours.
    const next = characters[index + 1];
    const between = character === ' ' && last?.joins && next !== undefined && faceOf(next) === last;
    const joins = last?.joins && last.shows(character.codePointAt(0) ?? 0);
    const face = between || joins ? last : faceOf(character);
    add(face ?? latin, face ? character : named(character));
  }
  const strong = runs.find(({ text }) => /\p{L}/u.test(text));
  if (!strong?.face.rtl) return runs;
  // What comes first stands on the right, and so does the space before what follows it.
  return runs.reverse().map((run) => (run.face.rtl ? run : { ...run, text: spacesSwapped(run.text) }));
}

/**
 * Makes `write`, which puts one line of text on a page; `y` is its top.
 * @param texts what will be written in whatever script, so that its fonts are there
 */
export async function pdfWriter(document: PDFKit.PDFDocument, texts: readonly string[]) {
  const fonts = new Map<string, string | Buffer>();
  const all = texts.join('');
  const keyOf = ({ name }: Face, weight: number) => `${name}-${weight}`;
  for (const { face } of texts.flatMap(fontRuns))
    for (const weight of Object.values(WEIGHTS))
      if (face.variable && !fonts.has(keyOf(face, weight)))
        fonts.set(keyOf(face, weight), await loadFace(face, weight, all));

  const select = ({ face }: Run, style: Style) => {
    const key = keyOf(face, weightOf(style));
    const source = fonts.get(key) ?? face.path(weightOf(style));
    return (typeof source === 'string' ? document.font(source) : registered(key, source)).fontSize(style.size);
  };
  const taken = new Set<string>();
  const registered = (key: string, source: Buffer) => {
    if (!taken.has(key)) document.registerFont(key, source);
    taken.add(key);
    return document.font(key);
  };
  // With features named, whole runs are shaped at once: words from right to left would change places otherwise.
  const options = (run: Run) => (run.face.joins ? { features: [] } : {});
  const widthOf = (text: string, style: Style) =>
    fontRuns(text).reduce((width, run) => width + select(run, style).widthOfString(run.text, options(run)), 0);

  const fitting = (text: string, style: Style) => {
    if (!style.maxWidth || widthOf(text, style) <= style.maxWidth) return text;
    const letters = [...text];
    while (letters.length > 0 && widthOf(`${letters.join('')}…`, style) > style.maxWidth) letters.pop();
    return `${letters.join('')}…`;
  };

  return function write(text: string, x: number, y: number, style: Style): void {
    const line = fitting(text, style);
    let at = style.alignRight ? x - widthOf(line, style) : x;
    for (const run of fontRuns(line)) {
      // By the baseline: fonts of different scripts rise differently high.
      select(run, style).fillColor(style.color);
      document.text(run.text, at, y + style.size, { lineBreak: false, baseline: 'alphabetic', ...options(run) });
      at += document.widthOfString(run.text, options(run));
    }
  };
}
