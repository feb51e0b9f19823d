import { endExperiment, experimentForm, experimentList, experimentResponse } from '../experiment.ts';
import { endpoint } from './endpoint.ts';

const EXPERIMENTS = '/v1/api/project/:project_id/page/:page_id/experiment';

export const listExperiments = endpoint({
  method: 'GET',
  path: EXPERIMENTS,
  access: 'stats:read',
  responses: { 200: experimentList },
  errors: ['plan_required'],
});

/** Starts an experiment on a published page; one at a time runs there. */
export const startExperiment = endpoint({
  method: 'POST',
  path: EXPERIMENTS,
  access: 'pages:write',
  body: experimentForm,
  responses: { 201: experimentResponse },
  errors: ['plan_required', 'invalid', 'conflict'],
});

/** Ends an experiment, and makes the winner the page. */
export const finishExperiment = endpoint({
  method: 'PUT',
  path: `${EXPERIMENTS}/:experiment_id`,
  access: 'pages:write',
  body: endExperiment,
  responses: { 200: experimentResponse },
  errors: ['invalid', 'conflict'],
});
