import { setTimeout as pause } from 'node:timers/promises';
import { EventLedger } from './event-ledger.ts';
import { Instance } from './instance.ts';
import type { Options, Result } from './scenario.ts';

/** Seconds without anything new, once the kills are over, after which the rest counts as lost. */
const ARRIVING = 60;

/**
 * The process is killed at random moments while forms come in and pages are published, and a receiver fails a third of
 * the time: whatever was acknowledged arrives, under one id.
 */
export async function eventsKilled({ kills }: Pick<Options, 'kills'>): Promise<Result> {
  const instance = await Instance.start({
    OUTBOUND_ALLOW: '127.0.0.0/8,::1',
    WEBHOOK_RETRIES: ['0', ...Array(40).fill('0.5')].join(','),
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const ledger = await EventLedger.begin(instance);
  const writing = Promise.all([ledger.write(), ledger.write(), ledger.write()]);
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(300 + Math.random() * 2_000);
    await instance.kill();
    await instance.resume();
  }
  await pause(1_000);
  ledger.stop();
  await writing;
  const failures = await ledger.judge(ARRIVING);
  const { acknowledged, refused, received, told } = ledger;
  await instance.stop();
  const note = `${kills} kills; ${told.size} events in ${received} messages`;
  return { acknowledged: acknowledged.length, refused, slowest: 0, failures, note };
}
