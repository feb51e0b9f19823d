import { Parser } from 'htmlparser2';

/** What a visitor reads of a page. */
export interface VisibleText {
  /** Everything, with a space between any two elements. */
  spaced: string;
  /** Everything, with nothing between a word and the bold part of it. */
  joined: string;
  /** Without buttons, the labels of forms and navigation; a block of text each. */
  prose: string[];
}

const UNSEEN = new Set(['style', 'script', 'template', 'svg', 'noscript', 'head']);
const CONTROLS = new Set(['button', 'label', 'select', 'option', 'textarea', 'legend', 'nav']);
const INLINE = new Set(
  'a abbr b bdi cite code em i mark q s small span strong sub sup time u wbr data del ins kbd'.split(' '),
);
const VOID = new Set(['img', 'input', 'br', 'hr', 'wbr', 'meta', 'link', 'source']);

const classesOf = ({ class: classes = '' }: Record<string, string>) => classes.split(/\s+/);
const isUnseen = (name: string, attributes: Record<string, string>) =>
  UNSEEN.has(name) || 'hidden' in attributes || classesOf(attributes).includes('skip');
const isControl = (name: string, attributes: Record<string, string>) =>
  CONTROLS.has(name) || (name === 'a' && classesOf(attributes).includes('button'));

/** The texts of a page's markup, alternative texts of pictures included. */
export function visibleText(markup: string): VisibleText {
  const open: { unseen: boolean; control: boolean }[] = [];
  const all: { spaced: string; joined: string } = { spaced: '', joined: '' };
  const prose = [''];
  const boundary = (name: string) => {
    all.spaced += ' ';
    if (INLINE.has(name)) prose.push(`${prose.pop() ?? ''} `);
    else {
      all.joined += '\n';
      prose.push('');
    }
  };
  const write = (text: string) => {
    if (open.some(({ unseen }) => unseen)) return;
    all.spaced += text;
    all.joined += text;
    if (!open.some(({ control }) => control)) prose.push((prose.pop() ?? '') + text);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      boundary(name);
      if (name === 'img' && attributes.alt) write(` ${attributes.alt} `);
      if (!VOID.has(name)) open.push({ unseen: isUnseen(name, attributes), control: isControl(name, attributes) });
    },
    ontext: write,
    onclosetag(name) {
      if (!VOID.has(name)) open.pop();
      boundary(name);
    },
  });
  parser.end(markup);
  return { ...all, prose: prose.map((block) => block.replace(/\s+/gu, ' ').trim()).filter(Boolean) };
}
