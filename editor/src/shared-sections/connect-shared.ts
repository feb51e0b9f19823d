import type { SharedSection } from '@landfall/shared/contracts';
import type { Component, Editor } from 'grapesjs';
import { type Answer, call } from '../calls.ts';
import type { EditorStart, KnownShared } from '../editor-start.ts';
import { make } from '../forms/form-controls.ts';
import { hideNotice, showNotice } from '../notice.ts';
import { isNotOffered, isOffered } from '../offered.ts';
import type { Saving } from '../saving.ts';
import { find } from '../start.ts';
import { say } from '../texts.ts';
import { pathOf, projectData } from '../typing.ts';
import { contentsAt, SHARED, sharedIn } from './contents.ts';
import { addShared, detach, findShared, isPart, replaceShared, sharedAround, sharedIdOf } from './page-parts.ts';
import { fillPlaces, showSharedBlocks } from './shared-blocks.ts';
import { askAbout } from './shared-dialog.ts';
import { isUnpublished, type Known, type SharedState } from './shared-state.ts';

/** Looks this close together (milliseconds) count as one. */
const LOOK_MS = 5000;
const MAX_NAME = 60;

const tell = (text: string, ...more: { label: string; run: () => void }[]) =>
  showNotice(text, [...more, { label: say('close'), run: () => hideNotice() }], 'calm');

const failureOf = (answer: Answer): string => answer.message || say('settingsOffline');

/**
 * Sections that several pages of the project show: shared and inserted here, edited in any of them, and published on all of
 * them at once. Does nothing where the deployment does not offer it.
 */
export async function connectShared(editor: Editor, start: EditorStart, state: SharedState, saving: Saving) {
  if (await isNotOffered('pages.shared')) state.turnOff();
  if (!(await isOffered('pages.shared'))) return;
  const address = `/v1/api/project/${start.projectId}/shared-section`;
  const { known } = state;
  const panel = make('section', { id: 'shared-panel', hidden: true });
  panel.setAttribute('aria-label', say('sharedPanel'));
  find('#traits').prepend(panel);

  const showBlocks = () =>
    showSharedBlocks(
      editor,
      [...known.values()].sort((a, b) => a.name.localeCompare(b.name)),
    );

  /** Has the page show the newest contents of a section, where nobody is in the middle of changing it here. */
  async function catchUp(section: Known): Promise<boolean> {
    const isChanged = () =>
      state.changedIn(projectData(editor)).some(({ shared_id }) => shared_id === section.shared_id);
    const isBusy = () => sharedAround(editor.getEditing())?.get('attributes')?.[SHARED] === section.shared_id;
    if (isChanged() || isBusy()) return false;
    const answer = await call('GET', `${address}/${section.shared_id}`);
    if (answer.status !== 200 || isChanged() || isBusy()) return false;
    // Nobody who goes back a step undoes what a colleague did.
    let isShown = false;
    editor.UndoManager.skip(() => {
      isShown = take(answer.data as KnownShared);
    });
    return isShown;
  }

  /** Takes over what the server has; answers whether this page shows it. */
  function take(newest: KnownShared): boolean {
    const { shared_id, contents } = newest;
    state.learn(newest);
    const shown = findShared(editor, shared_id);
    if (!shown) return false;
    replaceShared(editor, shown, shared_id, contents);
    state.settle(projectData(editor), shared_id);
    return true;
  }

  const takeBack = () => {
    editor.UndoManager.undo();
    hideNotice();
  };

  let readAt = Date.now();
  /** Reads what others did with shared sections meanwhile. */
  async function refresh(): Promise<void> {
    readAt = Date.now();
    const answer = await call('GET', address);
    if (answer.status !== 200) return;
    const listed = answer.data as SharedSection[];
    for (const id of [...known.keys()]) if (!listed.some(({ shared_id }) => shared_id === id)) known.delete(id);
    const followed: string[] = [];
    for (const section of listed) {
      const before = known.get(section.shared_id);
      if (!before) {
        const read = await call('GET', `${address}/${section.shared_id}`);
        if (read.status === 200) state.learn(read.data as KnownShared);
        continue;
      }
      const { name, pages, published_revision } = section;
      Object.assign(before, { name, pages, published_revision });
      if (section.revision > before.revision && (await catchUp(before))) followed.push(name);
    }
    showBlocks();
    draw();
    if (followed.length > 0) tell(say('sharedFollowed', followed.join(', ')));
  }
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - readAt >= LOOK_MS) void refresh();
  };

  const button = (text: string, act: string, run: () => void, className = 'tool outlined') => {
    const made = make('button', { type: 'button', className }, text);
    made.dataset.act = act;
    made.addEventListener('click', run);
    return made;
  };
  const focusOn = (act: string) => () =>
    panel.querySelector<HTMLElement>(`[data-act="${act}"]`) ??
    panel.querySelector<HTMLElement>('button') ??
    find('.stage');

  const nameField = (value: string) => {
    const input = make('input', { type: 'text', value, maxLength: MAX_NAME, required: true, autocomplete: 'off' });
    return { input, label: make('label', { className: 'field' }, say('sharedName'), input) };
  };

  function share(part: Component): void {
    const { input, label } = nameField(part.getName());
    askAbout({
      title: say('sharedShareTitle'),
      body: [make('p', { className: 'hint' }, say('sharedHint')), label],
      act: say('sharedShareDo'),
      opener: focusOn('publish'),
      async run() {
        const name = input.value.trim();
        if (!name) return say('sharedNameMissing');
        const contents = contentsAt(projectData(editor), pathOf(part));
        if (!contents) return say('sharedGone');
        const answer = await call('POST', address, { name, contents });
        if (answer.status !== 201) return failureOf(answer);
        const made = answer.data as KnownShared;
        state.learn(made);
        part.addAttributes({ [SHARED]: made.shared_id });
        state.settle(projectData(editor), made.shared_id);
        await saving.flush();
        showBlocks();
        draw();
        tell(say('sharedDone', name));
        return '';
      },
    });
  }

  function rename(section: Known): void {
    const { input, label } = nameField(section.name);
    askAbout({
      title: say('sharedRenameTitle'),
      body: [label],
      act: say('sharedRenameDo'),
      opener: focusOn('rename'),
      async run() {
        const name = input.value.trim();
        if (!name) return say('sharedNameMissing');
        const answer = await call('PUT', `${address}/${section.shared_id}`, { name });
        if (answer.status !== 200) return failureOf(answer);
        section.name = name;
        showBlocks();
        draw();
        return '';
      },
    });
  }

  const listOf = (pages: NonNullable<Known['pages']>) =>
    make(
      'ul',
      { className: 'shared-pages' },
      ...pages.map(({ title, path, is_online }) =>
        make('li', {}, make('span', {}, title), make('small', {}, is_online ? path : `${path} · ${say('inactive')}`)),
      ),
    );

  function publish(section: Known): void {
    const pages = section.pages ?? [];
    askAbout({
      title: say('sharedPublishTitle', section.name),
      body: [listOf(pages), make('p', { className: 'hint' }, say('sharedPublishHint'))],
      act: say('sharedPublish', pages.length),
      opener: focusOn('publish'),
      async run() {
        // What is published everywhere is what the server has.
        if (!(await saving.flush())) return say('sharedUnsaved');
        const { revision, shared_id } = section;
        const answer = await call('POST', `${address}/${shared_id}/publish`, { revision });
        if (answer.status !== 200) {
          if (answer.fields?.shared) void refresh();
          return failureOf(answer);
        }
        const { pages: count, done } = answer.data as { pages: number; done: boolean };
        section.published_revision = revision;
        const isAllPublished = sharedIn(projectData(editor)).every(({ id }) => {
          const shown = known.get(id);
          return !shown || shown.revision <= shown.published_revision;
        });
        if (done && isAllPublished) await saving.publishedPart();
        draw();
        tell(done ? say('sharedPublished', count) : say('sharedFollowing'));
        return '';
      },
    });
  }

  function remove(section: Known): void {
    askAbout({
      title: say('sharedDeleteTitle', section.name),
      body: [make('p', {}, say('sharedDeleteHint'))],
      act: say('sharedDelete'),
      isDangerous: true,
      opener: () => find('.stage'),
      async run() {
        const answer = await call('DELETE', `${address}/${section.shared_id}`);
        if (answer.status !== 200 && answer.status !== 404) return failureOf(answer);
        known.delete(section.shared_id);
        const shown = findShared(editor, section.shared_id);
        if (shown) detach(shown);
        showBlocks();
        draw();
        return '';
      },
    });
  }

  function detachHere(part: Component, section: Known): void {
    detach(part);
    draw();
    tell(say('sharedDetached', section.name), {
      label: say('undo'),
      run: takeBack,
    });
    find('.stage').focus();
  }

  function draw(): void {
    const selected = editor.getSelected();
    const part = sharedAround(selected);
    const section = part && known.get(sharedIdOf(part));
    const act = (document.activeElement as HTMLElement | null)?.closest(
      '#shared-panel [data-act]',
    ) as HTMLElement | null;
    if (part && section) {
      const count = section.pages?.length ?? 0;
      const isWaiting = isUnpublished(section) && count > 0;
      const isHereAlone = count === 1 && section.pages?.[0]?.page_id === start.pageId;
      panel.replaceChildren(
        make('h3', {}, say('sharedNamed', section.name)),
        make('p', { className: 'hint' }, say(isWaiting && !isHereAlone ? 'sharedWaiting' : 'sharedEverywhere')),
        ...(count > 0 && !isHereAlone
          ? [
              button(
                say('sharedPublish', count),
                'publish',
                () => publish(section),
                isWaiting ? 'save' : 'tool outlined',
              ),
            ]
          : []),
        make(
          'div',
          { className: 'shared-acts' },
          button(say('sharedRename'), 'rename', () => rename(section)),
          button(say('sharedDetach'), 'detach', () => detachHere(part, section)),
          button(say('sharedDelete'), 'delete', () => remove(section)),
        ),
      );
    } else if (selected && isPart(editor, selected)) {
      panel.replaceChildren(button(say('sharedShare'), 'share', () => share(selected)));
    } else panel.replaceChildren();
    panel.hidden = panel.childElementCount === 0;
    if (act) panel.querySelector<HTMLElement>(`[data-act="${act.dataset.act}"]`)?.focus();
  }

  fillPlaces(editor, (place, id) => {
    const section = known.get(id);
    const shown = findShared(editor, id);
    const before = place
      .parent()
      ?.components()
      .at(place.index() - 1);
    place.remove();
    if (shown || !section) {
      editor.select(shown);
      shown?.getEl()?.scrollIntoView({ block: 'center' });
      return tell(say(shown ? 'sharedHere' : 'sharedGone'));
    }
    if (before) editor.select(before);
    const isInPlaceOf = addShared(editor, id, section.contents);
    state.settle(projectData(editor), id);
    if (isInPlaceOf)
      tell(say('sharedInPlaceOf', section.name), {
        label: say('undo'),
        run: takeBack,
      });
  });
  // A copy on the same page is a section of its own: which of the two counts nobody could tell.
  editor.on('component:add', (added: Component) => {
    const id = sharedIdOf(added);
    if (id && findShared(editor, id, added)) detach(added);
  });
  saving.onSharedConflict((ids, resume) => {
    const section = known.get(ids[0] ?? '');
    if (!section) return resume();
    const { shared_id, name } = section;
    const newest = async () => {
      const answer = await call('GET', `${address}/${shared_id}`);
      if (answer.status === 200) return answer.data as KnownShared;
      if (answer.status === 404) {
        known.delete(shared_id);
        hideNotice();
        resume();
      } else tell(failureOf(answer), { label: say('tryAgain'), run: ask });
      return null;
    };
    const ask = () =>
      showNotice(say('sharedNewer', name), [
        {
          label: say('loadNewer'),
          async run() {
            const theirs = await newest();
            if (!theirs) return;
            take(theirs);
            // One step back brings what was here again.
            tell(say('sharedTaken'));
            resume();
          },
        },
        {
          label: say('sharedKeepMine'),
          async run() {
            const theirs = await newest();
            if (!theirs) return;
            section.revision = theirs.revision;
            hideNotice();
            resume();
          },
        },
        {
          label: say('sharedOnlyHere'),
          async run() {
            const theirs = await newest();
            const shown = findShared(editor, shared_id);
            if (!theirs || !shown) return;
            detach(shown);
            state.learn(theirs).shown = '';
            hideNotice();
            resume();
          },
        },
      ]);
    ask();
  });
  saving.beforePublishing(refresh);
  // Which pages show it is another list now.
  saving.onPublished(() => void refresh());
  editor.on('component:selected undo redo component:update:attributes', draw);
  editor.on('component:selected', (selected: Component) => sharedAround(selected) && look());
  editor.on('component:deselected', () => !editor.getSelected() && draw());
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  const mark = () => editor.Canvas.getDocument()?.documentElement.setAttribute('data-marks-shared', '');
  mark();
  editor.on('canvas:frame:load', mark);
  showBlocks();
  document.body.dataset.shared = 'true';
  await refresh();
}
