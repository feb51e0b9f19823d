import { createHash } from 'node:crypto';

export const STYLE = `
:root { color-scheme: light dark; --page: #f4f5f8; --card: #fff; --ink: #16181d; --soft: #5b6270; --line: #e2e5eb;
  --accent: #4f46e5; --on-accent: #fff; --note: #fff7e0; --note-ink: #6b4e00; --good: #0f7a43; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --page: #0f1115; --card: #181b21; --ink: #eceef2; --soft: #a2a9b6;
  --line: #2b303a; --accent: #8b85ff; --on-accent: #11131a; --note: #33290c; --note-ink: #ffdf8a; --good: #5fd79a;
  --bad: #ff9a92; } }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--page);
  color: var(--ink); font: 16px/1.5 Inter, system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { width: min(100%, 480px); background: var(--card); border: 1px solid var(--line); border-radius: 16px;
  overflow: hidden; box-shadow: 0 12px 40px rgb(15 17 21 / .08); }
.note { padding: 10px 24px; background: var(--note); color: var(--note-ink); font-size: 14px; font-weight: 600; }
.content { padding: 24px; display: grid; gap: 20px; }
h1 { margin-bottom: 6px; font-size: 22px; line-height: 1.25; letter-spacing: -.01em; }
p { color: var(--soft); }
dl { border: 1px solid var(--line); border-radius: 12px; padding: 4px 16px; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--soft); white-space: nowrap; }
dd { font-weight: 600; text-align: right; overflow-wrap: anywhere; }
.order { font: 12px/24px ui-monospace, SFMono-Regular, Menlo, monospace; }
form, .actions { display: grid; gap: 10px; }
button, .button { display: block; width: 100%; padding: 12px 16px; border: 1px solid var(--line); border-radius: 10px;
  background: none; color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none;
  cursor: pointer; }
.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button:hover, .button:hover { filter: brightness(1.08); border-color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.good { color: var(--good); }
.bad { color: var(--bad); }
h2 { font-size: 15px; margin-bottom: 8px; }
pre { padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--page); color: var(--ink);
  font: 14px/1.6 ui-monospace, SFMono-Regular, Menlo, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The one style that the sandbox's policy lets in. */
export const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
