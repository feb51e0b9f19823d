import { EDITING } from './editor/editing.ts';
import { OPENING } from './editor/opening.ts';
import { CLEANING } from './editor/save.ts';
import { COMPOSING } from './pages/compose-page.ts';
import { LOOKING } from './pages/look.ts';
import { DRAWING, RENDERING } from './pages/publish.ts';
import { ARTEFACT } from './publishing/write-artefact.ts';

/** What people wait for: workers load it before anybody asks. */
export const WARM_TASKS = [COMPOSING, RENDERING, DRAWING, CLEANING, EDITING, OPENING, LOOKING, ARTEFACT];
