import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderSandbox, renderSandboxError } from './sandbox-page.ts';

const view = {
  language: 'en' as const,
  orderId: 'o1',
  status: 'pending' as const,
  planTitle: 'Pro',
  period: 'ltd' as const,
  forAccount: false,
  amount: 11900,
  email: 'a@example.com',
  mail: null,
  publicUrl: 'https://app.example.com',
  storeUrl: 'https://app.example.com/store/ltd?payment=o1',
};

test('shows what came from outside as text', () => {
  const html = renderSandbox({ ...view, email: `"<script>alert(1)</script>'&"@example.com`, planTitle: '<b>' });
  assert.doesNotMatch(html, /<script|<b>/);
  assert.match(html, /&lt;script&gt;/);
  assert.doesNotMatch(renderSandboxError('<img src=x>', view.publicUrl, 'en'), /<img/);
});

test('has buttons only while the order waits', () => {
  for (const status of ['created', 'pending'] as const) assert.match(renderSandbox({ ...view, status }), /<form/);
  for (const status of ['paid', 'failed', 'expired', 'refunded'] as const) {
    const html = renderSandbox({ ...view, status });
    assert.doesNotMatch(html, /<form/);
    assert.match(html, /https:\/\/app\.example\.com\/store\/ltd\?payment=o1/);
  }
});

test('says where the code went when the mail’s text is no longer kept', () => {
  assert.match(renderSandbox({ ...view, status: 'paid' }), /was mailed to a@example\.com/);
});

test('speaks the language of the browser', () => {
  const html = renderSandbox({ ...view, language: 'es' });
  assert.match(html, /<html lang="es">/);
  assert.match(html, /Pro, de por vida/);
  assert.match(html, /119,00/);
  assert.match(
    renderSandboxError('This payment does not exist.', view.publicUrl, 'es'),
    /No ha funcionado.*Este pago no existe\./,
  );
});
