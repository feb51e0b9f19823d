import { openTexts } from '../../platform/texts/open-texts.ts';
import type { texts } from './locales/en.po';

/** What the guides say, by language. */
export const guideTexts = openTexts<typeof texts>(new URL('./locales/', import.meta.url));

type GuideText = keyof typeof texts;

/** A short guide for makers of pages, by the names of its texts. */
export interface Guide {
  /** Its part of the address. */
  name: string;
  title: GuideText;
  summary: GuideText;
  steps: readonly { title: GuideText; text: GuideText }[];
}

export const GUIDES: readonly Guide[] = [
  {
    name: 'first-page',
    title: 'firstPage',
    summary: 'firstPageSummary',
    steps: [
      { title: 'firstPageProject', text: 'firstPageProjectText' },
      { title: 'firstPageDescription', text: 'firstPageDescriptionText' },
      { title: 'firstPageCheck', text: 'firstPageCheckText' },
      { title: 'firstPageChange', text: 'firstPageChangeText' },
    ],
  },
  {
    name: 'own-domain',
    title: 'ownDomain',
    summary: 'ownDomainSummary',
    steps: [
      { title: 'ownDomainChoose', text: 'ownDomainChooseText' },
      { title: 'ownDomainRecords', text: 'ownDomainRecordsText' },
      { title: 'ownDomainVerify', text: 'ownDomainVerifyText' },
      { title: 'ownDomainPrimary', text: 'ownDomainPrimaryText' },
    ],
  },
  {
    name: 'answers',
    title: 'answers',
    summary: 'answersSummary',
    steps: [
      { title: 'answersArrival', text: 'answersArrivalText' },
      { title: 'answersAnswer', text: 'answersAnswerText' },
      { title: 'answersExport', text: 'answersExportText' },
      { title: 'answersMeasure', text: 'answersMeasureText' },
    ],
  },
];
