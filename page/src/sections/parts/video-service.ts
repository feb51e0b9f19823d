/** What people know services by, by the ends of their hosts. */
const SERVICES = { 'youtube.com': 'YouTube', 'youtu.be': 'YouTube', 'vimeo.com': 'Vimeo' } as const;
type Service = (typeof SERVICES)[keyof typeof SERVICES];

const YOUTUBE_ID = /^[\w-]{6,20}$/;
const VIMEO_ID = /^\d{5,12}$/;
const VIMEO_HASH = /^[\da-f]{6,20}$/;

/** The service that an address leads to; undefined for others. */
export function serviceOf(href: string): Service | undefined {
  const host = /^https?:\/\/([^/?#:]*)/i.exec(href)?.[1]?.toLowerCase() ?? '';
  return Object.entries(SERVICES).find(([end]) => host === end || host.endsWith(`.${end}`))?.[1];
}

const SECONDS = { h: 3600, m: 60, s: 1 } as const;

/** "90", "1m30s": the seconds that a video begins at; empty for none. */
function startOf(written: string | null): string {
  if (written === null) return '';
  const parts = Array.from(written.matchAll(/(\d{1,5})([hms]?)/g));
  const seconds = parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * SECONDS[(unit || 's') as 'h' | 'm' | 's'],
    0,
  );
  return seconds > 0 ? String(seconds) : '';
}

const address = (base: string, values: Readonly<Record<string, string>>): URL => {
  const url = new URL(base);
  for (const [name, value] of Object.entries(values)) if (value !== '') url.searchParams.set(name, value);
  return url;
};

function youtubePlayer(url: URL): URL | null {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const isShort = url.hostname.endsWith('youtu.be');
  const id = isShort ? first : /^(?:embed|shorts|live|v)$/.test(first) ? second : url.searchParams.get('v');
  if (!YOUTUBE_ID.test(id ?? '')) return null;
  const start = startOf(url.searchParams.get('t') ?? url.searchParams.get('start'));
  return address(`https://www.youtube-nocookie.com/embed/${id}`, { autoplay: '1', start });
}

function vimeoPlayer(url: URL): URL | null {
  const parts = url.pathname.split('/').filter(Boolean);
  const at = parts.findIndex((part) => VIMEO_ID.test(part));
  const id = parts[at];
  if (id === undefined) return null;
  const hash = url.searchParams.get('h') ?? parts[at + 1] ?? '';
  return address(`https://player.vimeo.com/video/${id}`, {
    ...{ autoplay: '1', dnt: '1' },
    h: VIMEO_HASH.test(hash) ? hash : '',
  });
}

/** Where a service plays the video that an address leads to, without cookies where it can; null where it names no video. */
export function playerOf(href: string): URL | null {
  const service = URL.canParse(href) ? serviceOf(href) : undefined;
  if (!service) return null;
  return service === 'YouTube' ? youtubePlayer(new URL(href)) : vimeoPlayer(new URL(href));
}
