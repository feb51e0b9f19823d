import type { CreatePage, PageDetail, PageVersion } from '@landfall/shared/contracts';
import {
  act,
  failure,
  fakeBackend,
  fireEvent,
  fixtures,
  renderScreen,
  screen,
  useWritableStore,
  waitFor,
  within,
} from '@landfall/shared/testing';
// What the screen loads late, read before the clock of a test runs.
import './new-page-screen.tsx';
import { PagesScreen } from './pages-screen.tsx';

const backend = fakeBackend();
const PAGES = '/v1/api/project/project-1/page';
const TEXT = 'Forno Velho is a bakery in Porto. Rye loaf 5 €.';

const DRAFT: PageDetail = {
  ...fixtures.page({
    page_id: 'page-9',
    title: 'Forno Velho',
    path: '/forno-velho',
    description_ai: TEXT,
    status: 'inactive',
    preview_img: '/v1/preview/9.webp',
  }),
  generation_error: '',
  generated_by: 'composer',
  fallback_reason: '',
  writing: null,
};

function open(path = '/?new=1', capabilities = ['pages.drafts', 'pages.write'], domains = [fixtures.domain()]) {
  backend.get('/v1/api/project/project-1/domain', { data: domains });
  backend.get(PAGES, { data: [], total_pages: 1, total_count: 0 });
  return renderScreen(<PagesScreen />, {
    path,
    config: { capabilities },
    state: { selectedProject: fixtures.project() },
  });
}

const brief = () => screen.findByRole('textbox', { name: 'Describe the page' });
const sent = () =>
  backend.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/new')).map(({ body }) => body);
const slugs = () => sent().map((body) => (body as CreatePage).slug);

async function describePage({ user }: ReturnType<typeof open>, text = TEXT) {
  await user.click(await brief());
  await user.paste(text);
  const write = screen.getByRole('button', { name: 'Write the page' });
  await waitFor(() => expect(write).toBeEnabled());
  await user.click(write);
}

/** An answer that comes when it is let go. */
function held(answer: () => Response) {
  let release = () => {};
  const waiting = new Promise<void>((done) => {
    release = done;
  });
  return { answer: () => waiting.then(answer), release: () => release() };
}

const address = () => screen.getByTestId('address').textContent;

/** It may have been changed in another tab. */
const comeBack = () => act(() => void fireEvent(document, new Event('visibilitychange')));

beforeEach(() => sessionStorage.clear());

describe('the brief', () => {
  it('proposes title and slug, which are edited by hand, and makes a draft that is looked at', async () => {
    backend.post(`${PAGES}/new`, { data: DRAFT }, 201);
    backend.get(`${PAGES}/page-9`, { data: DRAFT });
    const view = open();
    expect(await brief()).toHaveFocus();
    await view.user.paste(TEXT);
    const title = screen.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveValue('Forno Velho'));
    expect(screen.getByRole('textbox', { name: 'Slug' })).toHaveValue('/forno-velho');
    await view.user.clear(title);
    await view.user.type(title, 'Bread');
    expect(screen.getByRole('textbox', { name: 'Slug' })).toHaveValue('/bread');
    await view.user.click(await brief());
    await view.user.keyboard(' Open every day.');
    expect(title).toHaveValue('Bread');
    await view.user.click(screen.getByRole('button', { name: 'Write the page' }));
    expect(await screen.findByText('A draft: only you see it.')).toBeVisible();
    expect(sent()).toEqual([
      expect.objectContaining({
        title: 'Bread',
        slug: '/bread',
        description_ai: `${TEXT} Open every day.`,
        draft: true,
      }),
    ]);
    expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/pages?watch=page-9');
  });

  it('is kept in the tab until its page is made', async () => {
    const view = open();
    await view.user.click(await brief());
    await view.user.paste(TEXT);
    view.unmount();
    open();
    expect(await brief()).toHaveValue(TEXT);
  });

  it('gives an example back for what it took the place of', async () => {
    const { user } = open();
    await user.click(await brief());
    await user.paste('My own');
    await user.click(screen.getByRole('button', { name: /^Bakery/ }));
    expect(await brief()).toHaveFocus();
    expect(await brief()).toHaveDisplayValue(/^Forno Velho is a family bakery/);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await brief()).toHaveValue('My own');
  });

  it('gives it back after the screen was left, too', async () => {
    const view = open();
    await view.user.click(await brief());
    await view.user.paste('My own');
    await view.user.click(screen.getByRole('button', { name: /^Bakery/ }));
    await view.user.click(screen.getByRole('link', { name: 'All pages' }));
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    view.unmount();
    open();
    expect(await brief()).toHaveValue('My own');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('My own');
  });

  it('has the focus on the heading of the page, and on that of the list afterwards', async () => {
    backend.post(`${PAGES}/new`, { data: DRAFT }, 201);
    backend.get(`${PAGES}/page-9`, { data: DRAFT });
    const view = open();
    await describePage(view);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Forno Velho' })).toHaveFocus());
    await view.user.click(screen.getByRole('link', { name: 'All pages' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Pages' })).toHaveFocus());
  });

  it('leads nowhere once the screen was left, and is forgotten when its page is there', async () => {
    const { answer, release } = held(() => Response.json({ data: DRAFT }, { status: 201 }));
    backend.post(`${PAGES}/new`, answer);
    backend.get(`${PAGES}/page-9`, { data: DRAFT });
    const view = open();
    await describePage(view);
    await waitFor(() => expect(sent()).toHaveLength(1));
    await view.user.click(screen.getByRole('link', { name: 'All pages' }));
    release();
    expect(await screen.findByText('Page created successfully!')).toBeVisible();
    expect(address()).toBe('/dashboard/pages');
    expect(sessionStorage.getItem('draft:new-page')).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Open the page' }));
    expect(await screen.findByText('A draft: only you see it.')).toBeVisible();
  });

  it('leads nowhere in another project', async () => {
    const { answer, release } = held(() => Response.json({ data: DRAFT }, { status: 201 }));
    backend.post(`${PAGES}/new`, answer);
    backend.get('/v1/api/project/project-2/domain', { data: [] });
    await describePage(open());
    await waitFor(() => expect(sent()).toHaveLength(1));
    act(() => useWritableStore.setState({ selectedProject: fixtures.project({ project_id: 'project-2' }) }));
    release();
    expect(await screen.findByText('Page created successfully!')).toBeVisible();
    expect(address()).toBe('/?new=1');
    expect(screen.queryByRole('button', { name: 'Open the page' })).not.toBeInTheDocument();
    expect(sessionStorage.getItem('draft:new-page')).toBeNull();
  });

  it('tries the next slug where the proposed one is taken', async () => {
    backend.post(`${PAGES}/new`, ({ body }) =>
      (body as CreatePage).slug.endsWith('velho')
        ? Response.json({ message: 'Taken', code: 'slug_taken', fields: { slug: ['Taken'] } }, { status: 409 })
        : Response.json({ data: DRAFT }, { status: 201 }),
    );
    backend.get(`${PAGES}/page-9`, { data: DRAFT });
    await describePage(open());
    expect(await screen.findByText('A draft: only you see it.')).toBeVisible();
    expect(slugs()).toEqual(['/forno-velho', '/forno-velho-2']);
  });

  it('says beside the field that a slug of one’s own is taken', async () => {
    backend.post(`${PAGES}/new`, () =>
      Response.json({ message: 'Taken', code: 'slug_taken', fields: { slug: ['It is taken.'] } }, { status: 409 }),
    );
    const view = open();
    await view.user.type(await screen.findByRole('textbox', { name: 'Slug' }), 'mine');
    await describePage(view);
    expect(await screen.findByText('It is taken.')).toBeVisible();
    expect(slugs()).toEqual(['/mine']);
  });

  it.each([
    ['was lost', () => Response.error()],
    ['was one of something in between', () => failure(502)],
  ])('finds what was made when the answer %s, and makes it once', async (_what, answer) => {
    backend.post(`${PAGES}/new`, answer);
    backend.get(`${PAGES}/page-9`, { data: DRAFT });
    const view = open();
    await describePage(view);
    await waitFor(() => expect(sent()).toHaveLength(1));
    const made = { ...DRAFT, created_at: Math.floor(Date.now() / 1000) };
    backend.get(PAGES, { data: [made], total_pages: 1, total_count: 1 });
    const write = screen.getByRole('button', { name: 'Write the page' });
    await waitFor(() => expect(write).toBeEnabled());
    await view.user.click(write);
    expect(await screen.findByText('A draft: only you see it.')).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('takes no page that was there before for the one that was lost', async () => {
    backend.post(`${PAGES}/new`, () => Response.error());
    backend.get(`${PAGES}/page-9`, { data: DRAFT });
    const view = open();
    await describePage(view);
    await waitFor(() => expect(sent()).toHaveLength(1));
    backend.get(PAGES, { data: [DRAFT], total_pages: 1, total_count: 1 });
    backend.post(`${PAGES}/new`, { data: DRAFT }, 201);
    const write = screen.getByRole('button', { name: 'Write the page' });
    await waitFor(() => expect(write).toBeEnabled());
    await view.user.click(write);
    expect(await screen.findByText('A draft: only you see it.')).toBeVisible();
    expect(sent()).toHaveLength(2);
  });

  it('takes no page of another project for the one that was lost', async () => {
    const other = '/v1/api/project/project-2';
    const page = { ...DRAFT, page_id: 'page-8', created_at: Math.floor(Date.now() / 1000) };
    backend.post(`${PAGES}/new`, () => Response.error());
    backend.post(`${other}/page/new`, { data: page }, 201);
    backend.get(`${other}/page`, { data: [page], total_pages: 1, total_count: 1 });
    backend.get(`${other}/page/page-8`, { data: page });
    backend.get(`${other}/domain`, { data: [fixtures.domain()] });
    const view = open();
    await describePage(view);
    await screen.findByText('Failed to create page. Please try again.');
    act(() => useWritableStore.setState({ selectedProject: fixtures.project({ project_id: 'project-2' }) }));
    const write = await screen.findByRole('button', { name: 'Write the page' });
    await waitFor(() => expect(write).toBeEnabled());
    await view.user.click(write);
    expect(await screen.findByText('A draft: only you see it.')).toBeVisible();
    expect(sent()).toHaveLength(2);
  });

  it('cannot be written without a domain, and says where to get one', async () => {
    const { user } = open('/?new=1', ['pages.drafts', 'pages.write'], []);
    await user.click(await brief());
    await user.paste(TEXT);
    expect(await screen.findByText('Domain required to create pages')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Write the page' })).toBeDisabled();
  });
});

describe('a page that is written', () => {
  const watch = (page: PageDetail) => {
    backend.get(`${PAGES}/page-9`, () => Response.json({ data: page }));
    return open('/?watch=page-9');
  };

  it('shows the headings that are there, and goes on by itself', async () => {
    let page: PageDetail = {
      ...DRAFT,
      status: 'pending',
      preview_img: '',
      writing: { sections: ['Bread', 'Prices'], view_url: '/v1/w', picture_url: '/v1/w/p?sections=2-1' },
    };
    backend.get(`${PAGES}/page-9`, () => Response.json({ data: page }));
    open('/?watch=page-9');
    expect(await screen.findByText('It is being written…')).toBeVisible();
    expect(screen.getByText('Prices')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    page = DRAFT;
    expect(await screen.findByText('A draft: only you see it.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
  });

  it('says what becomes of it where something was said of it before', async () => {
    const { answer, release } = held(() => Response.json({ data: DRAFT }));
    backend.get(`${PAGES}/page-9`, answer);
    open('/?watch=page-9');
    const status = await waitFor(() => {
      const [first] = screen.getAllByRole('status');
      if (!first) throw new Error('Nothing says how it is.');
      return first;
    });
    release();
    expect(await screen.findByText('A draft: only you see it.')).toBe(status);
  });

  it('shows what was written last until the address of what it became is known', async () => {
    const version = (view_url: string): PageVersion => ({
      version_id: view_url,
      number: 1,
      origin: 'generated',
      restored_from: null,
      preview_img: '',
      view_url,
      current: true,
      created_at: 1_700_000_000,
      note: '',
    });
    const versions = (view_url: string) => Response.json({ data: [version(view_url)], total_pages: 1, total_count: 1 });
    const shown = () => [...document.querySelectorAll('iframe')].map(({ src }) => src);
    const writing = { sections: [], view_url: 'http://localhost/written', picture_url: '/p?sections=2' };
    let page: PageDetail = { ...DRAFT, status: 'pending', writing };
    backend.get(`${PAGES}/page-9`, () => Response.json({ data: page }));
    backend.get(`${PAGES}/page-9/version`, () => versions('http://localhost/before'));
    open('/?watch=page-9', ['pages.drafts', 'pages.write', 'pages.history']);
    await waitFor(() => expect(shown()).toEqual(['http://localhost/written?sections=2']));
    const { answer, release } = held(() => versions('http://localhost/after'));
    backend.get(`${PAGES}/page-9/version`, answer);
    page = DRAFT;
    expect(await screen.findByText('A draft: only you see it.')).toBeVisible();
    expect(shown()).toEqual(['http://localhost/written?sections=2']);
    release();
    await waitFor(() => expect(shown()).toContain('http://localhost/after'));
    expect(shown()).not.toContain('http://localhost/before');
  });

  it('is shown as published where another tab did that, and leaves the focus', async () => {
    let page = DRAFT;
    backend.get(`${PAGES}/page-9`, () => Response.json({ data: page }));
    open('/?watch=page-9');
    const change = await screen.findByRole('link', { name: 'Change' });
    act(() => change.focus());
    page = { ...DRAFT, status: 'active' };
    comeBack();
    expect(await screen.findByRole('link', { name: 'Open the page' })).toBeVisible();
    expect(change).toHaveFocus();
  });

  it('cannot be published twice, though its address is none', async () => {
    watch({ ...DRAFT, status: 'active', url: '' });
    expect(await screen.findByText('Online: everybody can see it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  });

  it('offers another way once it is known whether there is one', async () => {
    const { answer, release } = held(() => Response.json({ data: { colour: '#112233', type: '' } }));
    backend.get('/v1/api/project/project-1/brand', answer);
    backend.get(`${PAGES}/page-9`, { data: DRAFT });
    open('/?watch=page-9', ['pages.drafts', 'pages.write', 'brand']);
    await screen.findByText('A draft: only you see it.');
    expect(screen.queryByRole('button', { name: 'Try another' })).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('button', { name: 'Try another' })).toBeEnabled();
  });

  it('is looked at no more in another project', async () => {
    backend.get('/v1/api/project/project-2/domain', { data: [] });
    backend.get('/v1/api/project/project-2/page', { data: [], total_pages: 1, total_count: 0 });
    backend.get('/v1/api/project/project-2/page/page-9', () => failure(404));
    watch(DRAFT);
    await screen.findByText('A draft: only you see it.');
    act(() => useWritableStore.setState({ selectedProject: fixtures.project({ project_id: 'project-2' }) }));
    expect(await screen.findByText('No pages found')).toBeVisible();
    expect(address()).toBe('/');
  });

  it('is published once, and leads to where it is, with the focus', async () => {
    let page = DRAFT;
    backend.get(`${PAGES}/page-9`, () => Response.json({ data: page }));
    backend.put(`${PAGES}/page-9`, () => {
      page = { ...DRAFT, status: 'active' };
      return Response.json({ data: page });
    });
    const { user } = open('/?watch=page-9');
    await user.dblClick(await screen.findByRole('button', { name: 'Publish' }));
    const visit = await screen.findByRole('link', { name: 'Open the page' });
    expect(visit).toHaveAttribute('href', DRAFT.url);
    await waitFor(() => expect(visit).toHaveFocus());
    expect(backend.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { status: 'active' },
    ]);
  });

  it('is written another way, and the focus stays on what says so', async () => {
    let page = DRAFT;
    backend.get(`${PAGES}/page-9`, () => Response.json({ data: page }));
    backend.post(`${PAGES}/page-9/generate`, () => {
      page = { ...DRAFT, status: 'pending' };
      return Response.json({ data: page }, { status: 202 });
    });
    const { user } = open('/?watch=page-9');
    await user.click(await screen.findByRole('button', { name: 'Try another' }));
    expect(await screen.findByText('It is being written…')).toHaveFocus();
    expect(backend.calls.find(({ path }) => path.endsWith('/generate'))?.body).toEqual({ another: true });
  });

  it('says why it was not written, and asks for it again', async () => {
    watch({ ...DRAFT, preview_img: '', generation_error: 'The storage was away.' });
    expect(await screen.findByText('The storage was away.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  });

  it('keeps what is seen while the connection is gone', async () => {
    let isAway = false;
    backend.get(`${PAGES}/page-9`, () =>
      isAway ? failure(503) : Response.json({ data: { ...DRAFT, status: 'pending' } }),
    );
    open('/?watch=page-9');
    expect(await screen.findByText('It is being written…')).toBeVisible();
    isAway = true;
    expect(await screen.findByText('The connection is gone. The page goes on being written.')).toBeVisible();
    expect(screen.getByRole('heading', { name: DRAFT.title })).toBeVisible();
  });

  it('says nothing of a connection where nothing is waited for', async () => {
    let isAway = false;
    backend.get(`${PAGES}/page-9`, () => (isAway ? failure(503) : Response.json({ data: DRAFT })));
    open('/?watch=page-9');
    await screen.findByText('A draft: only you see it.');
    isAway = true;
    const before = backend.calls.length;
    comeBack();
    await waitFor(() => expect(backend.calls.length).toBeGreaterThan(before));
    await act(async () => {});
    expect(screen.queryByText('The connection is gone. The page goes on being written.')).not.toBeInTheDocument();
  });

  it.each([
    ['there is none', () => Response.json({ data: null })],
    ['it is not found', () => failure(404)],
  ])('says so where it is gone: %s', async (_what, answer) => {
    backend.get(`${PAGES}/page-9`, answer);
    open('/?watch=page-9');
    expect(await screen.findByText('This page is not there any more')).toBeVisible();
  });

  it('says so when it goes while one looks at it', async () => {
    let isGone = false;
    backend.get(`${PAGES}/page-9`, () => (isGone ? failure(404) : Response.json({ data: DRAFT })));
    open('/?watch=page-9');
    await screen.findByText('A draft: only you see it.');
    isGone = true;
    comeBack();
    expect(await screen.findByText('This page is not there any more')).toBeVisible();
  });
});

describe('templates', () => {
  it('are looked at whole before one is taken as a draft', async () => {
    const template = { template_id: 'shop', name: 'Shop', description: 'To sell.', category: 'Trade', preview_img: '' };
    backend.get('/v1/api/template', { data: [template] });
    backend.post(`${PAGES}/new`, { data: { ...DRAFT, description_ai: '' } }, 201);
    backend.get(`${PAGES}/page-9`, { data: { ...DRAFT, description_ai: '' } });
    const { user } = open('/?new=template', ['pages.drafts', 'pages.write', 'templates']);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Or begin with a template' })).toHaveFocus());
    await user.click(await screen.findByRole('button', { name: /Shop/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Shop' }));
    await user.click(dialog.getByRole('button', { name: 'Use this template' }));
    expect(await screen.findByRole('link', { name: 'Other templates' })).toBeVisible();
    expect(sent()).toEqual([expect.objectContaining({ title: 'Shop', slug: '/shop', template: 'shop', draft: true })]);
  });
});
