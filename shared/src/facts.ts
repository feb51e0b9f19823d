// What was understood of a description, and correcting it. Bundled by each area that has pages written: it stands on the
// facades.
export { correctedOf, isCorrected } from './facts/corrected.ts';
export { FactGroups } from './facts/fact-groups.tsx';
export { FactView } from './facts/fact-view.tsx';
export { FactsEditor } from './facts/facts-editor.tsx';
export { FactsSkeleton } from './facts/facts-skeleton.tsx';
export { pageLanguageOfTexts, textLocale } from './facts/text-locale.ts';
export { useFactsTexts } from './facts/texts.ts';
export { UnderstoodStep } from './facts/understood-step.tsx';
export { useSheetDraft } from './facts/use-sheet-draft.ts';
export { useUnderstanding } from './facts/use-understanding.ts';
