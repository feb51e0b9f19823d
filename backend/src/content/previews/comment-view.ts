import type { FoundSection } from '@landfall/page/pins/find-parts';
import { type PinnedSection, sectionOf } from '@landfall/page/pins/pin';
import { type Html, html, raw } from '@landfall/page/sections/html';
import {
  type CommentThread,
  MOST_COMMENT_LETTERS,
  MOST_READER_NAME_LETTERS,
  type PageComment,
} from '@landfall/shared/contracts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { BAR_STYLE, MARK_STYLE, MARKED_STYLE, PANEL_STYLE, SHARED_STYLE } from './comment-styles.ts';
import type { PreviewAnswer } from './preview-work.ts';
import { previewTexts } from './texts.ts';

/** The id of what is open on a preview. */
const OPEN = 'lf-comments';
/** Stands for the sections that are gone, where one is named. */
export const GONE = '-';

/** What was sent and could not be taken. */
export interface Refused {
  thread: string;
  name: string;
  text: string;
  /** Of the form that it was sent with. */
  nonce: string;
  message: string;
}

/** What a reader sees besides the page. */
export interface CommentView {
  /** Path of the preview. */
  path: string;
  language: SpokenLanguage;
  threads: readonly CommentThread[];
  /** The key of the section whose comments are open; `GONE` for those of sections that are not there any more. */
  on: string;
  /** What its reader is called, as far as that is known. */
  name: string;
  refused?: Refused | undefined;
}

/** Where a preview shows the comments of a section. */
export const commentAddress = (path: string, key: string): string => `${path}?on=${encodeURIComponent(key)}#${OPEN}`;

/** What a section without a heading is, as far as its key says. */
const kindOf = (key: string): string => /^~?(header|footer)(?:-\d+)?$/.exec(key)?.[1] ?? '';

const SPEECH = raw(
  '<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M21 12a8 8 0 0 1-11.6 7.1L4 20.5l1.4-4.6A8 8 0 1 1 21 12Z"/></svg>',
);

const shadow = (language: SpokenLanguage, style: string, inside: Html): Html =>
  html`<template shadowrootmode="open"><style>${raw(SHARED_STYLE + style)}</style><div class="root" lang="${language}" dir="ltr">${inside}</div></template>`;

/** A preview's document with its readers' comments: a control at each section, and what is open. */
export function withComments({ document, sections, start, end }: PreviewAnswer, view: CommentView): string {
  const { path, language, threads, refused } = view;
  const texts = previewTexts(language);
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const nameOf = ({ key, name }: PinnedSection) => name || texts.kind(kindOf(key));
  const pinOf = ({ section, section_name }: CommentThread): PinnedSection => ({ key: section, name: section_name });
  const placed = new Map<string, CommentThread[]>();
  for (const thread of threads) {
    const key = sectionOf(pinOf(thread), sections)?.key ?? GONE;
    placed.set(key, [...(placed.get(key) ?? []), thread]);
  }
  const openIn = (key: string) => (placed.get(key) ?? []).filter(({ resolved }) => !resolved).length;

  const says = ({ name, is_owner, text, created_at }: PageComment) => {
    const at = new Date(created_at * 1000);
    return html`<div class="says"><p class="who">${is_owner ? html`<span class="owner">${texts.owner}</span>` : html`<span>${name}</span>`}<time datetime="${at.toISOString()}">${dates.format(at)}</time></p><p class="said">${text}</p></div>`;
  };

  const form = (key: string, thread: string, label: string, act: string) => {
    const again = refused && refused.thread === thread ? refused : undefined;
    const described = again ? raw(' aria-describedby="wrong"') : '';
    // The address keeps its fragment: whatever the answer is, the browser shows this place of it.
    return html`<form method="post" action="${path}/comment#${OPEN}">${again && html`<p class="wrong" id="wrong" role="alert">${again.message}</p>`}<input type="hidden" name="on" value="${key}"><input type="hidden" name="thread" value="${thread}"><input type="hidden" name="nonce" value="${again?.nonce ?? crypto.randomUUID()}"><label>${texts.yourName}<input name="name" value="${again?.name ?? view.name}" maxlength="${MOST_READER_NAME_LETTERS}" autocomplete="name" required></label><label>${label}<textarea name="text" rows="3" maxlength="${MOST_COMMENT_LETTERS}" required${described}>
${again?.text ?? ''}</textarea></label><div class="foot"><button>${act}</button><p>${texts.seen}</p></div></form>`;
  };

  const reply = (key: string, { thread_id }: CommentThread) =>
    html`<details${refused?.thread === thread_id && raw(' open')}><summary>${texts.reply}</summary>${form(key, thread_id, texts.yourReply, texts.sendReply)}</details>`;

  const threadOf = (key: string) => (thread: CommentThread) =>
    html`<article class="thread">${key === GONE && thread.section_name && html`<p class="about">${thread.section_name}</p>`}${thread.comments.map(says)}${reply(key, thread)}</article>`;

  /** What is open: the threads of a section, those that are done with folded up, and the way to a new one. */
  const panel = (key: string, title: string, isNewPossible: boolean, isPopup = false) => {
    const all = placed.get(key) ?? [];
    const done = all.filter(({ resolved }) => resolved);
    const isAnswering = done.some(({ thread_id }) => thread_id === refused?.thread);
    return html`<landfall-comments id="${key === view.on ? OPEN : `${OPEN}-${key}`}" tabindex="-1" role="region" aria-label="${title}"${key !== GONE && raw(isPopup ? ' data-in-popup' : ' data-on')}>${shadow(
      language,
      PANEL_STYLE,
      html`<div class="band"><div class="card"><div class="head"><h2>${title}</h2>${key !== GONE && html`<a class="close" href="${path}#${OPEN}-${key}">${texts.close}</a>`}</div>${all.filter(({ resolved }) => !resolved).map(threadOf(key))}${done.length > 0 && html`<details class="done"${isAnswering && raw(' open')}><summary>${texts.resolvedCount(done.length)}</summary>${done.map(threadOf(key))}</details>`}${isNewPossible && html`<div class="new"><h3>${texts.newComment}</h3>${form(key, '', texts.yourText, texts.sendComment)}</div>`}</div></div>`,
    )}</landfall-comments>`;
  };

  const labelOf = (section: PinnedSection) => {
    const [count, name] = [openIn(section.key), nameOf(section)];
    return count > 0 ? texts.commentsOn(count, name) : texts.commentOn(name);
  };

  const mark = (section: FoundSection) => {
    const { key, isPopup } = section;
    if (key === view.on) return panel(key, texts.comments(nameOf(section)), true, isPopup).markup;
    const [count, label] = [openIn(key), labelOf(section)];
    return html`<landfall-comments id="${OPEN}-${key}"${isPopup && raw(' data-in-popup')}>${shadow(
      language,
      MARK_STYLE,
      html`<a class="mark" href="${commentAddress(path, key)}" aria-label="${label}">${SPEECH}${count > 0 ? html`<span>${count}</span>` : html`<span class="word">${texts.comment}</span>`}</a>`,
    )}</landfall-comments>`.markup;
  };

  // A popup is closed at first, and nothing may lead to it yet: the bar does.
  const open = threads.filter(({ resolved }) => !resolved).length;
  const bar = html`<style>${raw(MARKED_STYLE)}</style><landfall-comments>${shadow(
    language,
    BAR_STYLE,
    html`<div class="bar"><p>${texts.bar}</p><strong>${texts.open(open)}</strong>${sections.filter(({ isPopup }) => isPopup).map((popup) => html`<a href="${commentAddress(path, popup.key)}">${labelOf(popup)}</a>`)}</div>`,
  )}</landfall-comments>`.markup;
  // A thread that was answered, or is refused, can be of a section that is gone.
  const isGoneShown = placed.has(GONE) || view.on === GONE;
  const gone = isGoneShown ? panel(GONE, texts.gone, Boolean(refused) && view.on === GONE).markup : '';

  const pieces: (readonly [at: number, markup: string])[] = [
    [start, bar],
    ...sections.map((section) => [section.at, mark(section)] as const),
    [end, gone],
  ];
  let [at, made] = [0, ''];
  for (const [to, markup] of pieces) {
    made += document.slice(at, to) + markup;
    at = to;
  }
  return made + document.slice(at);
}
