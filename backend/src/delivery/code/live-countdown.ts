import { WORDS } from '@landfall/page/languages/languages';
import type { PageLanguage } from '@landfall/shared/contracts';

/** What a document has with a countdown whose end is to come, as the server drew it. */
const RUNNING = /class="(?:[^"]*\s)?timer-left[\s"][^<>]*><strong>[^<]*<\/strong> <time\s/;

/**
 * Counts what is left from the end that the server wrote, each second; without seconds where less motion is preferred.
 * A timer is not read out by itself. `over` is said where the owner wrote no text of their own.
 */
const script = (over: string): string => `<script>(() => {
  const language = document.documentElement.lang || undefined;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const units = [['day', 86400], ['hour', 3600], ['minute', 60], ['second', 1]].map(([unit, seconds], index) => [
    unit, seconds, new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', minimumIntegerDigits: index ? 2 : 1 }),
  ]);
  for (const timer of document.querySelectorAll('.timer-left')) {
    const said = timer.querySelector('strong');
    const end = Date.parse(timer.querySelector('time')?.dateTime ?? '');
    if (!said || Number.isNaN(end)) continue;
    said.setAttribute('role', 'timer');
    said.setAttribute('aria-live', 'off');
    said.style.fontVariantNumeric = 'tabular-nums';
    let waiting;
    const tick = () => {
      clearTimeout(waiting);
      const left = end - Date.now();
      if (left <= 0) {
        const last = document.createElement('strong');
        last.textContent = timer.dataset.ended?.trim() || ${JSON.stringify(over).replaceAll('<', '\\u003c')};
        timer.replaceChildren(last);
        calm.removeEventListener('change', tick);
        document.removeEventListener('visibilitychange', tick);
        return;
      }
      let rest = Math.ceil(left / 1000);
      if (calm.matches) rest = Math.ceil(rest / 60) * 60;
      const parts = [];
      for (const [unit, seconds, format] of units) {
        const count = Math.floor(rest / seconds);
        rest -= count * seconds;
        if ((unit === 'day' && count === 0) || (unit === 'second' && calm.matches)) continue;
        parts.push(format.format(count));
      }
      const text = parts.join(' ');
      if (said.textContent !== text) said.textContent = text;
      waiting = setTimeout(tick, left % 1000 || 1000);
    };
    calm.addEventListener('change', tick);
    document.addEventListener('visibilitychange', tick);
    tick();
  }
})()</script>`;

/** The script that has the countdowns of a document run; empty for one without any that still runs. */
export const liveCountdown = (document: string, language: PageLanguage): string =>
  RUNNING.test(document) ? script(WORDS[language].timer.over) : '';
