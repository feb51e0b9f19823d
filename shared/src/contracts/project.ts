import * as v from 'valibot';
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
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
export type Project = v.InferOutput<typeof project>;

const projectName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(3, 'Project name must be at least 3 characters long.'),
  v.maxLength(200, 'Project name cannot exceed 200 characters.'),
);

const projectType = v.picklist([LANDING_PAGE_PROJECT, 'other'], 'Please select a project type.');

/** The create-project dialog. */
export const createProjectForm = v.object({
  name: projectName,
  tipo: v.pipe(v.string(), projectType),
  description: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(10, 'Description must be at least 10 characters long.'),
    v.maxLength(200, 'Description cannot exceed 200 characters.'),
  ),
});
export type CreateProjectForm = v.InferOutput<typeof createProjectForm>;

/** POST project/new: the form plus `type`, which repeats `tipo`. */
export const createProject = v.object({
  ...createProjectForm.entries,
  tipo: projectType,
  type: v.optional(v.string()),
});
export type CreateProject = v.InferOutput<typeof createProject>;

/** The general-settings form. */
export const projectSettingsForm = v.object({
  name: projectName,
  description: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(3, 'Project description must be at least 3 characters long.'),
    v.maxLength(5000, 'Project description cannot exceed 5000 characters.'),
  ),
});
export type ProjectSettingsForm = v.InferOutput<typeof projectSettingsForm>;

/** PUT project/{id}: fields that are absent stay as they are. */
export const projectUpdate = v.partial(projectSettingsForm);
export type ProjectUpdate = v.InferOutput<typeof projectUpdate>;
