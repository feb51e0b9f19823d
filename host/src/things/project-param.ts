/** The address's parameter that selects a project, read by `useProjectOfAddress`. */
export const PROJECT_PARAM = 'project';
