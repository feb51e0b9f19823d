import { Box, late, VisuallyHidden } from '@landfall/shared';
import { type ComponentProps, lazy, Suspense } from 'react';
import { LIST_HEAD_HEIGHT } from './list-head-height.ts';
import { RefusalReport } from './refusal-report.tsx';
import type { SelectionAction } from './selection-bar.tsx';
import { useListTexts } from './texts.ts';
import type { ListActs } from './use-list-acts.ts';
import type { Selection } from './use-selection.ts';

/** The search and the filters; a list that is loaded late prepares them at once. */
export const ListToolbar = late(() => import('./toolbar.tsx'));
const SelectionBar = lazy(() => import('./selection-bar.tsx'));

type BoxProps = ComponentProps<typeof Box>;

interface ListHeadProps extends ComponentProps<typeof ListToolbar> {
  selection?: Selection;
  actions?: readonly SelectionAction[];
  /** Its distances, where it stands on a surface. */
  frame?: BoxProps;
  acts?: Pick<ListActs<never>, 'isPending' | 'refusals' | 'dismissRefusals'>;
}

/**
 * What stands above a list: the search and the filters, and in their place, while something is selected, what can be
 * done with it. The one is as high as the other, so that no row moves.
 */
export function ListHead({ selection, actions = [], acts, frame = { mb: '4' }, ...toolbar }: ListHeadProps) {
  const texts = useListTexts();
  const count = selection?.count ?? 0;
  return (
    <>
      <Box
        display="grid"
        minH={LIST_HEAD_HEIGHT}
        {...frame}
        {...(count > 0 && { position: 'sticky', top: '16', zIndex: '1' })}
        css={{ '& > *': { gridArea: '1 / 1', minWidth: '0' } }}
      >
        <Box visibility={count > 0 ? 'hidden' : 'visible'}>
          <Suspense fallback={null}>
            <ListToolbar {...toolbar} />
          </Suspense>
        </Box>
        {selection && count > 0 && (
          <Box alignSelf="start">
            <Suspense fallback={null}>
              <SelectionBar
                count={count}
                actions={actions}
                isPending={acts?.isPending ?? false}
                onClear={selection.clear}
              />
            </Suspense>
          </Box>
        )}
      </Box>
      {selection && <VisuallyHidden role="status">{count > 0 ? texts.selected(count) : ''}</VisuallyHidden>}
      {acts && acts.refusals.length > 0 && <RefusalReport refusals={acts.refusals} onDismiss={acts.dismissRefusals} />}
    </>
  );
}
