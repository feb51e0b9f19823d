import * as v from 'valibot';
import { message } from './message.ts';
import { timeZone } from './time-zone.ts';
import { epochSeconds, id, text } from './wire.ts';

/** The one project type that the forms offer. */
export const LANDING_PAGE_PROJECT = 'project:landing:page';

export const projectStatus = v.picklist(['active', 'inactive', 'archived']);
export type ProjectStatus = v.InferOutput<typeof projectStatus>;

export const project = v.object({
  project_id: id,
  name: v.string(),
  description: text,
  type: text,
  logo: text,
  /** One that is not known is not said to be active. */
  status: v.fallback(v.nullish(projectStatus, 'active'), 'inactive'),
  /** Whose days its statistics are cut by (a name of the IANA database); absent where the backend keeps none. */
  time_zone: v.optional(v.string()),
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
export type Project = v.InferOutput<typeof project>;

const projectName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(3, message('project_name_too_short', 'Project name must be at least {min} characters long.', { min: 3 })),
  v.maxLength(200, message('project_name_too_long', 'Project name cannot exceed {max} characters.', { max: 200 })),
);

const projectType = v.picklist(
  [LANDING_PAGE_PROJECT, 'other'],
  message('project_type_missing', 'Please select a project type.'),
);

/** The create-project dialog. */
export const createProjectForm = v.object({
  name: projectName,
  tipo: v.pipe(v.string(), projectType),
  description: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(
      10,
      message('new_project_description_too_short', 'Description must be at least {min} characters long.', { min: 10 }),
    ),
    v.maxLength(
      200,
      message('new_project_description_too_long', 'Description cannot exceed {max} characters.', { max: 200 }),
    ),
  ),
});
export type CreateProjectForm = v.InferOutput<typeof createProjectForm>;

/** POST project/new: the form plus `type`, which repeats `tipo`; and the browser's time zone. */
export const createProject = v.object({
  ...createProjectForm.entries,
  tipo: projectType,
  type: v.optional(v.string()),
  time_zone: v.optional(timeZone),
});
export type CreateProject = v.InferOutput<typeof createProject>;

/** The general-settings form. */
export const projectSettingsForm = v.object({
  name: projectName,
  description: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(
      3,
      message('project_description_too_short', 'Project description must be at least {min} characters long.', {
        min: 3,
      }),
    ),
    v.maxLength(
      5000,
      message('project_description_too_long', 'Project description cannot exceed {max} characters.', { max: 5000 }),
    ),
  ),
  /** Absent where nothing is cut by its days. */
  time_zone: v.optional(timeZone),
});
export type ProjectSettingsForm = v.InferOutput<typeof projectSettingsForm>;

/** PUT project/{id}: fields that are absent stay as they are. */
export const projectUpdate = v.partial(projectSettingsForm);
export type ProjectUpdate = v.InferOutput<typeof projectUpdate>;
