import type { NewPageTexts } from './texts.ts';

/** Descriptions to begin with: each says what a good one says. */
export const examplesOf = (texts: NewPageTexts) => [
  { id: 'bakery', name: texts.exampleBakery, text: texts.exampleBakeryText },
  { id: 'course', name: texts.exampleCourse, text: texts.exampleCourseText },
  { id: 'event', name: texts.exampleEvent, text: texts.exampleEventText },
  { id: 'repairs', name: texts.exampleRepairs, text: texts.exampleRepairsText },
];
