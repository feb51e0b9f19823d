import { useEffect, useRef, useState } from 'react';

export type Step = 1 | 2 | 3;

/**
 * The steps of the dialog, and where the focus is in them: on a heading where there is one, else on the first field.
 * @param last the step that the page is made with
 */
export function useSteps(last: Step) {
  const [reached, setStep] = useState<Step>(1);
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const step = reached <= last ? reached : last;

  // Not the buttons of the template above it.
  const firstField = {
    get current() {
      return heading.current ?? content.current?.querySelector('input') ?? content.current;
    },
  };
  // The button that was pressed is gone after a step: the focus goes to what has come.
  useEffect(() => {
    if (moved.current && step) (heading.current ?? content.current)?.focus();
  }, [step]);

  return {
    step,
    content,
    heading,
    firstField,
    goTo: (next: Step) => {
      moved.current = true;
      setStep(next);
    },
    startOver: () => {
      moved.current = false;
      setStep(1);
    },
  };
}
