import type { EditLine } from '@landfall/shared/contracts';
import type { Editor } from 'grapesjs';
import type { EditorStart } from '../editor-start.ts';
import { isOffered } from '../offered.ts';
import { onceAFrame } from '../once-a-frame.ts';
import { find } from '../start.ts';
import { say } from '../texts.ts';
import { finishTyping } from '../typing.ts';
import { askForAlternatives, EditFailure, sendInstruction } from './edit-stream.ts';
import { showLeft, showPanel } from './offered.ts';
import { outlineOfPage } from './preview.ts';
import { Review } from './review.ts';
import { connectScope, showChips } from './scope.ts';
import { noteTurn } from './turns.ts';
import { offerWays } from './ways.ts';

/** The panel "Change by words": asks, shows what would change, and makes it once it is kept. */
export async function connectWords(editor: Editor, start: EditorStart): Promise<void> {
  if (!(await isOffered('ai.edit'))) return;
  const panel = find('#words');
  const field = find<HTMLTextAreaElement>('[name="instruction"]', panel);
  const send = find<HTMLButtonElement>('[type="submit"]', panel);
  const cancel = find<HTMLButtonElement>('[data-words-cancel]', panel);
  const again = find<HTMLButtonElement>('[data-words-again]', panel);
  const keep = find<HTMLButtonElement>('[data-words-keep]', panel);
  const discard = find<HTMLButtonElement>('[data-words-discard]', panel);
  const status = find('[data-words-status]', panel);
  const can = find('[data-words-can]', panel);
  const review = new Review(editor, start);
  let running: AbortController | null = null;
  let asked = '';
  let { remaining } = start.words;

  const learnLeft = (left: number) => {
    remaining = left;
    showLeft(left, start.words);
  };
  const take = (text: string) => {
    field.value = text.replace(/([“«])…([”»])/g, '$1$2').replace(/…$/, '');
    field.focus();
    // Between the first pair of quotation marks, where something is to be filled in.
    const gap = field.value.search(/“”|«»/);
    if (gap >= 0) field.setSelectionRange(gap + 1, gap + 1);
  };
  const scope = connectScope(editor, take);
  const tell = (text: string, isWrong = false) => {
    status.textContent = text;
    status.classList.toggle('wrong', isWrong);
  };
  const draw = () => {
    const isBusy = running !== null;
    panel.ariaBusy = String(isBusy);
    // While something is looked at, there is room for that and nothing else.
    document.body.dataset.reviewing = String(review.isOpen);
    cancel.hidden = !isBusy;
    send.disabled = isBusy || review.isOpen;
    again.disabled = send.disabled || scope.selected() === null;
    field.readOnly = send.disabled;
    find('[data-words-result]', panel).hidden = !review.isOpen || review.count === 0;
    keep.disabled = isBusy;
    discard.disabled = isBusy;
  };
  const close = (how: 'keep' | 'discard' | 'drop') => {
    review.close(how);
    find('[data-words-choices]', panel).replaceChildren();
    draw();
  };

  /** Everything has come, or it was cancelled: what is there is looked at. */
  function settle(text = '', isWrong = true): void {
    if (review.count === 0) {
      const reason = text || review.reason() || say('wordsFailed');
      close('discard');
      tell(reason, isWrong);
      field.focus();
      return;
    }
    review.note();
    draw();
    tell(text || say('wordsFound', review.count));
    keep.focus();
  }

  function messageOf(error: unknown): string {
    if (!(error instanceof EditFailure)) return say('wordsFailed');
    if (error.status === 402) learnLeft(0);
    return error.status === 401 ? say('signedOut') : error.message;
  }

  /** Runs what asks the server, one at a time; what had come before it failed or was cancelled stays. */
  async function run(text: string, work: (signal: AbortSignal) => Promise<() => void>): Promise<void> {
    const cancelled = new AbortController();
    running = cancelled;
    review.open();
    showChips(can, [], take);
    draw();
    tell(text);
    cancel.focus();
    let finish: () => void;
    try {
      finish = await work(cancelled.signal);
    } catch (error) {
      const isCancelled = cancelled.signal.aborted;
      const message = isCancelled ? say(review.count > 0 ? 'wordsCancelled' : 'wordsStopped') : messageOf(error);
      // Whoever keeps a part has used it; the answer that says so was cut off.
      if (isCancelled && review.count > 0) learnLeft(Math.max(0, remaining - 1));
      finish = () => settle(message, !isCancelled);
    }
    running = null;
    finish();
  }

  function takeLine(line: EditLine): void {
    if ('operation' in line) {
      review.show(line);
      draw();
      return;
    }
    learnLeft(line.remaining);
    if ('error' in line) throw new EditFailure(503, line.error.message);
    review.message = line.message ?? '';
    review.dropped = line.dropped;
    showChips(can, line.can ?? [], take);
  }

  async function ask(): Promise<void> {
    if (running || review.isOpen) return;
    asked = field.value.trim();
    if (asked === '') {
      tell(say('wordsEmpty'), true);
      return;
    }
    await finishTyping(editor);
    const section = scope.sectionId();
    const outline = outlineOfPage(editor, start);
    const body = { instruction: asked, outline, ...(section !== undefined && { section_id: section }) };
    await run(say('wordsWorking'), async (signal) => {
      for await (const line of sendInstruction(start, body, signal)) takeLine(line);
      return () => settle();
    });
  }

  async function writeAgain(): Promise<void> {
    const chosen = scope.selected();
    if (running || review.isOpen || !chosen) return;
    await finishTyping(editor);
    const { sections, language } = outlineOfPage(editor, start);
    const section = sections.find(({ id }) => id === chosen.id);
    if (!section) return;
    asked = `${say('wordsAgain')}: ${chosen.name}`;
    await run(say('wordsWriting'), async (signal) => {
      const { alternatives, dropped, remaining: left } = await askForAlternatives(start, section, language, signal);
      learnLeft(left);
      review.dropped = dropped;
      if (alternatives.length === 0) return () => settle(say('wordsOneWay'));
      return () => {
        offerWays(alternatives, ({ steps }) => {
          review.open();
          for (const step of steps) review.show(step);
          review.note();
          draw();
        });
        tell(say('wordsChoose'));
      };
    });
  }

  const decide = (isKept: boolean) => {
    close(isKept ? 'keep' : 'discard');
    noteTurn(asked, isKept);
    tell(say(isKept ? 'wordsKept' : 'wordsDiscarded'));
    if (isKept) field.value = '';
    field.focus();
  };

  find('form', panel).addEventListener('submit', (event) => {
    event.preventDefault();
    void ask();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // Elsewhere these keys publish.
    event.stopPropagation();
    void ask();
  });
  cancel.addEventListener('click', () => running?.abort());
  again.addEventListener('click', () => void writeAgain());
  keep.addEventListener('click', () => decide(true));
  discard.addEventListener('click', () => decide(false));
  editor.on('component:selected component:deselected', onceAFrame(draw));
  // Whoever changes the page itself decides so: what was only shown would no longer fit.
  editor.on('undo redo component:add component:remove', () => {
    if (!review.isOpen) return;
    running?.abort();
    close('drop');
    tell(say('wordsLost'), true);
  });
  learnLeft(remaining);
  showPanel(field);
  draw();
}
