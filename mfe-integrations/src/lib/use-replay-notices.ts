import { notify } from '@landfall/shared';
import { useAreaTexts } from '../texts.ts';

/** What is said of deliveries that are sent again: the options of the calls that send one, and all that failed. */
export function useReplayNotices() {
  const texts = useAreaTexts();
  const failure = { title: texts.failed, reason: texts.tryAgainLater };
  return {
    failure,
    one: {
      failure,
      onSuccess: () => notify.success(texts.sentAgain),
      nameOf: ({ params }: { params: { delivery_id: string } }) => params.delivery_id,
    },
    allFailed: {
      failure,
      onSuccess: ({ count }: { count: number }) =>
        notify.success(count === 0 ? texts.noneFailed : texts.sentAllAgain(count)),
    },
  };
}
