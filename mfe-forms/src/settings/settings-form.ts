import type { AdvancedFormSetting, formSettings } from '@landfall/shared/contracts';
import type { SchemaForm } from '@landfall/shared/form';

export type SettingsForm = SchemaForm<typeof formSettings>;
/** The settings that the plan lacks. */
export type Locked = readonly AdvancedFormSetting[];
