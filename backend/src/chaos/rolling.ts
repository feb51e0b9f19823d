import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeNextRelease, removeRelease } from '../testing/next-release.ts';
import { EventLedger } from './event-ledger.ts';
import type { Release } from './fleet.ts';
import { Ledger } from './ledger.ts';
import { OpenEditor } from './open-editor.ts';
import type { Reached } from './reached.ts';
import { beginRollOut, failed, newPages, newProject, PATIENCE, read, TODAY } from './roll-out.ts';
import type { Options, Result } from './scenario.ts';
import { Visitors } from './visitors.ts';
import { Writing } from './writing.ts';

/** Seconds until what was begun has to be done once the roll-out is over. */
const SETTLING = 150;

/** Events with a receiver; none where the release that is replaced has no webhooks. */
async function eventsOf(front: Reached, project: string): Promise<EventLedger | undefined> {
  const { status } = await front.call('GET', `/v1/api/project/${project}/webhook`);
  return status === 404 ? undefined : EventLedger.begin(front);
}

/**
 * Replaces the processes of one release by those of another on PostgreSQL behind nginx, one after the other (a new one is
 * started, is ready, an old one is asked to end), while the API is read and written, sites are visited, forms are sent,
 * pages are written in the background, webhooks are delivered, and one page stays open in the editor.
 */
async function roll(from: Release, to: Release): Promise<Result> {
  const rollOut = await beginRollOut(from);
  try {
    const { front } = rollOut;
    const project = await newProject(front, 'Rolling');
    const pages = await newPages(front, project, 12);
    const [first, ...others] = pages;
    const visitors = new Visitors(
      front,
      others.map(({ address }) => address),
      PATIENCE,
    );
    const editorOf = (id = '') =>
      new OpenEditor(rollOut.ports.api, rollOut.token, `/v1/editor/project/${project}/page/${id}`, PATIENCE);
    const editor = editorOf(first?.id);
    await editor.open();
    const ledger = new Ledger(front);
    await ledger.begin();
    const events = await eventsOf(front, project);
    const writing = new Writing(front, await newProject(front, 'Written'));

    let isOver = false;
    const failures: string[] = [];
    // Somebody who opens the editor anew, of whichever release answers, and asks any process for what it names.
    const openAnew = async () => {
      for (let turn = 0; !isOver; turn += 1) {
        const fresh = editorOf(others[turn % others.length]?.id);
        await fresh.open();
        await fresh.load();
        failures.push(...fresh.failures);
        await pause(300);
      }
    };
    const load = Promise.all([
      read(front, () => isOver),
      visitors.visit(20),
      visitors.visit(20),
      visitors.send(),
      ledger.write(150),
      events?.write(),
      writing.ask(),
      editor.use(),
      openAnew(),
    ]);
    // What breaks it is thrown where it is awaited.
    load.catch(() => {});
    const end = () => {
      isOver = true;
      for (const part of [visitors, ledger, events, writing]) part?.stop();
      editor.close();
    };
    await pause(1_500);
    const seconds = await rollOut
      .replaceAll(to)
      .then((taken) => pause(1_500, taken))
      .finally(end);
    const [reads] = await load;

    failures.push(
      ...failed('Reads', reads),
      ...failed('Writes', ledger.statuses),
      ...failed('Visits', visitors.pages),
      ...failed('Forms', visitors.forms),
      ...(events?.unacknowledged ?? []),
      ...visitors.failures,
      ...editor.failures,
      ...writing.failures,
      ...(await ledger.missing()),
      ...(await writing.unwritten(SETTLING)),
      ...((await events?.judge(SETTLING)) ?? []),
      ...rollOut.failures,
    );
    const count = (statuses: Record<number, number>) => Object.values(statuses).reduce((sum, each) => sum + each, 0);
    const note = `${from.name} to ${to.name} in ${seconds} s: ${count(reads)} reads, ${ledger.acknowledged} writes, ${count(visitors.pages)} visits, ${events?.acknowledged.length ?? 0} events delivered, ${writing.count} pages written, ${editor.saved} saves and ${editor.loaded} assets of an open editor`;
    return {
      acknowledged: ledger.acknowledged,
      refused: ledger.refused,
      slowest: Math.round(ledger.slowest),
      failures,
      note,
    };
  } finally {
    await rollOut.stop();
  }
}

/** This release is replaced by one that has another build of the editor and one more change of the schema. */
async function rollToNext(): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-next-'));
  try {
    await makeNextRelease(folder);
    return await roll(TODAY, { name: 'the next', folder });
  } finally {
    await removeRelease(folder);
  }
}

/** An earlier release, where its folder is given, is replaced by this one, else this one by the next. */
export const rolling = ({ from }: Pick<Options, 'from'>): Promise<Result> =>
  from ? roll({ name: basename(from).slice(0, 10), folder: from }, TODAY) : rollToNext();
