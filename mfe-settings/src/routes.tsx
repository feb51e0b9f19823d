import { defineArea, Screen } from '@landfall/shared';

export default defineArea({ general: () => <Screen title="Project Settings">…</Screen> });
