import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiPages } from './api-pages.ts';

const document = {
  info: { description: 'JSON both ways.' },
  paths: {
    '/v1/page/{page_id}': {
      get: {
        tags: ['pages'],
        summary: 'One page <b>',
        parameters: [
          { name: 'page_id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'accesstokenapp', in: 'header', schema: { type: 'string' } },
          { name: 'sort', in: 'query', schema: { enum: ['new', 'old'] } },
        ],
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Page' } } } },
          default: { content: {} },
        },
        'x-error-codes': ['page_unknown'],
      },
      delete: { tags: ['pages'], summary: 'Delete it', responses: { 204: {} } },
    },
    '/v1/file': {
      post: {
        tags: ['files'],
        summary: 'Upload',
        requestBody: { content: { 'multipart/form-data': { schema: { type: 'object' } } } },
      },
    },
  },
  components: { schemas: { Page: { type: 'object', properties: { title: { type: 'string' } } } } },
};

test('each part of the API has a page with its calls, and one page leads to all', () => {
  const [index, files, pages] = apiPages(document);
  assert.match(
    index?.markdown ?? '',
    /JSON both ways\.[\s\S]*\[files\]\(files\.md\), 1[\s\S]*\[pages\]\(pages\.md\), 2/,
  );
  assert.match(files?.markdown ?? '', /Form: `multipart\/form-data`/);
  const text = pages?.markdown ?? '';
  assert.match(text, /## One page &lt;b>/);
  assert.match(text, /GET \/v1\/page\/\{page_id\}/);
  assert.match(text, /\| `sort` \| query \| `"new" \\\| "old"` \|/);
  assert.match(text, /title\?: string;/);
  assert.match(text, /`page_unknown`/);
  assert.match(text, /Response 204, without a body\./);
});

test('what every call takes and every failure answers is not repeated', () => {
  const text = apiPages(document)[2]?.markdown ?? '';
  assert.doesNotMatch(text, /accesstokenapp|default/);
});
