import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitepress';

const SOURCE = path.resolve(import.meta.dirname, '../../.cache/docs');

/** The first heading of a page, which is its name. */
function titleOf(file: string): string {
  const text = readFileSync(path.join(SOURCE, file), 'utf8');
  return (/^# (.+)$/m.exec(text)?.[1] ?? /<h1>([^<]+)/.exec(text)?.[1] ?? file).replaceAll('`', '');
}

const entry = (file: string, text = titleOf(file)) => ({ text, link: `/${file.replace(/(index)?\.md$/, '')}` });

const pagesIn = (folder: string) =>
  readdirSync(path.join(SOURCE, folder))
    .filter((name) => name.endsWith('.md') && name !== 'index.md')
    .toSorted();

const folder = (name: string, text: (file: string) => string | undefined = () => undefined) =>
  pagesIn(name).map((file) => entry(`${name}/${file}`, text(file)));

/** The guides in the order in which their list names them. */
const guides = () =>
  [...readFileSync(path.join(SOURCE, 'guides/index.md'), 'utf8').matchAll(/href="\.\/([a-z-]+)\.html"/g)].map(
    ([, name]) => entry(`guides/${name}.md`),
  );

const group = (text: string, items: { text: string; link: string }[], collapsed = false) => ({
  text,
  items,
  collapsed,
});

const docs = (...names: string[]) => names.map((name) => entry(`docs/${name}.md`));

const code = (...folders: string[]) => folders.map((name) => entry(`${name}/index.md`, name));

/** A heading's anchor as source hosts make it, so that links lead to the same place here and there. */
const slugify = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%235a48e6'/%3E%3Cpath d='M7 21.5c3.5 0 3.5-2.5 6.5-2.5s3 2.5 6 2.5 3-2.5 5.5-2.5' fill='none' stroke='%23fff' stroke-width='2.4' stroke-linecap='round'/%3E%3Cpath d='M16 6v7m0 0 3-3m-3 3-3-3' fill='none' stroke='%23fff' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E";

/** The site of the documentation. `npm run docs` lays its pages together and builds it. */
export default defineConfig({
  title: 'Landfall',
  description: 'A landing-page and funnel builder that anybody can run.',
  lang: 'en',
  srcDir: SOURCE,
  outDir: path.resolve(import.meta.dirname, '../dist'),
  cacheDir: path.resolve(import.meta.dirname, '../../.cache/vitepress'),
  head: [['link', { rel: 'icon', href: icon }]],
  ignoreDeadLinks: 'localhostLinks',
  markdown: {
    attrs: { disable: true },
    anchor: { slugify },
    config: ({ renderer, utils }) => {
      // Two curly brackets would begin an expression of the site's own templates.
      const escaped = (text: string) => utils.escapeHtml(text).replaceAll('{{', '&#123;&#123;');
      renderer.rules.text = (tokens, index) => escaped(tokens[index]?.content ?? '');
      renderer.rules.code_inline = (tokens, index) => `<code>${escaped(tokens[index]?.content ?? '')}</code>`;
    },
  },
  themeConfig: {
    logo: { src: icon, alt: '' },
    outline: [2, 3],
    search: { provider: 'local' },
    nav: [
      { text: 'Guides', link: '/guides/' },
      { text: 'Run it', link: '/docs/operations' },
      { text: 'API', link: '/api/' },
      { text: 'Extend it', link: '/docs/third-party-areas' },
    ],
    sidebar: [
      group('Landfall', [entry('index.md', 'What it is'), entry('docs/index.md', 'All documentation')]),
      group('Make pages', [
        entry('guides/index.md', 'Guides'),
        ...guides(),
        ...docs('forms', 'funnels', 'experiments', 'comments', 'pixels', 'custom-code', 'integrations', 'webhooks'),
      ]),
      group('Run it', [
        ...docs('one-machine', 'operations', 'runbook', 'security', 'privacy', 'performance'),
        entry('CHANGELOG.md'),
      ]),
      group(
        'Write programs',
        [
          ...docs('api-tokens', 'mcp'),
          entry('api/index.md', 'The API'),
          ...folder('api', (file) => `API: ${path.basename(file, '.md')}`),
        ],
        true,
      ),
      group('Extend it', docs('third-party-areas', 'sdk-reference', 'translating')),
      group(
        'Work on it',
        [
          entry('CONTRIBUTING.md'),
          ...docs('architecture', 'glossary'),
          ...code('host', 'shared', 'backend', 'page', 'editor', 'e2e', 'tools'),
        ],
        true,
      ),
      group('Decisions', folder('docs/decisions'), true),
    ],
  },
});
