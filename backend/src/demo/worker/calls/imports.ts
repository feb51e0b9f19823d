import { importPage } from '@landfall/shared/endpoints';
import { run as readImport } from '../../../content/import/import-work.ts';
import { run as write } from '../../../content/import/written-work.ts';
import { pageLanguageOf } from '../../../content/pages/page-language-of.ts';
import { answer, type Route } from '../api/route.ts';
import { pageBrandOf } from '../pages/brand-of-project.ts';
import { addPage } from '../pages/keep-page.ts';
import { toPage } from '../pages/page-answer.ts';
import { editedContents } from '../pages/publish-edited.ts';
import { contentsOf } from '../pages/write-contents.ts';
import { requireProject } from './require.ts';

export const importRoutes: readonly Route[] = [
  // All pictures of this browser are its own: none is left out as somebody else's.
  answer(importPage, ({ state, params, body, language }) => {
    const project = requireProject(state, params);
    const { name, description } = project;
    const { title, model, head, left, html } = readImport({
      html: body.html,
      title: body.title ?? '',
      project: { name, description },
      brand: pageBrandOf(state, project),
      language: pageLanguageOf(language),
    });
    const contents = editedContents(contentsOf(model), write({ html, model }));
    const page = addPage(state, {
      ...{ projectId: project.id, title, path: body.slug, description: body.description ?? head.description },
      ...{ descriptionAi: '', generatedBy: '', contents, isDraft: true },
    });
    return { data: { page: toPage(state, page), left_out: left } };
  }),
];
