import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { whenFirstInput } from './first-input.ts';

/** Has a menu's code fetched, always by the same function. Never fails: a failure counts once the menu is shown. */
type Prepare = () => void;

/**
 * The state of a button whose menu is loaded on demand: fetched with the first input or when the button is focused, shown
 * when it is pressed. `button` goes onto the button that stands in the menu's place until then.
 */
export function useMenuOnDemand(prepare: Prepare) {
  const [asked, setAsked] = useState(false);
  // A release may take it away from the server while the page is open.
  useEffect(() => whenFirstInput(prepare), [prepare]);
  const ask = () => setAsked(true);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    ask();
  };
  return {
    asked,
    ask,
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: ask,
      onKeyDown,
    } as const,
  };
}

interface MenuOnDemandProps {
  /** The menu's button, as the menu takes it. */
  trigger: ReactElement;
  prepare: Prepare;
  /** The menu, a `late` component whose `prepare` this is: it begins open, with the same trigger. */
  children: ReactNode;
}

/** A button whose menu is loaded when somebody is about to press it: no first paint shows what it holds. */
export function MenuOnDemand({ trigger, prepare, children }: MenuOnDemandProps) {
  const { asked, button } = useMenuOnDemand(prepare);
  const waiting = cloneElement(trigger, button);
  return asked ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
