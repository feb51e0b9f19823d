import { fileURLToPath } from 'node:url';

const FILES = import.meta.resolve('@fontsource/inter/package.json');

/** The scripts that Inter is delivered in, each in a file of its own, and the characters that the file holds. */
const SCRIPTS: [name: string, characters: RegExp][] = [
  ['latin', /[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122]/],
  ['latin-ext', /[\u0100-\u0151\u0154-\u024f\u1e00-\u1e9f]/],
  ['vietnamese', /[\u1ea0-\u1ef9\u20ab]/],
  ['cyrillic', /[\u0400-\u045f\u0490\u0491]/],
  ['cyrillic-ext', /[\u0460-\u048f\u0492-\u052f]/],
  ['greek', /[\u0370-\u03ff]/],
  ['greek-ext', /[\u1f00-\u1fff]/],
];

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
  script: string;
  text: string;
}

/** Parts of a text by the font file that can show them; characters that none has become a question mark. */
export function fontRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const given of text.normalize('NFC')) {
    const script = SCRIPTS.find(([, characters]) => characters.test(given))?.[0];
    const [name, character] = script ? [script, given] : ['latin', '?'];
    const last = runs.at(-1);
    if (last?.script === name) last.text += character;
    else runs.push({ script: name, text: character });
  }
  return runs;
}

/** Returns `write`, which puts one line of text on a page; `y` is its top. */
export function pdfWriter(document: PDFKit.PDFDocument) {
  const select = ({ script }: Run, { size, bold }: Style) => {
    const weight = bold ? 600 : 400;
    return document.font(fileURLToPath(new URL(`files/inter-${script}-${weight}-normal.woff`, FILES))).fontSize(size);
  };
  const widthOf = (text: string, style: Style) =>
    fontRuns(text).reduce((width, run) => width + select(run, style).widthOfString(run.text), 0);

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
      select(run, style).fillColor(style.color).text(run.text, at, y, { lineBreak: false });
      at += document.widthOfString(run.text);
    }
  };
}
