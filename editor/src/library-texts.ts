import type { Editor } from 'grapesjs';
import { languages, own } from './locales/library/all.po';
import { language, say } from './texts.ts';

interface Tree {
  [name: string]: string | Tree;
}

/** Texts by their paths as the tree that GrapesJS reads. */
function treeOf(texts: Readonly<Record<string, string>>): Tree {
  const tree: Tree = {};
  for (const [path, text] of Object.entries(texts)) {
    const names = path.split('/');
    const last = names.pop() ?? '';
    let branch = tree;
    for (const name of names) {
      branch[name] ??= {};
      branch = branch[name] as Tree;
    }
    branch[last] = text;
  }
  return tree;
}

/** What every language says alike with our own words. */
const ours = () => ({
  domComponents: { names: { wrapper: say('page') } },
  styleManager: { empty: say('selectElement') },
  traitManager: {
    empty: say('selectElement'),
    traits: {
      labels: {
        id: say('anchor'),
        alt: say('altText'),
        name: say('fieldName'),
        type: say('fieldType'),
        required: say('fieldRequired'),
        placeholder: say('fieldPlaceholder'),
        choices: say('fieldChoices'),
      },
      attributes: {
        id: { placeholder: '' },
        alt: { placeholder: '' },
        title: { placeholder: '' },
        href: { placeholder: '#contact' },
      },
    },
  },
});

/** Has GrapesJS speak the chosen language. */
export function libraryTexts(editor: Editor): void {
  const library = own[language];
  if (library) editor.I18n.addMessages({ [language]: library });
  editor.I18n.addMessages({ [language]: treeOf(languages[language] ?? languages.en ?? {}) });
  editor.I18n.addMessages({ [language]: ours() });
}
