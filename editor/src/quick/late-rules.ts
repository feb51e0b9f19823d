import type { Editor } from 'grapesjs';

interface Mounted {
  css: string;
  ruleView: { el: Node & ChildNode; setElement: (element: Node) => unknown };
}

/**
 * GrapesJS plugin: a rule stands in the page from its first declaration on. GrapesJS makes an empty one for each element
 * that is selected, and the browser would read the rules of the whole page anew for it.
 */
export function lateRules(editor: Editor): void {
  editor.on('css:mount', ({ css, ruleView }: Mounted) => {
    const { el } = ruleView;
    if (el instanceof Comment && css) {
      const style = document.createElement('style');
      style.textContent = css;
      el.replaceWith(style);
      ruleView.setElement(style);
    } else if (el instanceof HTMLStyleElement && !css && !el.parentNode)
      ruleView.setElement(document.createComment(''));
  });
}
