import type { Section } from '../model.ts';
import { tableNode, tabsNode, videoNode } from './blocks.ts';
import { faqNode, featuresNode, galleryNode, listingNode, stepsNode, storyNode } from './content.ts';
import { goalNode, hoursNode, notesNode, placeNode } from './facts.ts';
import { heroNode } from './hero.ts';
import type { Node } from './node.ts';
import { comparisonNode, countdownNode, ctaNode, leadFormNode, logosNode, pricingNode, teamNode } from './offers.ts';
import type { Paint } from './paint.ts';

/** A section as a picture shows it; null for those that no picture reaches or needs. */
export function sectionNode(section: Section, paint: Paint): Node | null {
  switch (section.kind) {
    case 'hero':
      return heroNode(section, paint);
    case 'features':
      return featuresNode(section, paint);
    case 'story':
      return storyNode(section, paint);
    case 'steps':
      return stepsNode(section, paint);
    case 'gallery':
      return galleryNode(section, paint);
    case 'listing':
      return listingNode(section, paint);
    case 'faq':
      return faqNode(section, paint);
    case 'lead-form':
      return leadFormNode(section, paint);
    case 'countdown':
      return countdownNode(section, paint);
    case 'logos':
      return logosNode(section, paint);
    case 'pricing':
      return pricingNode(section, paint);
    case 'comparison':
      return comparisonNode(section, paint);
    case 'team':
      return teamNode(section, paint);
    case 'cta':
      return ctaNode(section, paint);
    case 'goal':
      return goalNode(section, paint);
    case 'hours':
      return hoursNode(section, paint);
    case 'notes':
      return notesNode(section, paint);
    case 'place':
      return placeNode(section, paint);
    case 'table':
      return tableNode(section, paint);
    case 'tabs':
      return tabsNode(section, paint);
    case 'video':
      return videoNode(section, paint);
    default:
      return null;
  }
}
