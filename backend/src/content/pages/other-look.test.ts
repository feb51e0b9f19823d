import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBrief } from '@landfall/page/brief/read-brief';
import { composeFacts } from '@landfall/page/compose/compose-facts';
import { otherLook } from './other-look.ts';

/** One for each way to come by colours: of a trade, of none, and in words. */
const TEXTS = {
  'a trade': 'A shop in Porto that sells small rockets. We repair old rockets too.',
  'another trade': 'Bakery in Cork. Sourdough bread every morning, 4.50 euros.',
  'a mood': 'A shop in Porto that sells small rockets. Make it elegant.',
};

for (const [name, descriptionAi] of Object.entries(TEXTS)) {
  test(`another look of a page of ${name} never has the colours that it has`, () => {
    const typed = { title: '', description: '', projectName: 'Northwind', projectDescription: '' };
    const facts = readBrief({ ...typed, descriptionAi });
    const drawnBy = (look: string | undefined) => {
      const { page } = composeFacts(facts, { ...typed, language: 'en', ...(look && { look }) });
      return page.theme;
    };
    let theme = drawnBy(undefined);
    for (let turn = 0; turn < 40; turn += 1) {
      const next = drawnBy(otherLook(theme, { facts, projectName: typed.projectName, brand: {} }));
      assert.notEqual(next.palette, theme.palette);
      theme = next;
    }
  });
}
